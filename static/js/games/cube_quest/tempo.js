// Says how quickly time passes in a flight: slowly where it is decided, for at its own rate a flick is over before it is seen.
// Rates are seconds of the flight for each second shown; what is known before it happens is known from its way.

import { durationOf, fallOf, firstHitOf, lastTurnOf, movingOf } from "./flight-path.js";

/** @typedef {import("./flight-path.js").Flight} Flight */
/** @typedef {{from: number, until: number, rate: number, shown: number}} Moment in seconds of the flight; `shown` is the most it may take */

const RATES = { flight: 0.66, hit: 0.165, fall: 0.2, turn: 0.26 };
/** Seconds of the flight shown slowly, before and after each moment; and how long the first hit takes. */
const HIT = { before: 0.026, shown: 0.35 };
const FALL = { before: 0.042, after: 0.06 };
const TURN = { before: 0.06, after: 0.03 };
/** How soon time gets slower and faster again, in seconds shown. */
const SLOWER = 0.034;
const FASTER = 0.15;

/** @param {Flight} flight */
export class Tempo {
  /** Seconds of the flight that have passed. */
  now = 0;
  #rate = RATES.flight;
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
    let wanted = RATES.flight;
    for (const moment of this.#moments) {
      if (this.now < moment.from || this.now >= moment.until || moment.shown <= 0) continue;
      moment.shown -= seconds;
      wanted = Math.min(wanted, moment.rate);
    }
    const soon = wanted < this.#rate ? SLOWER : FASTER;
    this.#rate += (wanted - this.#rate) * (1 - Math.exp(-seconds / soon));
    // The step ends where a moment begins, however late the frame is: no hit is passed over.
    let now = this.now + seconds * this.#rate;
    for (const { from } of this.#moments) if (this.now < from && now > from) now = from;
    this.now = now;
    return now;
  }
}
