// The sounds of the table, made while they are heard: no file of them is fetched or kept.
// All consist of two bricks: a tone that glides and dies, and filtered noise that dies.
// `device.js` fetches this with the first touch of somebody who wants to hear; which sound comes when is the game's to say.

const VOLUME = 0.7;
// What comes later than this (a slow network, a browser that thinks about it) belongs to a moment that is over.
const TOO_LATE = 400;

let context;
let master;
// Everything that was asked for since the last touch.
let phrase;
let buzzes = [];

// Repeatable chance: knocks must not be alike, but nothing here is worth real dice.
let seed = 7;
const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

let noise;
function whiteNoise() {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = chance() * 2 - 1;
  }
  return noise;
}

function envelope(out, at, lasting, volume, attack) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(volume / 1000, at + lasting);
  gain.connect(out);
  return gain;
}

function filter(out, type, frequency, q) {
  const made = context.createBiquadFilter();
  made.type = type;
  made.frequency.value = frequency;
  made.Q.value = q;
  made.connect(out);
  return made;
}

function tone(out, at, from, to, lasting, volume, type = "sine", attack = 0.004) {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasting);
  source.connect(envelope(out, at, lasting, volume, attack));
  source.start(at);
  source.stop(at + lasting);
}

function hiss(out, at, from, to, lasting, volume, type = "bandpass", q = 1, attack = 0.002) {
  const source = context.createBufferSource();
  source.buffer = whiteNoise();
  const band = filter(envelope(out, at, lasting, volume, attack), type, from, q);
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + lasting);
  source.connect(band);
  source.start(at, chance() * 0.5, lasting);
}

// Bone on wood.
function knock(out, at, volume, pitch = 1) {
  hiss(out, at, 3200 * pitch, 1800 * pitch, 0.03, volume * 1.6, "bandpass", 2);
  tone(out, at, 620 * pitch, 420 * pitch, 0.06, volume * 0.5, "triangle", 0.001);
  tone(out, at, 190, 140, 0.08, volume * 0.5, "sine", 0.002);
}

// One syllable of a hen: a buzz through a mouth that opens and closes.
function bok(out, at, from, to, lasting, volume) {
  const mouth = filter(out, "bandpass", 750, 3.2);
  mouth.frequency.setValueAtTime(750, at);
  mouth.frequency.linearRampToValueAtTime(1500, at + lasting / 2);
  mouth.frequency.linearRampToValueAtTime(850, at + lasting);
  tone(mouth, at, from, to, lasting, volume, "sawtooth", 0.012);
}

const PENTATONIC = [0, 2, 4, 7, 9];

// What each needs to know beside the time is one number, the strength: `Cue` in src/view_model/sound.rs says what it counts.
const SOUNDS = {
  // The dice knock densely at first, then fewer and softer.
  rattle(out, at, dice) {
    const knocks = 4 + dice * 2;
    for (let i = 0; i < knocks; i += 1) {
      const passed = i / knocks;
      const when = at + 0.02 + 0.5 * passed ** 1.5 * (0.93 + 0.07 * chance());
      knock(out, when, ((0.34 - 0.2 * passed) * (0.6 + 0.4 * chance())) / (1 + dice * 0.03), 0.8 + 0.5 * chance());
    }
  },
  clack(out, at) {
    knock(out, at, 0.42, 0.9);
  },
  // Rises with the sum, always in tune.
  tick(out, at, sum) {
    const step = Math.min(14, Math.round(sum / 2.6));
    const pitch = 392 * 2 ** ((PENTATONIC[step % 5] + 12 * Math.floor(step / 5)) / 12);
    tone(out, at, pitch, pitch, 0.16, 0.26, "triangle");
    tone(out, at, pitch * 2.01, pitch * 2, 0.09, 0.08);
  },
  peck(out, at) {
    for (const when of [at, at + 0.15]) {
      hiss(out, when, 2400, 1500, 0.025, 0.7, "bandpass", 3);
      tone(out, when, 1150, 700, 0.045, 0.3, "triangle", 0.001);
    }
  },
  sizzle(out, at) {
    const lasting = 0.7;
    hiss(out, at, 5200, 3400, lasting, 0.2, "highpass", 0.7, 0.06);
    for (let i = 0; i < 16; i += 1) hiss(out, at + lasting * 0.9 * chance(), 2500 + 4000 * chance(), 1800, 0.018, 0.16 + 0.2 * chance(), "bandpass", 4);
    tone(out, at, 70, 52, lasting, 0.16, "sine", 0.08);
  },
  cluck(out, at) {
    bok(out, at, 300, 380, 0.09, 0.7);
    bok(out, at + 0.13, 310, 400, 0.09, 0.7);
    bok(out, at + 0.27, 340, 640, 0.14, 0.85);
    bok(out, at + 0.38, 640, 300, 0.26, 0.8);
  },
  // The fire goes out: three steps down, and the hiss of it.
  fizzle(out, at) {
    const muffled = filter(out, "lowpass", 1300, 1);
    tone(muffled, at, 392, 370, 0.2, 0.4, "triangle", 0.02);
    tone(muffled, at + 0.2, 330, 311, 0.2, 0.4, "triangle", 0.02);
    tone(muffled, at + 0.4, 277, 150, 0.62, 0.4, "triangle", 0.02);
    hiss(out, at + 0.1, 4200, 700, 0.9, 0.14, "bandpass", 0.8, 0.08);
  },
  thud(out, at) {
    tone(out, at, 130, 44, 0.3, 0.75, "sine", 0.003);
    hiss(out, at, 700, 160, 0.12, 0.5, "lowpass", 0.7);
    hiss(out, at, 2200, 900, 0.03, 0.3);
  },
  pop(out, at) {
    tone(out, at, 260, 780, 0.08, 0.4, "sine", 0.003);
    hiss(out, at, 1500, 3000, 0.02, 0.2);
  },
  fanfare(out, at) {
    const brass = filter(out, "lowpass", 2600, 1);
    for (const [when, pitch, lasting] of [[0, 392, 0.13], [0.14, 392, 0.13], [0.28, 392, 0.13], [0.42, 523, 0.3], [0.74, 466, 0.14], [0.9, 523, 0.75]]) {
      tone(brass, at + when, pitch, pitch, lasting, 0.2, "sawtooth", 0.015);
      tone(brass, at + when, pitch * 1.26, pitch * 1.26, lasting, 0.1, "sawtooth", 0.015);
      tone(brass, at + when, pitch * 1.5, pitch * 1.5, lasting, 0.1, "sawtooth", 0.015);
    }
    for (const when of [0, 0.42, 0.9]) tone(out, at + when, 98, 92, 0.3, 0.25);
  },
};

// Browsers let a page sound from a touch on, and may take that back while it is out of sight.
export async function wake() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return;
  if (!context) {
    context = new Context();
    master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
  }
  if (context.state !== "running") await context.resume();
}

// Whoever touches the table has seen enough of what is under way, and heard it too.
function hush() {
  buzzes.forEach(clearTimeout);
  buzzes = [];
  phrase?.gain.setTargetAtTime(0, context.currentTime, 0.015);
  phrase = undefined;
}

function buzz(milliseconds, delay) {
  if (milliseconds > 0 && navigator.vibrate) buzzes.push(setTimeout(() => navigator.vibrate(milliseconds), delay));
}

// Lets a sound be heard `delay` milliseconds after it was asked for.
export async function play(asked, name, delay, strength, vibration) {
  await wake();
  const late = performance.now() - asked;
  if (document.hidden || late > TOO_LATE) return;
  const wait = Math.max(0, delay - late);
  buzz(vibration, wait);
  if (!context || context.state !== "running") return;
  if (!phrase) {
    phrase = context.createGain();
    phrase.connect(master);
  }
  SOUNDS[name]?.(phrase, context.currentTime + 0.005 + wait / 1000, strength);
}

// Before anybody else hears of the touch: what it leads to is not to be hushed.
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, hush, { capture: true });
