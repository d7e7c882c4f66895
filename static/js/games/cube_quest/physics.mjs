// Simulates a flick in one call: where the cubes come to rest, what rests on what, the way there.
//
// Lengths are cube edges, z points up, the mat lies at z = 0. The world is built anew for every call, from 32-bit
// poses and in the order given, so that the same call gives the same bits in Node and in every browser.

import { Moving } from "./stillness.mjs";

/** @typedef {typeof import("@dimforge/rapier3d-deterministic-compat")} Rapier */
/** @typedef {import("@dimforge/rapier3d-deterministic-compat").RigidBody} Body */
/** @typedef {import("@dimforge/rapier3d-deterministic-compat").World} World */

/**
 * What is to be simulated.
 * @typedef {object} Request
 * @property {ArrayLike<number>} poses seven numbers a cube: x, y, z, and the quaternion w, x, y, z
 * @property {readonly (readonly number[])[]} mat its rectangles: left, bottom, right, top
 * @property {number} table the height of the table under it
 * @property {number} fallen a cube whose centre is lower is off the board
 * @property {{cube: number, velocity: readonly number[], point: readonly number[]} | null} flick the change of velocity that a
 *   cube (by its place in `poses`) gets at a point
 * @property {number} [least] frames that are simulated at least: a tower may begin to lean slowly
 * @property {boolean} [rehearsed] is it only imagined? Then it takes a third of the time, and ends nearly the same
 * @property {(bodies: readonly Body[]) => void} [watch] called at every frame
 */

/**
 * What came of it.
 * @typedef {object} Settling
 * @property {Float32Array} poses seven numbers a cube, as they came to rest
 * @property {Float32Array} off a number a cube: the second in which it left the board, -1 if it did not
 * @property {Int16Array} rests pairs of cubes, the upper and what carries it; -1 is the mat
 * @property {Float32Array} path the poses at every step, the first before anything moves; of what is only imagined at every frame
 * @property {number} steps how many there are in the path
 * @property {number} rate frames a second
 * @property {number} frames how many frames passed, 60 to a second, the first before anything moves
 * @property {boolean} frozen did the time run out, so that everything was stopped where it was?
 */

const FRAMES_A_SECOND = 60;
const STEPS_A_FRAME = 4;
/** A way is kept step by step: shown slowly, a hit between two frames would be seen to come from afar. */
export const STEPS_A_SECOND = FRAMES_A_SECOND * STEPS_A_FRAME;
export const LONGEST = 480;
/** Numbers in a pose. */
export const POSE = 7;

const GRAVITY = 545;
const STILL_FRAMES = 12;
/** What does for a flick that is only imagined. */
const REHEARSED_STEPS = 2;
const REHEARSED_STILL_FRAMES = 3;
const REHEARSED_LONGEST = 60;
/** Of the mat: enough to trip a cube that is hit above its middle. */
const MAT_FRICTION = 0.65;
const FRICTION = 0.45;
const RESTITUTION = 0.2;
const LINEAR_DAMPING = 0.5;
const ANGULAR_DAMPING = 2;
/** Without this look ahead a fast cube passes through a wall. */
const LOOK_AHEAD = 2;
const TOUCHING = 1 / 32;
const UPWARD = 0.5;
const ROOM = 100;

/** Which cubes meet which: those off the board only the table and each other. */
const ON_BOARD = 0x0001_0005;
const OFF_BOARD = 0x0002_0006;
const GROUND = 0x0004_0007;

export class Physics {
  /** @type {Rapier} */
  #rapier;
  /** The frames of the flick that is being simulated. */
  #path = new Float32Array(0);

  /** @param {Rapier} rapier the module, not yet started */
  static async start(rapier) {
    await rapier.init();
    return new Physics(rapier);
  }

  /** @param {Rapier} rapier the module, started */
  constructor(rapier) {
    this.#rapier = rapier;
  }

  /**
   * @param {Request} request
   * @returns {Settling}
   */
  settle(request) {
    check(request);
    const world = this.#world(request);
    try {
      const bodies = this.#cubes(world, request);
      if (request.flick) push(bodies[request.flick.cube], request.flick);
      return this.#run(world, bodies, request);
    } finally {
      world.free();
    }
  }

  /** @param {Request} request */
  #world({ mat, table, rehearsed }) {
    const { World, ColliderDesc } = this.#rapier;
    const world = new World({ x: 0, y: 0, z: -GRAVITY });
    const settings = world.integrationParameters;
    settings.dt = 1 / (FRAMES_A_SECOND * (rehearsed ? REHEARSED_STEPS : STEPS_A_FRAME));
    settings.numSolverIterations = 4;
    settings.contact_natural_frequency = 240;
    settings.maxCcdSubsteps = 4;
    const slab = -table / 2;
    for (const [left, bottom, right, top] of mat)
      world.createCollider(
        ColliderDesc.cuboid((right - left) / 2, (top - bottom) / 2, slab)
          .setTranslation((left + right) / 2, (bottom + top) / 2, -slab)
          .setFriction(MAT_FRICTION)
          .setRestitution(RESTITUTION)
          .setCollisionGroups(GROUND),
      );
    world.createCollider(
      ColliderDesc.cuboid(ROOM, ROOM, 1)
        .setTranslation(0, 0, table - 1)
        .setFriction(FRICTION)
        .setRestitution(RESTITUTION)
        .setCollisionGroups(GROUND),
    );
    return world;
  }

  /**
   * @param {World} world
   * @param {Request} request
   */
  #cubes(world, { poses }) {
    const { RigidBodyDesc, ColliderDesc } = this.#rapier;
    const exact = Float32Array.from(poses);
    /** @type {Body[]} */
    const bodies = [];
    for (let at = 0; at < exact.length; at += POSE) {
      const body = world.createRigidBody(
        RigidBodyDesc.dynamic()
          .setTranslation(exact[at], exact[at + 1], exact[at + 2])
          .setRotation({ w: exact[at + 3], x: exact[at + 4], y: exact[at + 5], z: exact[at + 6] })
          .setLinearDamping(LINEAR_DAMPING)
          .setAngularDamping(ANGULAR_DAMPING)
          .setCcdEnabled(true)
          .setSoftCcdPrediction(LOOK_AHEAD)
          .setCanSleep(false),
      );
      world.createCollider(
        ColliderDesc.cuboid(0.5, 0.5, 0.5)
          .setMass(1)
          .setFriction(FRICTION)
          .setRestitution(RESTITUTION)
          .setCollisionGroups(ON_BOARD),
        body,
      );
      bodies.push(body);
    }
    return bodies;
  }

  /**
   * @param {World} world
   * @param {Body[]} bodies
   * @param {Request} request
   * @returns {Settling}
   */
  #run(world, bodies, { poses, fallen, least = 0, rehearsed, watch }) {
    const steps = rehearsed ? REHEARSED_STEPS : STEPS_A_FRAME;
    const enough = rehearsed ? REHEARSED_STILL_FRAMES : STILL_FRAMES;
    const size = bodies.length * POSE;
    const kept = rehearsed ? 1 : steps;
    if (this.#path.length < (LONGEST * kept + 1) * size) this.#path = new Float32Array((LONGEST * kept + 1) * size);
    const path = this.#path;
    path.set(poses);
    const off = new Float32Array(bodies.length).fill(-1);
    const moving = new Moving(bodies, off);
    const longest = rehearsed ? REHEARSED_LONGEST : LONGEST;
    let frame = 0;
    while (frame < longest && (moving.still < enough || frame < least)) {
      for (let step = 1; step <= steps; step += 1) {
        world.step();
        if (step === steps || !rehearsed) write(bodies, path, (frame * kept + Math.min(step, kept)) * size);
      }
      frame += 1;
      const [before, now] = [(frame - 1) * kept * size, frame * kept * size];
      for (let cube = 0; cube < bodies.length; cube += 1) {
        const z = path[now + cube * POSE + 2];
        if (z >= fallen || off[cube] >= 0) continue;
        off[cube] = crossing(path[before + cube * POSE + 2], z, fallen, frame);
        bodies[cube].collider(0).setCollisionGroups(OFF_BOARD);
      }
      moving.look();
      watch?.(bodies);
    }
    const last = frame * kept;
    const rest = path.slice(last * size, (last + 1) * size);
    if (!rest.every(Number.isFinite)) throw new Error("The cubes came to rest nowhere.");
    return {
      poses: rest,
      off,
      rests: resting(world, bodies, off),
      path: path.slice(0, (last + 1) * size),
      steps: last + 1,
      rate: FRAMES_A_SECOND * kept,
      frames: frame + 1,
      frozen: moving.still < enough,
    };
  }
}

/**
 * @param {Body} body
 * @param {NonNullable<Request["flick"]>} flick
 */
function push(body, { velocity, point }) {
  const [x, y, z] = Float32Array.from(velocity);
  const [px, py, pz] = Float32Array.from(point);
  body.applyImpulseAtPoint({ x, y, z }, { x: px, y: py, z: pz }, true); // the mass is 1
}

/**
 * @param {readonly Body[]} bodies
 * @param {Float32Array} path
 * @param {number} start
 */
function write(bodies, path, start) {
  let at = start;
  for (const body of bodies) {
    const where = body.translation();
    const turned = body.rotation();
    path[at] = where.x;
    path[at + 1] = where.y;
    path[at + 2] = where.z;
    path[at + 3] = turned.w;
    path[at + 4] = turned.x;
    path[at + 5] = turned.y;
    path[at + 6] = turned.z;
    at += POSE;
  }
}

/**
 * The second in which a cube fell below a height, between the last frame and this one.
 * @param {number} before
 * @param {number} now
 * @param {number} height
 * @param {number} frame
 */
function crossing(before, now, height, frame) {
  const part = before > now ? Math.min(1, Math.max(0, (before - height) / (before - now))) : 1;
  return (frame - 1 + part) / FRAMES_A_SECOND;
}

/**
 * What carries each cube on the board: contacts that face up.
 * @param {World} world
 * @param {readonly Body[]} bodies
 * @param {Float32Array} off
 */
function resting(world, bodies, off) {
  const cubes = new Map(bodies.map((body, cube) => [body.collider(0).handle, cube]));
  /** @type {number[]} */
  const pairs = [];
  bodies.forEach((body, cube) => {
    if (off[cube] >= 0) return;
    const mine = body.collider(0);
    world.contactPairsWith(mine, (other) => {
      const lower = cubes.get(other.handle) ?? -1;
      let carries = false;
      world.contactPair(mine, other, (manifold, flipped) => {
        const down = flipped ? -manifold.normal().z : manifold.normal().z;
        for (let contact = 0; contact < manifold.numContacts(); contact += 1)
          carries ||= -down >= UPWARD && manifold.contactDist(contact) <= TOUCHING;
      });
      if (carries) pairs.push(cube, lower);
    });
  });
  return Int16Array.from(pairs);
}

/** @param {Request} request */
function check({ poses, flick, mat }) {
  const numbers = [...Array.from(poses), ...mat.flat(), ...(flick ? [...flick.velocity, ...flick.point] : [])];
  if (poses.length % POSE || !numbers.every(Number.isFinite)) throw new RangeError("A pose is seven numbers.");
  if (flick && !(flick.cube >= 0 && flick.cube < poses.length / POSE)) throw new RangeError("There is no such cube to flick.");
}
