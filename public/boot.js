// Starts the game: fetches its code, runs it and takes the shell away, or tells in the shell why that failed.
// A file of its own because the page's content security policy allows no inline script.

const TEXTS = {
  en: {
    loading: "Loading …",
    failed: "The game could not be loaded. Check the connection and try again.",
    old: "This browser may be too old for the game: please update it or try another one.",
    retry: "Try again",
  },
  de: {
    loading: "Wird geladen …",
    failed: "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",
    old: "Vielleicht ist dieser Browser zu alt für das Spiel: Bitte aktualisiere ihn oder nimm einen anderen.",
    retry: "Noch einmal versuchen",
  },
  it: {
    loading: "Caricamento …",
    failed: "Non è stato possibile caricare il gioco. Controlla la connessione e riprova.",
    old: "Forse questo browser è troppo vecchio per il gioco: aggiornalo o provane un altro.",
    retry: "Riprova",
  },
  fr: {
    loading: "Chargement …",
    failed: "Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.",
    old: "Ce navigateur est peut-être trop ancien pour le jeu : mettez-le à jour ou essayez-en un autre.",
    retry: "Réessayer",
  },
};

// The first language of the address or of the browser that the game speaks.
function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, ...(navigator.languages ?? [])].filter(Boolean);
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag in TEXTS) ?? "en";
}

const lang = language();
const texts = TEXTS[lang];

function say(text) {
  const message = document.getElementById("shell-message");
  if (message) {
    message.lang = lang;
    message.textContent = text;
  }
}

function fail(text, error) {
  console.error(error);
  const shell = document.getElementById("shell");
  if (!shell) return;
  shell.dataset.state = "failed";
  document.getElementById("shell-progress")?.remove();
  const message = document.getElementById("shell-message");
  // An alert is spoken at once.
  message?.setAttribute("role", "alert");
  say(text);
  const retry = document.createElement("button");
  retry.type = "button";
  retry.lang = lang;
  retry.textContent = texts.retry;
  retry.addEventListener("click", () => location.reload());
  const detail = document.createElement("p");
  detail.className = "shell-detail";
  detail.textContent = String(error);
  message?.after(retry, detail);
}

async function fetchCode(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${new URL(address).pathname}`);
  return response;
}

async function boot() {
  say(texts.loading);
  if (typeof WebAssembly !== "object") {
    fail(texts.old, new Error("no WebAssembly"));
    return;
  }
  const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
  const absolute = (address) => new URL(address, document.baseURI).href;
  try {
    // Both at once: the code is the larger part and must not wait for its bindings.
    const [code, bindings] = await Promise.all([fetchCode(absolute(wasm)), import(absolute(js))]);
    await bindings.default({ module_or_path: code });
    document.getElementById("shell")?.remove();
  } catch (error) {
    // Code that does not compile was damaged on its way, or uses what an old browser does not know.
    const damaged = error instanceof WebAssembly.CompileError;
    fail(damaged ? `${texts.failed} ${texts.old}` : texts.failed, error);
  }
}

boot();
