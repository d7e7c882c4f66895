// Remembers how the board is looked at on this device. Each player's turns, and what is looked back at, have a view of their own: one
// chosen from the menu stays for them, one made by hand for the turn. A set-up, and putting a cube down, begin as the camera stands by itself.

/** @typedef {import("./camera.js").Look} Look */

/** So little tipped the board is seen from above. */
const ABOVE = 1;
/** Degrees and millimetres: views that differ by less are the same. */
const ALIKE = 0.01;
/** What happens at one place of the board, so that a view of another one would hide it. */
const ELSEWHERE = /^(set-up|place)/;

/** @param {Look} one @param {Look} other */
function isAlike(one, other) {
  return /** @type {const} */ (["tilt", "turn", "zoom", "x", "y"]).every((part) => Math.abs(one[part] - other[part]) < ALIKE);
}

export class Looks {
  /** How the viewer looks at the board now; null: as the camera stands by itself. @type {Look | null} */
  now = null;
  #table = "";
  #whose = "";
  /** What was seen last before the game was looked back at or a cube was put down, and by whom. @type {{whose: string, look: Look | null}} */
  #last = { whose: "", look: null };
  /** The views that stay. @type {Map<string, Look>} */
  #kept = new Map();

  /** From the camera's menu. @param {Look} look */
  choose(look) {
    this.now = look;
    if (!ELSEWHERE.test(this.#whose)) this.#kept.set(this.#whose, look);
  }

  /** The camera stands by itself again. */
  leave() {
    this.now = null;
    this.#kept.delete(this.#whose);
  }

  /** From above; or no longer. @param {Look} whole */
  tip(whole) {
    if (this.now && this.now.tilt <= ABOVE) this.leave();
    else this.choose({ ...(this.now ?? whole), tilt: 0 });
  }

  /**
   * Shows the whole board, straight, and from above where it is seen from there; the second time at an angle, or where the
   * camera shows just that by itself, it stands by itself again.
   * @param {Look} first @param {Look} own what the camera shows by itself
   */
  fit(first, own) {
    const { now } = this;
    const whole = now && now.tilt <= ABOVE ? { ...first, tilt: now.tilt } : first;
    if (isAlike(whole, own) || (now && now.tilt > ABOVE && isAlike(now, whole))) this.leave();
    else this.choose(whole);
  }

  /**
   * Hands the view to a player, or to nobody while a game is looked back at. After that, and after putting a cube down, players get
   * back the view they had.
   * @param {string} whose @param {string} table
   * @returns {boolean} is there another look at the board now?
   */
  handTo(whose, table) {
    if (table === this.#table && whose === this.#whose) return false;
    const before = this.now;
    if (this.#whose && !this.#whose.startsWith("place")) this.#last = { whose: this.#whose, look: before };
    const isBack = table === this.#table && whose !== "" && whose === this.#last.whose;
    this.#table = table;
    this.#whose = whose;
    this.now = isBack ? this.#last.look : (this.#kept.get(whose) ?? null);
    return this.now !== before;
  }
}
