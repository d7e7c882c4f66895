// Remembers how the board is looked at on this device: a view that was chosen stays until there is another, one that a hand brought
// nearer for the turn. Turns and what is looked back at have a view each; at a set-up, each begins as the camera stands by itself.

/** @typedef {import("./camera.js").Look} Look */

/** So little tipped the board is seen from above. */
const ABOVE = 1;
/** So little turned, in degrees, it is not turned. */
const TURNED = 0.01;

/** @param {Look} one @param {Look} other */
function isAlike(one, other) {
  return /** @type {const} */ (["tilt", "turn", "zoom", "x", "y"]).every((part) => Math.abs(one[part] - other[part]) < TURNED);
}

export class Looks {
  /** How the viewer looks at the board now; null: as the camera stands by itself. @type {Look | null} */
  now = null;
  #table = "";
  #whose = "";
  /** What was seen last before the game was looked back at, and by whom. @type {{whose: string, look: Look | null}} */
  #last = { whose: "", look: null };
  /** The views that stay. @type {Map<string, Look>} */
  #kept = new Map();

  /** What is looked at: a set-up, a turn or, named by nothing, an earlier place of the game. */
  get #what() {
    return this.#whose.split("-")[0] ?? "";
  }

  /** @param {Look} look */
  #keep(look) {
    if (!this.#whose.startsWith("set-up")) this.#kept.set(this.#what, look);
  }

  /** From the camera's menu. @param {Look} look */
  choose(look) {
    this.now = look;
    this.#keep(look);
  }

  /** By hand: tipped or turned by one finger it stays, nearer it is for the turn only. @param {Look} look @param {Look} before */
  move(look, before) {
    this.now = look;
    const turned = Math.hypot(look.tilt - before.tilt, look.turn - before.turn);
    if (turned < TURNED || look.zoom !== before.zoom) return;
    const { zoom, x, y } = this.#kept.get(this.#what) ?? { zoom: 1, x: 0, y: 0 };
    this.#keep({ tilt: look.tilt, turn: look.turn, zoom, x, y });
  }

  /** The camera stands by itself again. */
  leave() {
    this.now = null;
    this.#kept.delete(this.#what);
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
   * It is somebody's from now on; nobody's while a game is looked back at, from where each comes back to what they saw.
   * @param {string} whose @param {string} table
   * @returns {boolean} is there another look at the board now?
   */
  handTo(whose, table) {
    if (table === this.#table && whose === this.#whose) return false;
    const before = this.now;
    if (this.#whose) this.#last = { whose: this.#whose, look: before };
    const isBack = table === this.#table && !this.#whose && whose === this.#last.whose;
    this.#table = table;
    this.#whose = whose;
    this.now = isBack ? this.#last.look : (this.#kept.get(this.#what) ?? null);
    return this.now !== before;
  }
}
