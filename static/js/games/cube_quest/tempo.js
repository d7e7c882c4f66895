// Says how quickly time passes in a flight: slowly where it is decided, for at its own rate a flick is over before it is seen.
// Rates are seconds of the flight for each second shown; what is known before it happens is known from its way.

import { durationOf, fallOf, firstHitOf, lastTurnOf, movingOf } from "./flight-path.js";

/** @typedef {import("./flight-path.js").Flight} Flight */
/** @typedef {{from: number, until: number, rate: number, shown: number}} Moment in seconds of the flight; `shown` is the most it may take */

const RATES = { flight: 0.66, hit: 0.165, fall: 0.2, turn: 0.26 };
/** Seconds of the flight shown slowly, before and after each moment; and how long the first hit takes. */
const HIT = { before: 0.031, shown: 0.35 };
const FALL = { before: 0.042, after: 0.06 };
const TURN = { before: 0.06, after: 0.03 };
/** How soon time gets slower and faster again, in seconds shown. */
const SLOWER = 0.034;
const FASTER = 0.15;
/** In steps so long, in seconds shown, time is reckoned; and so much of the way another rate comes in each. */
const STEP = 1 / 240;
const SLOWED = 1 - Math.exp(-STEP / SLOWER);
const HASTENED = 1 - Math.exp(-STEP / FASTER);

/** @param {Flight} flight */
export class Tempo {
  /** Seconds of the flight that have passed. */
  now = 0;
  #rate = RATES.flight;
  /** Seconds of the flight after the last whole step, and seconds shown since. */
  #reached = 0;
  #left = 0;
  /** @type {Moment[]} */
  #moments;
  /** When all that is seen to move lies still. */
  end;
  /** The first cube that is hit, and when. */
  hit;
  /** A King that falls, and when. @type {{index: number, leaves: number, lands: number} | null} */
  fall = null;
  /** The cube that will be captured, and when it turns for the last time. @type {{index: number, turns: number} | null} */
  caught = null;

  /** @param {Flight} flight @param {(index: number) => boolean} isKing */
  constructor(flight, isKing) {
    this.hit = flight.flicked === undefined ? null : firstHitOf(flight);
    this.#moments = this.hit ? [{ from: this.hit.seconds - HIT.before, until: Infinity, rate: RATES.hit, shown: HIT.shown }] : [];
    const rate = flight.rate ?? 60;
    this.end = 0;
    flight.cubes.forEach((cube, index) => {
      const [first, last] = movingOf(flight, index);
      if (last > first) this.end = Math.max(this.end, last / rate);
      const fall = isKing(index) ? fallOf(flight, index) : null;
      if (fall) {
        this.fall = { index, ...fall };
        this.#slow(fall.leaves - FALL.before, fall.lands + FALL.after, RATES.fall);
      }
      const turns = flight.rolls?.some((roll) => roll.cube === cube) ? lastTurnOf(flight, index) : 0;
      if (turns && (!this.caught || turns > this.caught.turns)) this.caught = { index, turns };
    });
    if (this.caught) this.#slow(this.caught.turns - TURN.before, this.caught.turns + TURN.after, RATES.turn);
    this.end = Math.min(this.end, durationOf(flight));
  }

  /** @param {number} from @param {number} until @param {number} rate */
  #slow(from, until, rate) {
    this.#moments.push({ from, until, rate, shown: Infinity });
  }

  /** @param {number} seconds that were shown @returns {number} seconds of the flight */
  pass(seconds) {
    this.#left += seconds;
    for (; this.#left >= STEP; this.#left -= STEP) this.#step();
    this.now = this.#reached + this.#left * this.#rate;
    return this.now;
  }

  /** Always equally long, so that frames that come late show what others would. */
  #step() {
    let wanted = RATES.flight;
    for (const moment of this.#moments) {
      if (this.#reached < moment.from || this.#reached >= moment.until || moment.shown <= 0) continue;
      moment.shown -= STEP;
      wanted = Math.min(wanted, moment.rate);
    }
    this.#rate += (wanted - this.#rate) * (wanted < this.#rate ? SLOWED : HASTENED);
    this.#reached += STEP * this.#rate;
  }
}
