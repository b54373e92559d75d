const frames = [];
const moving = [];
const tasks = [];
const animated = {};

new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: "longtask" });

// What tells something about a keyframe and is no property.
const ABOUT = new Set(["offset", "computedOffset", "easing", "composite"]);

const kebab = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function name({ target, pseudoElement }) {
  const [first] = target?.classList ?? [];
  return `${target?.localName ?? "nothing"}${first ? `.${first}` : ""}${pseudoElement ?? ""}`;
}

function note(effect) {
  const keyframes = effect.getKeyframes();
  for (const property of new Set(keyframes.flatMap(Object.keys))) {
    const values = new Set(keyframes.map((frame) => frame[property]));
    if (ABOUT.has(property) || values.size < 2) continue;
    const seen = (animated[kebab(property)] ??= {});
    seen[name(effect)] = (seen[name(effect)] ?? 0) + 1;
  }
}

// Looking costs time itself, so not at every frame.
let isMoving = false;
let looked = 0;
function look(now) {
  if (now - looked < 90) return;
  looked = now;
  const running = document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.target);
  running.forEach(({ effect }) => note(effect));
  isMoving = running.some(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
}

let before;
function frame(now) {
  if (before !== undefined) {
    frames.push(now - before);
    if (isMoving) moving.push(now - before);
  }
  before = now;
  look(now);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

window.gathered = () => ({ frames, moving, tasks, animated });
