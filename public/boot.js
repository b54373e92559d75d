// Starts the game, which takes the shell away: fetches its code and runs it, or tells why that failed; tells also when the running
// game has broken down. A file of its own because the page's content security policy allows no inline script.

const TEXTS = {
  en: {
    loading: "Loading …",
    failed: "The game could not be loaded. Check the connection and try again.",
    damaged: "The game arrived damaged, or this browser is too old for it. Try again; if that does not help, update the browser or try another one.",
    old: "This browser cannot run the game, or its settings forbid it (WebAssembly). Please update it, allow it, or try another one.",
    retry: "Try again",
    broken: "Something went wrong inside the game. It is kept up to the last step: reload the page and play on.",
    reload: "Reload",
  },
  de: {
    intro: "Würfle, leg die richtigen Würfel beiseite und hör rechtzeitig auf: Auf dem Grill brutzeln Würmer, und alle am Tisch wollen die größte Portion.",
    loading: "Wird geladen …",
    failed: "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",
    damaged: "Das Spiel kam beschädigt an, oder dieser Browser ist zu alt dafür. Versuche es noch einmal; wenn das nicht hilft, aktualisiere den Browser oder nimm einen anderen.",
    old: "Dieser Browser kann das Spiel nicht ausführen, oder seine Einstellungen verbieten es (WebAssembly). Bitte aktualisiere ihn, erlaube es oder nimm einen anderen.",
    retry: "Noch einmal versuchen",
    broken: "Im Spiel ist etwas schiefgegangen. Es ist bis zum letzten Schritt gespeichert: Lade die Seite neu und spiel weiter.",
    reload: "Neu laden",
  },
  it: {
    intro: "Lancia i dadi, tieni quelli giusti e fermati in tempo: la griglia è piena di vermi e al tavolo tutti vogliono la porzione più grande.",
    loading: "Caricamento …",
    failed: "Non è stato possibile caricare il gioco. Controlla la connessione e riprova.",
    damaged: "Il gioco è arrivato danneggiato, oppure questo browser è troppo vecchio. Riprova; se non serve, aggiorna il browser o provane un altro.",
    old: "Questo browser non può eseguire il gioco, oppure le sue impostazioni lo vietano (WebAssembly). Aggiornalo, consentilo o provane un altro.",
    retry: "Riprova",
    broken: "Qualcosa è andato storto nel gioco. È salvato fino all’ultima mossa: ricarica la pagina e continua a giocare.",
    reload: "Ricarica",
  },
  fr: {
    intro: "Lance les dés, garde les bons et arrête-toi à temps : la brochette est pleine de vers, et toute la table veut la plus grosse part.",
    loading: "Chargement …",
    failed: "Le jeu n’a pas pu être chargé. Vérifie la connexion et réessaie.",
    damaged: "Le jeu est arrivé endommagé, ou ce navigateur est trop ancien. Réessaie ; si cela ne suffit pas, mets le navigateur à jour ou essaies-en un autre.",
    old: "Ce navigateur ne peut pas exécuter le jeu, ou ses réglages l’interdisent (WebAssembly). Mets-le à jour, autorise-le ou essaies-en un autre.",
    retry: "Réessayer",
    broken: "Quelque chose s’est mal passé dans le jeu. Il est gardé jusqu’au dernier coup : recharge la page et continue à jouer.",
    reload: "Recharger",
  },
};

// The language that was chosen in the settings; whatever the storage holds or refuses, it does no harm.
function chosen() {
  try {
    const folder = new URL("./", location.href).pathname;
    return JSON.parse(localStorage.getItem(`heckmeck:${folder}:settings`))?.language;
  } catch {
    return undefined;
  }
}

// The first language that the game speaks: of the address, of the settings, of the browser.
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, chosen(), ...(navigator.languages ?? [])].filter((tag) => typeof tag === "string");
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => Object.hasOwn(TEXTS, tag)) ?? "en";
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function say(id, text, lang) {
  const message = document.getElementById(id);
  if (message) Object.assign(message, { lang, textContent: text });
}

// An alert is spoken at once; the button brings in a new version too, should one be waiting.
function fail(problem, error) {
  console.error(error);
  if (document.querySelector("#shell[data-state]")) return;
  const running = !document.getElementById("shell");
  const lang = running ? document.documentElement.lang : language();
  const texts = TEXTS[lang] ?? TEXTS.en;
  const button = element("button", { type: "button", className: "button primary", lang }, problem === "broken" ? texts.reload : texts.retry);
  button.addEventListener("click", () => (window.device ? window.device.ask("update") : location.reload()));
  const message = element("p", { id: "shell-message", lang }, texts[problem]);
  message.setAttribute("role", "alert");
  const detail = element("p", { className: "shell-detail" }, String(error));
  const shell = element("main", { id: "shell", className: "shell" }, element("h1", {}, "Heckmeck"), message, button, detail);
  shell.dataset.state = "failed";
  // What is broken must not be played on with.
  document.body.replaceChildren(shell);
  if (running) button.focus();
}

async function fetchCode(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${new URL(address).pathname}`);
  return response;
}

// Code that cannot be compiled was damaged on its way, or uses what an old browser does not know.
const isDamage = (error) => error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError || error instanceof SyntaxError;

const isTrap = (error) => typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;

async function boot() {
  const lang = language();
  // Said while there is little on the page: a new language makes the browser work out the style of everything anew.
  document.documentElement.lang = lang;
  say("shell-message", TEXTS[lang].loading, lang);
  // Something to read until the game is there; the page has it in English already.
  if (lang !== "en") say("shell-intro", TEXTS[lang].intro, lang);
  if (typeof WebAssembly !== "object") return fail("old", "no WebAssembly");
  // Who comes to read finds the book on its way beside the code.
  const books = location.hash.startsWith("#/rules") ? [lang, "examples"] : [];
  document.head.append(...books.map((name) => element("link", { rel: "preload", as: "fetch", crossOrigin: "", href: `books/${name}.txt` })));
  const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
  const absolute = (address) => new URL(address, document.baseURI).href;
  try {
    // Both at once: the code is the larger part and must not wait for its bindings.
    const [code, bindings] = await Promise.all([fetchCode(absolute(wasm)), import(absolute(js))]);
    await bindings.default({ module_or_path: code });
  } catch (error) {
    return fail(isTrap(error) ? "broken" : isDamage(error) ? "damaged" : "failed", error);
  }
  // The rest of the build is fetched for later. A first visit has better things to do until the first screen is there.
  setTimeout(() => window.device?.ask("work"), navigator.serviceWorker?.controller ? 0 : 500);
}

// The game cannot go on behind a trap in its code, nor come up behind any fault; everything else is told by the game itself.
function notice(error) {
  if (isTrap(error)) fail("broken", error);
  else if (error && document.getElementById("shell")) fail("failed", error);
}
addEventListener("error", (event) => notice(event.error));
addEventListener("unhandledrejection", (event) => notice(event.reason));

boot();
