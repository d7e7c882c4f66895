// Shows what the stage says and holds up: a sentence in the bar over the board, how much is still to come, a card.

/** @typedef {import("../../types/bridge.js").Stage} Stage */

const SVG = "http://www.w3.org/2000/svg";

/** How a light comes up, and what is laid down goes away. */
const COMES = { duration: 300, easing: "ease-out", fill: /** @type {const} */ ("both") };
const STEP = 90;
const GOES = { duration: 300, easing: "cubic-bezier(0.5, 0, 0.8, 0.4)", fill: /** @type {const} */ ("both") };

/** Letters that a phone shows in two lines. More are set smaller, as what is asked is. */
const LONG = 60;

export class Voice {
  #bar = make("div", "voice");
  #who = make("span", "voice-who");
  #words = make("p", "");
  #strip = make("span", "voice-strip");
  #over = { html: "", element: /** @type {Element | null} */ (null) };
  /** @type {HTMLElement | null} */
  #held = null;
  #shown = false;
  #told = 0;
  /** What runs out while a sentence is read. */
  thread = make("i", "voice-thread");

  /** @param {Element} board @param {Stage[]} stages */
  constructor(board, stages) {
    this.board = board;
    const pips = stages.filter(({ say, held }) => say || held).map(() => make("i", ""));
    if (pips.length > 1) this.#strip.append(...pips);
    this.#bar.ariaHidden = "true"; // It is announced besides.
    this.#bar.append(this.#who, this.#words, this.#strip, this.thread);
  }

  /** @param {string} text @param {string} who the player it is about: a badge, and the name if the text doesn't give it */
  say(text, who) {
    if (!this.#shown) document.querySelector(".play-bar")?.append(this.#bar);
    this.#shown = true;
    this.#who.innerHTML = who;
    this.#words.textContent = text;
    this.#words.classList.toggle("long", this.#who.textContent.length + text.length >= LONG);
  }

  /** Marks what is on in the strip of what is still to come. @param {string | undefined} say @param {string} held */
  stepOn(say, held) {
    if (!say && !held) return;
    for (const [number, pip] of [...this.#strip.children].entries())
      pip.className = number < this.#told ? "told" : number === this.#told ? "on" : "";
    this.#told += 1;
  }

  /** Lays a light over the board, or takes it away; one that lies there stays. @param {string} html */
  lay(html) {
    if (html === this.#over.html) return [];
    this.#over.element?.remove();
    const element = html ? this.#laid(html) : null;
    this.#over = { html, element };
    if (!element) return [];
    const steps = [...element.querySelectorAll("[data-step]")];
    return [
      element.animate({ opacity: [0, 1] }, COMES),
      ...steps.map((step, n) => step.animate({ opacity: [0, 1] }, { ...COMES, delay: STEP * (n + 1) })),
    ];
  }

  /** @param {string} html */
  #laid(html) {
    const element = document.createElementNS(SVG, "g");
    element.innerHTML = html;
    (this.board.querySelector(".camera") ?? this.board).append(element);
    return element;
  }

  /** @param {string} html */
  hold(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    this.#held = /** @type {HTMLElement} */ (template.content.firstElementChild);
    document.getElementById("table")?.append(this.#held);
    return this.#held;
  }

  /** Waits to be told to go on. */
  ask() {
    this.#held?.querySelector("button")?.focus({ preventScroll: true });
  }

  layDown() {
    const held = this.#held;
    if (!held) return [];
    const goes = held.dataset.goes === "down" ? "translateY(160px) scale(0.4)" : "translate(70px, -120px) rotate(4deg) scale(0.5)";
    const card = held.firstElementChild?.animate({ transform: ["none", goes] }, GOES);
    return [held.animate({ opacity: [1, 0] }, GOES), ...(card ? [card] : [])];
  }

  /** Takes the light away. */
  darken() {
    this.#over.element?.remove();
  }
}

/** Takes away the bar with what was said last. */
export function clearVoice() {
  document.querySelector(".play-bar > .voice")?.remove();
}

/** @param {string} tag @param {string} kind */
function make(tag, kind) {
  const element = document.createElement(tag);
  element.className = kind;
  return element;
}
