// What the device offers around the game: working offline, updates, installing, a screen that stays on, lasting storage, sound.
// The game asks with `device.ask(wish)` and `device.play(…)`, and hears with `device.listen(…)`; it decides, this only does.
// Everything here may be refused or missing, and the game goes on without it.

let listener;
const early = [];
const tell = (news) => (listener ? listener(news) : early.push(news));

// Working offline, and updates.

const container = navigator.serviceWorker;
const ADDRESS = new URL("sw.js", document.baseURI).href;
let registered;
let updating = false;

// A worker that does not come up must not reload the page for ever: the second time it is only offered.
const MARK = `heckmeck:${new URL("./", location.href).pathname}:updated`;
function justUpdated() {
  try {
    const marked = sessionStorage.getItem(MARK);
    sessionStorage.removeItem(MARK);
    return marked !== null;
  } catch {
    return true;
  }
}

function reload() {
  try {
    sessionStorage.setItem(MARK, "1");
  } catch {
    // Then the next update is offered and not done by itself.
  }
  location.reload();
}

async function update() {
  updating = true;
  const waiting = (registered ?? (await container?.getRegistration()))?.waiting;
  if (!waiting) return reload();
  container.addEventListener("controllerchange", reload);
  waiting.postMessage("activate");
  // Whatever becomes of the worker, who asked for the page gets the page.
  setTimeout(reload, 3000);
}

// What is kept is looked at and not believed in: the worker may have outlived it.
async function look() {
  // Not asked for yet, or on its way: then it is told when it is there.
  if (!registered || (registered.installing && !registered.active)) return;
  const worker = (await container.getRegistration())?.active;
  // A copy of the game further up keeps its own files, not ours.
  if (worker?.scriptURL !== ADDRESS) return tell("online-only");
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: whole }) => tell(whole ? "offline" : "online-only");
  worker.postMessage("look", [port2]);
}

async function work() {
  if (!container) return tell("online-only");
  const again = justUpdated();
  // A copy of the game further up may answer for us until our own worker is there.
  const controlled = container.controller?.scriptURL === ADDRESS;
  try {
    registered = await container.register("sw.js", { updateViaCache: "none" });
  } catch {
    return tell("online-only");
  }
  const follow = (worker) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registered.active) tell("update");
      // A worker that only clears up after others is gone by then.
      if (worker.state === "activated" || (worker.state === "redundant" && !registered.active)) look();
    });
  };
  registered.addEventListener("updatefound", () => follow(registered.installing));
  if (registered.installing) follow(registered.installing);
  if (registered.active) await look();
  if (registered.waiting && registered.active) tell(again ? "update-again" : "update");
  // Another tab has brought the new version in; this one plays on with the old one until it is reloaded.
  if (controlled) container.addEventListener("controllerchange", () => updating || tell("update"));
}

// Installing.

let prompt;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  tell("installable");
});
addEventListener("appinstalled", () => tell("installed"));
// Safari on phones and tablets has no prompt, only its share menu.
if (navigator.standalone === false) tell("installable-by-menu");

async function install() {
  const asked = prompt;
  prompt = undefined;
  await asked?.prompt();
}

// Lasting storage: asked once, when there is something to keep.

async function persist() {
  wishes.persist = () => {};
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

// A link for others.

if (navigator.share) tell("shareable");
async function give(how, url) {
  if (how === "share") return navigator.share({ url });
  await navigator.clipboard.writeText(url);
  tell("copied");
}

// A screen that stays on: browsers take the lock away with the page and do not give it back by themselves.

let awake = false;
let lock;
async function hold() {
  if (!awake || lock || document.visibilityState !== "visible") return;
  lock = navigator.wakeLock.request("screen");
  try {
    const held = await lock;
    held.addEventListener("release", () => (lock = undefined));
    if (!awake) await held.release();
  } catch {
    lock = undefined;
  }
}

// Sounds come with the first touch of somebody who wants to hear them: earlier browsers allow none, and silence needs no script.

let sounds;
async function sound() {
  sounds ??= import("./sound.js");
  await (await sounds).wake();
}

const wishes = {
  sound,
  work,
  look,
  update,
  install,
  persist,
  wake() {
    awake = true;
    return hold();
  },
  async rest() {
    awake = false;
    await (await lock)?.release();
  },
};

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  hold().catch(() => {});
  // Who leaves the game open for days still hears of a new version; offline there is none.
  registered?.update().catch(() => {});
  window.device.ask("look");
});
addEventListener("online", () => window.device.ask("look"));

window.device = {
  listen(to) {
    listener = to;
    early.splice(0).forEach(to);
  },
  async ask(wish) {
    try {
      await wishes[wish]?.();
    } catch {
      // Refused: the game goes on without it.
    }
  },
  async give(how, url) {
    try {
      await give(how, url);
    } catch {
      // Refused or broken off: the link can still be marked and copied by hand.
    }
  },
  async play(...cue) {
    const asked = performance.now();
    try {
      await (await sounds)?.play(asked, ...cue);
    } catch {
      // Then nobody hears it; all of it is also to be seen.
    }
  },
};
