// Remembers how each player looks at the arena: everybody begins where the camera stands by itself, tipped and turned as they left it.

/** @typedef {import("./camera.js").Look} Look */

export class Looks {
  /** How the viewer looks at the board now; null: as the camera stands by itself. @type {Look | null} */
  now = null;
  /** Has the viewer tipped or turned it? */
  #turned = false;
  #table = "";
  #whose = "";
  /** Whose view it was before the game was looked back at. */
  #last = "";
  /** @type {Map<string, {look: Look | null, turned: boolean}>} */
  #lookOf = new Map();

  /** @param {Look} look @param {Look} before */
  choose(look, before) {
    this.now = look;
    this.#turned ||= look.tilt !== before.tilt || look.turn !== before.turn;
  }

  /** Shows the whole board; the second time in a row the camera stands by itself again, nearer on a small screen. @param {Look} whole */
  fit(whole) {
    const { now } = this;
    const isWhole = now !== null && Object.entries(whole).every(([name, value]) => now[/** @type {keyof Look} */ (name)] === value);
    this.now = isWhole ? null : whole;
    this.#turned = false;
  }

  /**
   * It is somebody's from now on; nobody's while a game is looked back at, from where each comes back to what they saw.
   * @param {string} whose @param {string} table
   * @returns {boolean} is there another look at the board now?
   */
  handTo(whose, table) {
    if (table === this.#table && whose === this.#whose) return false;
    const before = this.now;
    if (table !== this.#table) {
      this.#lookOf.clear();
      this.#last = "";
    } else this.#lookOf.set(this.#whose, { look: this.now, turned: this.#turned });
    const left = whose ? this.#lookOf.get(whose) : undefined;
    if (this.#whose) this.#last = this.#whose;
    const isBack = table === this.#table && !this.#whose && whose === this.#last;
    this.#table = table;
    this.#whose = whose;
    this.#turned = left?.turned ?? false;
    const whole = left?.look && left.turned ? { ...left.look, zoom: 1, x: 0, y: 0 } : null;
    this.now = isBack ? (left?.look ?? null) : whole;
    return this.now !== before;
  }
}
