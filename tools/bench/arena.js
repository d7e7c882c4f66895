// The page of the arena's bench: cubes that fly and tumble among others that lie still, and the script time of every frame.
import { CubeArena } from "../../static/js/games/cube_quest/arena.js";
import { playFlight } from "../../static/js/games/cube_quest/flight.js";
import { pace } from "../../static/js/games/cube_quest/pace.js";

const POSE = 7;

/** The first `moving` cubes fly about their places and turn all the time. @param {number[]} cubes @param {number} frames @param {number} moving */
function pathOf(cubes, frames, moving) {
  const path = new Float32Array(frames * cubes.length * POSE);
  for (let frame = 0; frame < frames; frame += 1)
    cubes.forEach((cube, index) => {
      const at = (frame * cubes.length + index) * POSE;
      const time = frame / 60;
      const half = time * (2 + (index % 5)) + index;
      const [x, y] = [((cube % 10) - 4.5) * 2.4, (Math.floor(cube / 10) - 2) * 6];
      if (index >= moving) return path.set([x, y, 0.5, 1, 0, 0, 0], at);
      path.set([x + Math.sin(time * 4 + index), y + Math.cos(time * 3 + index), 1 + Math.abs(Math.sin(time * 6 + index))], at);
      path.set([Math.cos(half), Math.sin(half) * 0.6, Math.sin(half) * 0.8, 0], at + 3);
    });
  return path;
}

/** Plays a flight at a step of pace.js, and at no other. @param {number} frames @param {number} moving @param {number} step @param {(callback: FrameRequestCallback, arena: CubeArena) => FrameRequestCallback} watch what is asked for each frame */
async function play(frames, moving, step, watch) {
  pace.step = step;
  pace.frame = () => false;
  const arena = document.querySelector("cube-arena");
  if (!(arena instanceof CubeArena)) throw new Error("There is no arena.");
  const cubes = [...arena.querySelectorAll("[data-cube]")].map((element) => Number(element.dataset.cube));
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => request(watch(callback, arena));
  await playFlight({ cubes, path: pathOf(cubes, frames, moving), frames, rate: 60, flicked: cubes[0] }, arena);
  window.requestAnimationFrame = request;
}

/** For at most `longest` milliseconds. @param {number} frames @param {number} moving @param {number} step @param {number} longest @returns {Promise<number[]>} milliseconds from frame to frame */
window.measureFlight = async (frames, moving, step, longest) => {
  /** @type {number[]} */
  const apart = [];
  let before = 0;
  const begun = performance.now();
  await play(frames, moving, step, (callback, arena) => (now) => {
    if (before && now > before) apart.push(now - before);
    before = now;
    if (performance.now() - begun > longest) arena.click();
    callback(now);
  });
  return apart;
};

/**
 * Each play shows the same at the same frame, so that of each frame the quickest play tells what its script takes: whatever
 * else the machine did meanwhile made the others longer.
 * @param {number} frames @param {number} moving @param {number} plays @returns {Promise<number[]>} milliseconds of script in each frame
 */
window.measureScript = async (frames, moving, plays) => {
  /** @type {number[]} */
  const least = [];
  for (let played = 0; played < plays; played += 1) {
    let frame = 0;
    await play(frames, moving, 0, (callback) => () => {
      const started = performance.now();
      callback((frame + 1) * (1000 / 60));
      least[frame] = Math.min(least[frame] ?? Number.POSITIVE_INFINITY, performance.now() - started);
      frame += 1;
    });
  }
  return least;
};
