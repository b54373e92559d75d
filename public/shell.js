// The start screen until the game is there, which index.html paints: it speaks the reader's language and puts first what comes
// first. Tells what has not arrived or has broken down, and tries again. It comes before boot.js, which starts the game, and tells when that file itself is missing. A file of
// its own because the page's content security policy allows no inline script.

const TEXTS = {
  en: {
    pitch: "Roll the dice, keep the right ones and stop in time: the grill is full of worms, and everybody at the table wants the largest portion.",
    tagline: "The dice game of sizzling worms",
    play: "Play",
    know: "I know the game",
    guide: "How to play",
    new_game: "New game",
    continue_game: "Continue",
    rules: "Rules",
    settings: "Settings",
    practice: "Practice",
    unofficial: "Unofficial: not connected with the author, Reiner Knizia, or the publisher, Zoch. Texts and pictures are our own.",
    language: "Language",
    loading: "Loading…",
    failed: "The game couldn’t be loaded. Check the connection and try again.",
    plain: "Part of the game’s styling didn’t arrive. You can play, but it looks plain.",
    damaged: "The game arrived damaged, or this browser is too old for it. Try again; if that doesn’t help, update the browser or try another one.",
    old: "This browser can’t run the game, or its settings forbid it (WebAssembly). Please update it, allow it, or try another one.",
    retry: "Try again",
    broken: "Something went wrong inside the game. It’s saved up to the last move: reload the page and play on.",
    reload: "Reload",
  },
  de: {
    pitch: "Würfle, leg die richtigen Würfel beiseite und hör rechtzeitig auf: Auf dem Grill brutzeln Würmer, und alle am Tisch wollen die größte Portion.",
    tagline: "Das Würfelspiel um Bratwürmer",
    play: "Spielen",
    know: "Ich kenne das Spiel",
    guide: "So geht’s",
    new_game: "Neues Spiel",
    continue_game: "Weiterspielen",
    rules: "Regeln",
    settings: "Einstellungen",
    practice: "Üben",
    unofficial: "Inoffiziell: keine Verbindung zum Autor Reiner Knizia oder zum Verlag Zoch. Texte und Bilder sind unsere eigenen.",
    language: "Sprache",
    loading: "Wird geladen …",
    failed: "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.",
    plain: "Ein Teil der Gestaltung kam nicht an. Du kannst spielen, aber es sieht karg aus.",
    damaged: "Das Spiel kam beschädigt an, oder dieser Browser ist zu alt dafür. Versuch es noch einmal; wenn das nicht hilft, aktualisiere den Browser oder nimm einen anderen.",
    old: "Dieser Browser kann das Spiel nicht ausführen, oder seine Einstellungen verbieten es (WebAssembly). Bitte aktualisiere ihn, erlaube es oder nimm einen anderen.",
    retry: "Noch einmal versuchen",
    broken: "Im Spiel ist etwas schiefgegangen. Es ist bis zum letzten Schritt gespeichert: Lade die Seite neu und spiel weiter.",
    reload: "Neu laden",
  },
  it: {
    pitch: "Lancia i dadi, tieni quelli giusti e fermati in tempo: la griglia è piena di vermi e al tavolo tutti vogliono la porzione più grande.",
    tagline: "Il gioco di dadi dei vermi alla griglia",
    play: "Gioca",
    know: "Conosco già il gioco",
    guide: "Come si gioca",
    new_game: "Nuova partita",
    continue_game: "Continua",
    rules: "Regole",
    settings: "Impostazioni",
    practice: "Allenamento",
    unofficial: "Non ufficiale: nessun legame con l’autore, Reiner Knizia, né con l’editore, Zoch. Testi e immagini sono nostri.",
    language: "Lingua",
    loading: "Caricamento…",
    failed: "Non è stato possibile caricare il gioco. Controlla la connessione e riprova.",
    plain: "Una parte della grafica non è arrivata. Puoi giocare, ma la pagina è spoglia.",
    damaged: "Il gioco è arrivato danneggiato, oppure questo browser è troppo vecchio. Riprova; se non basta, aggiorna il browser o provane un altro.",
    old: "Questo browser non può eseguire il gioco, o le impostazioni lo vietano (WebAssembly). Aggiornalo, cambia impostazioni o provane un altro.",
    retry: "Riprova",
    broken: "Qualcosa è andato storto nel gioco. È salvato fino all’ultima mossa: ricarica la pagina e continua a giocare.",
    reload: "Ricarica",
  },
  fr: {
    pitch: "Lance les dés, garde les bons et arrête-toi à temps : la brochette est pleine de vers, et toute la table veut la plus grosse part.",
    tagline: "Pickomino : le jeu de dés aux vers bien grillés",
    play: "Jouer",
    know: "Je connais déjà le jeu",
    guide: "Comment jouer",
    new_game: "Nouvelle partie",
    continue_game: "Continuer",
    rules: "Règles",
    settings: "Réglages",
    practice: "Entraînement",
    unofficial: "Application non officielle, sans lien avec l’auteur, Reiner Knizia, ni avec l’éditeur, Zoch. Les textes et les images sont les nôtres.",
    language: "Langue",
    loading: "Chargement…",
    failed: "Impossible de charger le jeu. Vérifie la connexion et réessaie.",
    plain: "Il manque un morceau de la présentation. Tu peux jouer, mais la page reste sans mise en forme.",
    damaged: "Le jeu est arrivé endommagé, ou ce navigateur est trop ancien. Réessaie ; si cela ne suffit pas, mets le navigateur à jour ou essaies-en un autre.",
    old: "Ce navigateur ne peut pas exécuter le jeu, ou ses réglages l’interdisent. Mets-le à jour, autorise WebAssembly ou essaies-en un autre.",
    retry: "Réessayer",
    broken: "Quelque chose s’est mal passé dans le jeu. Ta partie est gardée jusqu’au dernier coup : recharge la page et continue.",
    reload: "Recharger",
  },
};

// A ring shows the focus to whoever plays by keys. As long as nobody has pressed anything, nobody is known to (style/base.css).
document.body.toggleAttribute("data-untouched", true);
for (const kind of ["keydown", "pointerdown"]) {
  addEventListener(kind, () => document.body.removeAttribute("data-untouched"), { capture: true, once: true });
}

// What the game keeps; whatever the storage holds or refuses, it does no harm.
const PREFIX = `heckmeck:${new URL("./", location.href).pathname}:`;
function kept(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

// What was chosen: language, light or dark, stillness.
function settings() {
  try {
    return JSON.parse(kept("settings")) ?? {};
  } catch {
    return {};
  }
}
const chosen = settings();

// The first language that the game speaks: of the address, of the settings, of the browser.
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, chosen.language, ...(navigator.languages ?? [])].filter((tag) => typeof tag === "string");
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => Object.hasOwn(TEXTS, tag)) ?? "en";
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

let lang = language();
const root = document.documentElement;
// Said while there is little on the page: a new language makes the browser work out the style of everything anew.
root.lang = lang;
for (const name of ["theme", "motion"]) if (typeof chosen[name] === "string") root.dataset[name] = chosen[name];

const shell = document.getElementById("shell");
const all = (selector) => shell?.querySelectorAll(selector) ?? [];

// What was tapped is on its way: its address is that of the page, and the game opens it when it is there.
let tapped;
function showComing() {
  const links = [...all(".menu a")];
  const coming = [tapped, ...links].find((link) => link?.hash && link.hash === location.hash);
  for (const link of links) link.setAttribute("aria-busy", link === coming);
  const elsewhere = location.hash.length > 2;
  // Whoever follows a link to somewhere else, or reloads, has not come for the start.
  shell?.classList.toggle("awaited", elsewhere && !coming);
  document.getElementById("shell-message").textContent = elsewhere ? TEXTS[lang].loading : "";
}

// As src/view_model/start.rs puts it.
function paint() {
  let games = 0;
  try {
    games = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}game:`)).length;
  } catch {
    // Nothing is kept.
  }
  const id = kept("running");
  const running = id && kept(`game:${id}`) ? `#/table/${id}` : undefined;
  const texts = TEXTS[lang];
  for (const place of all("[data-text]")) place.textContent = texts[place.dataset.text];
  for (const pill of all("[data-language]")) pill.setAttribute("aria-pressed", pill.dataset.language === lang);
  shell.querySelector(".languages").setAttribute("aria-label", texts.language);
  if (!games) return;
  shell.classList.add("played");
  shell.querySelector(".hero p").textContent = texts.tagline;
  shell.querySelector(".know").hidden = true;
  const first = shell.querySelector(".primary");
  first.href = running ?? "#/play";
  first.dataset.action = running ? "continue" : "play";
  first.lastChild.textContent = running ? texts.continue_game : texts.play;
}

if (shell) {
  paint();
  showComing();
  addEventListener("hashchange", () => shell.isConnected && showComing());
  shell.addEventListener("click", ({ target }) => {
    tapped = target.closest("a");
    const picked = target.closest("[data-language]")?.dataset.language;
    if (!picked) return;
    // The game remembers it when it is there.
    root.lang = root.dataset.picked = lang = picked;
    paint();
    showComing();
  });
}
// It was for the case that this file does not arrive.
document.getElementById("shell-late")?.remove();

// The server may be back any moment: it is tried by the button, when the device is online again, and every now and then.
const PAUSE = 5000;
let retry;
let timer;
function keepTrying(again) {
  clearTimeout(timer);
  retry = again;
  if (again) timer = setTimeout(again, PAUSE);
}
addEventListener("online", () => retry?.());

// An alert is spoken at once.
function alert(text, words, pressed) {
  const button = element("button", { type: "button", className: "button primary", lang: text.lang }, words);
  button.addEventListener("click", pressed);
  const message = element("p", { id: "shell-message", lang: text.lang }, text.words);
  message.setAttribute("role", "alert");
  return [message, button];
}

// Tells that the game does not come up, or has broken down. `again` tries what has failed once more; without it only another
// page helps, which brings in a new version too, should one be waiting.
let remedy;
function fail(problem, error, again) {
  console.error(error);
  keepTrying(problem === "failed" ? again : undefined);
  remedy = again ?? (() => (window.device ? window.device.ask("update") : location.reload()));
  const told = document.querySelector("#shell[data-state] .shell-detail");
  if (told) return (told.textContent = String(error));
  const running = !document.getElementById("shell");
  const tongue = running ? document.documentElement.lang : lang;
  const texts = TEXTS[tongue] ?? TEXTS.en;
  const [message, button] = alert({ lang: tongue, words: texts[problem] }, problem === "broken" ? texts.reload : texts.retry, () => remedy());
  const detail = element("p", { className: "shell-detail" }, String(error));
  const shell = element("main", { id: "shell", className: "shell" }, element("h1", {}, "Heckmeck"), message, button, detail);
  shell.dataset.state = "failed";
  // What is broken must not be played on with; what has not come up yet may still come.
  if (running) document.body.replaceChildren(shell);
  else document.getElementById("shell").replaceWith(shell);
  if (running) button.focus();
}

// The game cannot go on behind a trap in its code, nor come up behind any fault; everything else is told by the game itself.
const isTrap = (error) => typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
function notice(error) {
  if (isTrap(error)) fail("broken", error);
  else if (error && document.getElementById("shell")) fail("failed", error);
}
addEventListener("unhandledrejection", (event) => notice(event.reason));
addEventListener(
  "error",
  (event) => {
    if (event.target instanceof HTMLScriptElement && event.target.dataset.wasm) return loadAgain(event.target);
    if (event.target instanceof HTMLLinkElement && event.target.rel === "stylesheet") return styleLost(event.target);
    notice(event.error);
  },
  true,
);

// boot.js itself. A browser remembers a module that failed by its address, so the next one has another.
let attempts = 0;
function loadAgain(script) {
  const next = element("script", { type: "module", integrity: script.integrity });
  Object.assign(next.dataset, script.dataset);
  const address = new URL(script.src);
  address.searchParams.set("again", ++attempts);
  next.src = address.href;
  fail("failed", `${address.pathname}`, () => script.isConnected && script.replaceWith(next));
}

// Style sheets that did not come, or came cut short, which their integrity tells.
const lost = new Set();
let plain;
function styleAgain() {
  for (const link of lost) {
    const next = link.cloneNode();
    lost.delete(link);
    // Counted as lost until it is there; should it be lost again, that is heard as the first time was.
    next.addEventListener("load", () => lost.size === 0 && plain?.remove());
    link.replaceWith(next);
  }
}
function styleLost(link) {
  lost.add(link);
  setTimeout(styleAgain, PAUSE);
  if (plain?.isConnected) return;
  const tongue = document.documentElement.lang;
  const texts = TEXTS[tongue] ?? TEXTS.en;
  plain = element("div", { id: "shell-plain", className: "shell-plain" }, ...alert({ lang: tongue, words: texts.plain }, texts.retry, styleAgain));
  document.body.prepend(plain);
}
addEventListener("online", styleAgain);
// Those that were lost before this file was here. A sheet of ours is never empty.
const isEmpty = ({ sheet }) => {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
};
const findLost = () => [...document.querySelectorAll("link[rel=stylesheet]")].filter(isEmpty).forEach(styleLost);
// Until then a sheet may still be on its way: not every browser has a module wait for it.
if (document.readyState === "complete") findLost();
else addEventListener("load", findLost);

// Not under the name of the element, which a window knows by itself.
window.shellOfHeckmeck = { fail, isTrap };
