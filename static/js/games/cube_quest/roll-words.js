// Says over the board what a roll decides, and then what it has decided, for as long as it takes to read.

/** @typedef {import("./arena.js").CubeArena} CubeArena */

/** Reading time in milliseconds, as of what happens on the other tables: to notice a sentence, and for each word. */
const READ = { notice: 450, word: 235 };
/** How much longer it takes at the pace that the settings name. */
const PACES = { calm: 1.5, normal: 1, fast: 0 };

export class RollWords {
  #words = document.createElement("p");
  #ends = 0;

  /** @param {CubeArena} arena */
  constructor(arena) {
    this.#words.className = "roll-words";
    this.#words.setAttribute("aria-hidden", "true"); // Who hears the page hears it with all that came of the move.
    arena.append(this.#words);
  }

  /** @param {string} text */
  say(text) {
    if (this.#words.textContent === text) return;
    const words = /** @type {HTMLParagraphElement} */ (this.#words.cloneNode()); // a new one: its like would be shifted by its new width
    words.textContent = text;
    this.#words.replaceWith(words);
    this.#words = words;
    this.#ends = performance.now() + readingTime(text);
  }

  /** How long it still takes to read, in milliseconds. */
  get left() {
    return Math.max(0, this.#ends - performance.now());
  }

  leave() {
    this.#words.remove();
  }
}

/** @param {string} text */
function readingTime(text) {
  const pace = /** @type {keyof typeof PACES} */ (document.documentElement.dataset.pace ?? "normal");
  return PACES[pace] * (READ.notice + READ.word * text.split(/\s+/).length);
}
