// The game without a network: all files of one build are kept together, and every page is answered from its build.
//
// `cargo xtask stamp` writes a line before this one with what the build consists of:
//   self.build = { "id": "…", "files": { "name": "sha256-…" } };
// Without that line this file is the KILL SWITCH: published as it is, it takes the place of every worker that is out
// there at the next visit, throws away what they kept and unregisters itself. Kept games are not touched.

const { build } = self;
const folder = new URL("./", location.href);
// Static hosts share origins, and two copies of the game may share a host: all names carry the game and its folder.
const prefix = `heckmeck:${folder.pathname}:`;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(prefix) && !name.includes("/", prefix.length));

// Fetches what is not kept yet. A file that is missing, cut short or of another build fails the whole.
async function fill(cache, wanted) {
  const keep = async ([address, integrity]) => {
    const response = await fetch(address, { cache: "reload", integrity });
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    await cache.put(address, response);
  };
  await Promise.all(wanted.map(keep));
}

const files = () => Object.entries(build.files).map(([file, integrity]) => [new URL(file, folder).href, integrity]);

// All or nothing: else the old build stays.
async function install() {
  const name = prefix + build.id;
  const known = await caches.has(name);
  const cache = await caches.open(name);
  try {
    await fill(cache, files());
  } catch (error) {
    if (!known) await caches.delete(name);
    throw error;
  }
}

// Whether everything is there. Browsers throw things away, and so do people: what is gone is fetched again, if it can be.
async function isWhole() {
  try {
    const cache = await caches.open(prefix + build.id);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    await fill(cache, files().filter(([address]) => !kept.has(address)));
    return true;
  } catch {
    return false;
  }
}

// Open pages of earlier builds, by their id in the browser. They are answered from their own build until they close.
const LEDGER = new URL("pages", folder);
const openLedger = () => caches.open(`${prefix}ledger`);
let ledger;

async function readLedger() {
  const kept = await (await openLedger()).match(LEDGER);
  return kept ? kept.json() : { id: undefined, pages: {} };
}

async function writeLedger(pages) {
  ledger = { id: build.id, pages };
  await (await openLedger()).put(LEDGER, new Response(JSON.stringify(ledger)));
  const needed = new Set(["ledger", build.id, ...Object.values(pages)].map((name) => prefix + name));
  await Promise.all((await ours()).filter((name) => !needed.has(name)).map((name) => caches.delete(name)));
}

async function activate() {
  const before = await readLedger();
  const pages = {};
  for (const { id } of await clients.matchAll({ type: "all" })) {
    const theirs = before.pages[id] ?? before.id;
    if (theirs && theirs !== build.id) pages[id] = theirs;
  }
  await writeLedger(pages);
  // The first visit has loaded its page without us; what it fetches later shall work offline too.
  await clients.claim();
}

// Forgets the pages that were closed, and with the last of them their build.
async function tidy() {
  ledger ??= await readLedger();
  const known = Object.entries(ledger.pages);
  if (!known.length) return;
  const open = await Promise.all(known.map(([id]) => clients.get(id)));
  const pages = Object.fromEntries(known.filter((_, index) => open[index]));
  if (Object.keys(pages).length < known.length) await writeLedger(pages);
}

async function kept(request, page) {
  const file = new URL(request.url).pathname.slice(folder.pathname.length);
  ledger ??= await readLedger();
  const cache = await caches.open(prefix + (ledger.pages[page] ?? build.id));
  // Whatever stands behind the ? is for the page, and the page has two names.
  const address = new URL(file === "index.html" ? "./" : file || "./", folder);
  // The second thread of an old page asks under a name of its own; what only its build has is found there.
  return (await cache.match(address)) ?? caches.match(address);
}

if (build) {
  addEventListener("install", (event) => event.waitUntil(install()));
  addEventListener("activate", (event) => event.waitUntil(activate()));
  addEventListener("message", (event) => {
    // Only when a page asks: a new build must not take over in the middle of a game.
    if (event.data === "activate") skipWaiting();
    if (event.data === "look") event.waitUntil(isWhole().then((whole) => event.ports[0]?.postMessage(whole)));
  });
  addEventListener("fetch", (event) => {
    const { request, clientId } = event;
    if (request.method !== "GET" || !request.url.startsWith(folder.href)) return;
    const opens = request.mode === "navigate";
    // What is not ours, such as a second copy of the game further down, comes from the network as ever.
    const found = kept(request, opens ? undefined : clientId).catch(() => undefined);
    event.respondWith(found.then((response) => response ?? fetch(request)));
    if (opens) event.waitUntil(tidy());
  });
} else {
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => {
    const retire = async () => {
      await Promise.all((await ours()).map((name) => caches.delete(name)));
      await registration.unregister();
    };
    event.waitUntil(retire());
  });
}
