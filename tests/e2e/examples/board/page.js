// Plays for the people and measures, inside the page: one step is one command of the driver.

const [seed] = arguments;

const shown = (element) => element.getClientRects().length > 0;
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
const find = (selector) => all(selector).find((button) => !button.disabled && button.ariaDisabled !== "true");
const frame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (time) => new Promise((done) => setTimeout(done, time));

let drawn = seed;
const oneIn = (number) => (drawn = (drawn * 16807) % 2147483647) % number === 0;

// Sensible most of the time; the rest leads into the corners: questions, failures, taking back.
function next() {
  const open = document.querySelector("dialog[open]");
  if (open) return find(`dialog[open] [data-action=${oneIn(2) ? "cancel" : "confirm"}]`) ?? find("dialog[open] button");
  const asked = find("[data-choose-seat]") ?? find("[data-choose-specialist]");
  if (asked) return asked;
  const worth = ({ dataset: { face } }) => (face === "W" ? 6 : Number(face));
  const faces = all("[data-face]").filter((face) => !face.disabled).sort((one, other) => worth(other) - worth(one));
  if (faces.length) return faces[oneIn(6) ? faces.length - 1 : 0];
  const undo = find("[data-action=undo]");
  if (undo && oneIn(12)) return undo;
  const [roll, stop] = [find("[data-action=roll]"), find("[data-action=stop]")];
  if (stop && (!roll || (stop.dataset.claim ? !oneIn(3) : oneIn(12)))) return stop;
  return roll ?? find("[data-action=weasel]") ?? find("[data-action=bust]") ?? stop;
}

const name = (button) => {
  const [, what, value] = /data-(action|face|choose-seat|choose-specialist)="([^"]*)"/.exec(button.cloneNode().outerHTML) ?? [];
  return what === "action" ? value : `${what ?? "button"} ${value ?? button.textContent}`;
};

// What is worth a picture.
function moment(before) {
  if (document.querySelector("dialog[open]") || find("[data-choose-seat]") || find("[data-choose-specialist]")) return "question";
  const turn = document.querySelector("[data-seat][data-turn]");
  const failed = before.turn && turn?.dataset.seat !== before.turn.seat && Number(document.querySelector(`[data-seat="${before.turn.seat}"]`)?.dataset.worms) <= before.turn.worms;
  if (failed) return "failed";
  const claim = document.querySelector("[data-action=stop][data-claim]")?.dataset.claim;
  if (claim) return all("[data-seat]:not([data-turn])").some((seat) => seat.dataset.top === claim) ? "can-steal" : "can-take";
  return all("[data-face]").some((face) => !face.disabled) ? "rolled" : null;
}

const whose = () => {
  const turn = document.querySelector("[data-seat][data-turn]");
  return turn && { seat: turn.dataset.seat, worms: Number(turn.dataset.worms) };
};

// Words for screen readers alone lie in a box of a pixel.
function isHidden(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const { overflow, visibility, opacity, display } = getComputedStyle(at);
    if (visibility === "hidden" || opacity === "0" || (overflow !== "visible" && display !== "contents" && Math.min(width, height) <= 1)) return true;
  }
  return false;
}

// Words and numbers that one decides by; all others may be smaller.
const DECIDES = "[data-area=actions] :is(.in-roll, .in-stop), [data-face], [data-tile], [data-top-tile], [data-aside], [data-outcome], [data-choose-seat], [data-choose-specialist], h1";

function smallestText() {
  const smallest = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: element, data } = texts.currentNode;
    const words = data.trim();
    if (!words || !shown(element) || element.closest("script, style, noscript") || isHidden(element)) continue;
    const kind = element.closest(DECIDES) ? "decides" : "other";
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!(smallest[kind]?.size <= size)) smallest[kind] = { size, words: words.slice(0, 30) };
  }
  return smallest;
}

const smallestWidth = (selector) => {
  const widths = all(selector).map((element) => element.getBoundingClientRect().width);
  return widths.length ? Math.min(...widths) : null;
};

function look() {
  const areas = {};
  for (const element of all("[data-area]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    areas[element.dataset.area] = [x, y, width, height];
  }
  return { areas, top_tile: smallestWidth("[data-top-tile]"), die: smallestWidth("[data-die]"), text: smallestText() };
}

window.board = {
  async step(done) {
    window.held = false;
    const before = { turn: whose() };
    const button = document.body.dataset.screen === "table" ? next() : undefined;
    const did = button ? name(button) : "nothing: a bot plays";
    if (button) button.click();
    else await pause(40);
    await frame();
    await frame();
    window.held = true;
    const { screen } = document.body.dataset;
    done({ did, screen, moment: screen === "table" ? moment(before) : null, ...look() });
  },
};
