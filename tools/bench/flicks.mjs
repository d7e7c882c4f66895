// What a flick with 34 cubes costs beside Rapier's own steps in it:  node tools/bench/flicks.mjs
// One line of JSON: the median ratio, and the median milliseconds of a whole flick.
import * as rapier from "@dimforge/rapier3d-deterministic-compat";
import { Physics } from "../../static/js/games/cube_quest/physics.mjs";
import { armies, BOARD, flick } from "../../tests/physics/arena.mjs";

const FLICKS = 200;
const WARM = 20;

const physics = await Physics.start(rapier);
let stepping = 0;
const step = rapier.World.prototype.step;
rapier.World.prototype.step = function timed(...words) {
  const begun = performance.now();
  step.apply(this, words);
  stepping += performance.now() - begun;
};

const poses = armies().flat();
const ratios = [];
const whole = [];
for (let number = 0; number < WARM + FLICKS; number += 1) {
  const pushed = flick(poses, 1 + (number % 4), 60 + (number % 60), 40 + (number % 95));
  stepping = 0;
  const begun = performance.now();
  physics.settle({ ...BOARD, poses, flick: pushed });
  const took = performance.now() - begun;
  if (number < WARM) continue;
  ratios.push(took / stepping);
  whole.push(took);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

console.log(JSON.stringify({ ratio: median(ratios), milliseconds: median(whole) }));
