// Starts the game, which takes the shell away: fetches its code and runs it, or has the shell tell why that failed.

// Should the shell not have arrived, it is asked for once more: it speaks the language that the game will speak.
if (!window.shellOfHeckmeck) await import("./shell.js");
const shell = window.shellOfHeckmeck;

async function fetchCode(address, cache) {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${response.status} ${new URL(address).pathname}`);
  return response;
}

// Code that cannot be compiled was damaged on its way, or uses what an old browser does not know.
const isDamage = (error) => error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError || error instanceof SyntaxError;

let attempts = 0;
let busy = false;
async function boot() {
  if (busy) return;
  busy = true;
  const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
  const absolute = (address) => new URL(address, document.baseURI).href;
  // A browser remembers a module that failed by its address, so the next one has another.
  const again = attempts ? `?again=${attempts}` : "";
  attempts += 1;
  try {
    // Both at once: the code is the larger part and must not wait for its bindings.
    const [code, bindings] = await Promise.all([fetchCode(absolute(wasm), again ? "reload" : "default"), import(absolute(js) + again)]);
    await bindings.default({ module_or_path: code });
  } catch (error) {
    busy = false;
    return shell.isTrap(error) ? shell.fail("broken", error) : shell.fail(isDamage(error) ? "damaged" : "failed", error, boot);
  }
  // The rest of the build is fetched for later. A first visit has better things to do until the first screen is there.
  setTimeout(() => window.device?.ask("work"), navigator.serviceWorker?.controller ? 0 : 2000);
}

if (typeof WebAssembly === "object") {
  // Who comes to read finds the book on its way beside the code.
  for (const name of location.hash.startsWith("#/rules") ? [document.documentElement.lang, "examples"] : []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href: `books/${name}.txt` }));
  }
  boot();
} else {
  shell.fail("old", "no WebAssembly");
}
