// Makes a few quiet wooden sounds on the spot: a short burst of noise for the touch, a fading tone for the wood.

import { soundIsOn } from "./prefs.js";

/** @typedef {{at?: number, pitch: number, fade: number, loud: number}} Knock seconds, hertz, seconds, 0 to 1 */

/** @type {Record<string, Knock[]>} */
const SOUNDS = {
  place: [{ pitch: 420, fade: 0.09, loud: 0.5 }],
  lift: [{ pitch: 640, fade: 0.05, loud: 0.25 }],
  refuse: [
    { pitch: 180, fade: 0.08, loud: 0.4 },
    { at: 0.09, pitch: 170, fade: 0.08, loud: 0.3 },
  ],
  undo: [
    { pitch: 520, fade: 0.05, loud: 0.25 },
    { at: 0.07, pitch: 390, fade: 0.07, loud: 0.3 },
  ],
  card: [{ pitch: 300, fade: 0.05, loud: 0.2 }],
  turn: [{ pitch: 240, fade: 0.07, loud: 0.3 }],
  step: [{ at: 0.36, pitch: 330, fade: 0.05, loud: 0.3 }],
  jump: [{ at: 0.26, pitch: 210, fade: 0.12, loud: 0.25 }],
  slide: Array.from({ length: 9 }, (_, n) => ({ at: 0.24 + 0.055 * n, pitch: 66 + 3 * (n % 3), fade: 0.13, loud: 0.3 + 0.03 * n })),
  thud: [
    { pitch: 58, fade: 0.34, loud: 1 },
    { at: 0.03, pitch: 96, fade: 0.16, loud: 0.7 },
  ],
  spawn: [
    { pitch: 74, fade: 0.7, loud: 0.5 },
    { at: 0.28, pitch: 70, fade: 0.9, loud: 0.6 },
  ],
  sink: [
    { pitch: 120, fade: 0.4, loud: 0.4 },
    { at: 0.3, pitch: 72, fade: 0.7, loud: 0.5 },
  ],
  snap: [
    { at: 0.34, pitch: 760, fade: 0.04, loud: 0.6 },
    { at: 0.36, pitch: 190, fade: 0.1, loud: 0.6 },
  ],
  dice: [0.36, 0.41, 0.5, 0.55, 0.62].map((at, n) => ({ at, pitch: 430 + 40 * (n % 2), fade: 0.05, loud: 0.4 - 0.06 * n })),
  key: [
    { at: 0.85, pitch: 880, fade: 0.08, loud: 0.35 },
    { at: 1, pitch: 1180, fade: 0.14, loud: 0.3 },
  ],
  open: [
    { at: 0.12, pitch: 150, fade: 0.3, loud: 0.5 },
    { at: 0.55, pitch: 587, fade: 0.5, loud: 0.25 },
    { at: 0.8, pitch: 880, fade: 0.7, loud: 0.25 },
  ],
  tick: [{ pitch: 610, fade: 0.04, loud: 0.16 }],
  end: [
    { pitch: 392, fade: 0.18, loud: 0.4 },
    { at: 0.16, pitch: 494, fade: 0.18, loud: 0.4 },
    { at: 0.32, pitch: 587, fade: 0.35, loud: 0.5 },
  ],
};

/** How high the wood of each seat sounds, so that one hears who has moved: a fourth below, a third above, and so on. */
const SEATS = [1, 0.75, 1.26, 1.5, 0.63, 1.12];

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** Milliseconds after the last tap or sound in which the device's sound stays awake. The longest sound takes half of it. */
const AWAKE = 4000;
/** Did the sound fall asleep by itself? Then it may wake without a tap. */
let asleep = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let falling;

/** To be called within a tap or a key, for only there do some browsers let sound begin. */
export function allowSound() {
  if (!soundIsOn() || !("AudioContext" in globalThis)) return;
  if (!audio)
    setTimeout(openAudio); // It takes a while to open, which must not hold up the answer to the tap.
  else wake(audio);
}

function openAudio() {
  audio ??= new AudioContext({ latencyHint: "interactive" });
  stayAwake();
}

/** @param {AudioContext} audio @returns {Promise<void>} */
async function wake(audio) {
  stayAwake();
  if (audio.state === "running") return;
  await audio.resume().catch(() => {});
  asleep = false;
}

/** Silence costs the device as much as sound: without this an open table would use its processor all day. */
function stayAwake() {
  clearTimeout(falling);
  falling = setTimeout(() => {
    asleep = audio?.state === "running";
    audio?.suspend().catch(() => {});
  }, AWAKE);
}

/** @param {Knock[]} knocks */
async function sound(...knocks) {
  if (!audio || (audio.state !== "running" && !asleep)) return;
  await wake(audio);
  if (audio.state !== "running") return;
  for (const knock of knocks) play(audio, knock);
}

/** @param {string} name @param {number} [seat] whose it is */
export function playSound(name, seat = 0) {
  if (!soundIsOn()) return;
  sound(...(SOUNDS[name] ?? []).map((knock) => ({ ...knock, pitch: knock.pitch * (SEATS[seat] ?? 1) })));
}

/** So hard a knock is felt, too, and so long, in milliseconds. */
const FELT = 0.3;
const FELT_MS = 26;

/** Things of wood meet: the harder, the louder, lower and longer. @param {number} size 0 to 1 */
export function playKnock(size) {
  if (!soundIsOn()) return;
  if (size >= FELT) navigator.vibrate?.(Math.round(FELT_MS * size));
  sound({ pitch: 660 - 190 * size, fade: 0.035 + 0.04 * size, loud: 0.1 + 0.42 * Math.sqrt(size) });
}

/** @param {AudioContext} audio @param {Knock} knock */
function play(audio, { at = 0, pitch, fade, loud }) {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  // Struck wood sinks a little in pitch as it fades.
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.8, start + fade);
  const touch = new AudioBufferSourceNode(audio, { buffer: makeNoise(audio) });
  const body = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * 3, Q: 1.5 });
  tone.connect(fading(audio, start, fade, loud * 0.3));
  touch.connect(body).connect(fading(audio, start, 0.02, loud * 0.4));
  for (const source of [tone, touch]) {
    source.start(start);
    source.stop(start + fade + 0.05);
  }
}

/** @param {AudioContext} audio @param {number} start @param {number} fade @param {number} loud */
function fading(audio, start, fade, loud) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + fade);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio */
function makeNoise(audio) {
  if (noise) return noise;
  noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate * 0.05), sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}
