// Answers requests for settlings, one JSON line for each:  node tools/simulators/cube_quest.mjs
import { createInterface } from "node:readline";
import * as rapier from "@dimforge/rapier3d-deterministic-compat";
import { Physics } from "../../static/js/games/cube_quest/physics.mjs";

const physics = await Physics.start(rapier);

for await (const line of createInterface({ input: process.stdin })) {
  const { poses, off, frozen, steps, rate } = physics.settle(JSON.parse(line));
  console.log(JSON.stringify({ poses: [...poses], off: [...off], frozen, frames: steps, rate }));
}
