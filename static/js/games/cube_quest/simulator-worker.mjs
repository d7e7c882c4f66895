// Runs the physics in the worker: loaded when a game with flying cubes is opened, never at the start.

import { Physics } from "./physics.mjs";

/** @type {Physics} */
let physics;
/** The ways of the cubes since they were last asked for, one after the other. @type {Float32Array[]} */
let flown = [];

/** Rejects where the engine cannot be had. @param {string} engine where it is */
export async function start(engine = new URL("../vendor/rapier/rapier.mjs", import.meta.url).href) {
  physics = await Physics.start(await import(engine));
}

/** From now on the ways are those of another move. */
export function forget() {
  flown = [];
}

/** @param {string} text a `Request` of physics.mjs, as JSON @returns {string} what came of it; the way is kept for `flight`, unless it was only imagined */
export function settle(text) {
  const request = JSON.parse(text);
  const { poses, off, frozen, steps, rate, path } = physics.settle(request);
  if (!request.rehearsed) flown.push(path);
  return JSON.stringify({ poses: [...poses], off: [...off], frozen, frames: steps, rate });
}

/** All ways since `forget`, in edges: for each settling frames, in each its cubes, seven numbers a cube. */
export function flight() {
  const all = new Float32Array(flown.reduce((sum, path) => sum + path.length, 0));
  let at = 0;
  for (const path of flown) {
    all.set(path, at);
    at += path.length;
  }
  return all;
}
