// Answers requests for settlings, one JSON line for each:  node tests/physics/answer.mjs
import { createInterface } from "node:readline";
import { digest, physics } from "./arena.mjs";

for await (const line of createInterface({ input: process.stdin })) {
  const { poses, off, frozen, frames, path } = physics.settle(JSON.parse(line));
  console.log(JSON.stringify({ poses: [...poses], off: [...off], frozen, frames, digest: digest(path) }));
}
