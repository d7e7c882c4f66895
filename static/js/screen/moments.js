// The motions of rare moments: the Exit opens, the light goes out, a player goes insane, the Twins come.

import { ABOVE, about, change, found, lay, place, put, raise, remove, scaleOf, taken, where } from "./scene.js";

/** @typedef {import("../../types/bridge.js").Motion} Motion */
/** @typedef {import("./scene.js").Scene} Scene */

/** Milliseconds between one of several and the next. */
const STEP = 110;
/** How large those who come are at first, as `LARGE` in `motions.js`. */
const LARGE = 2.1;

/** @type {Record<string, (motion: Motion, scene: Scene) => (() => void) | void>} */
export const MOMENTS = {
  /** Lifts each of a row, one after the other. */
  lifts: ({ target = "" }, { move }) => {
    for (const [number, one] of document.querySelectorAll(target).entries()) {
      const transform = ["scale(1)", "translateY(-3px) scale(1.14)", "scale(1)"].map(
        (how) => `${put(where(one))} ${about(one, how)}`,
      );
      move(one, { transform }, { duration: 420, delay: number * STEP, easing: "ease-out" });
    }
  },
  /** Swings two leaves open, and lets a growing light out. */
  opens: ({ of, html = "" }, scene) => {
    const laid = lay(html, scene.board, ABOVE);
    change(of, scene);
    const leaves = [...laid.querySelectorAll("[data-hinge]")];
    for (const place of found(of, scene.board)) place.append(...leaves); // Whoever stands there stands before them.
    for (const leaf of leaves) {
      const { x, y, width, height } = box(leaf);
      const [hinge, middle] = [leaf.getAttribute("data-hinge") === "end" ? x + width : x, y + height / 2];
      const frames = [1, 0.14, 0.2, 0.17].map((wide) => ({
        transform: `translate(${hinge}px, ${middle}px) scale(${wide}, ${1 + (1 - wide) * 0.07}) translate(${-hinge}px, ${-middle}px)`,
      }));
      const offsets = [0, 0.8, 0.91, 1];
      const timed = frames.map((frame, n) => ({
        ...frame,
        offset: offsets[n],
        easing: n ? "ease-in-out" : "cubic-bezier(0.6, 0, 0.3, 1)",
      }));
      scene.move(leaf, timed, { duration: 1420, delay: 120 });
    }
    for (const light of laid.querySelectorAll("[data-light]")) {
      const frames = [
        { transform: about(light, "scale(0.2)"), opacity: 0, offset: 0 },
        { transform: about(light, "scale(1.05)"), opacity: 1, offset: 0.55 },
        { transform: about(light, "scale(1)"), opacity: 0.7, offset: 0.8 },
        { transform: about(light, "scale(1)"), opacity: 0, offset: 1 },
      ];
      scene.move(light, frames, { duration: 2300, delay: 320, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" });
    }
    return () => remove([laid, ...leaves]);
  },
  /** Makes lights flicker twice and go out; the dark over everything stays. */
  darkens: ({ of, html = "" }, { board, move }) => {
    const laid = lay(html, board, ABOVE);
    const lights = found(of, board);
    const offset = [0, 0.14, 0.22, 0.4, 0.5, 1];
    for (const light of lights) move(light, { opacity: [1, 0.35, 0.9, 0.2, 0.6, 0], offset }, { duration: 2200 });
    move(laid, { opacity: [0, 0.45, 0.12, 0.6, 0.34, 1], offset }, { duration: 2600 });
    return () => remove(lights);
  },
  /** Makes a player sway and split in three, while eyes open and shut all around. */
  sways: (motion, scene) => {
    const laid = lay(motion.html ?? "", scene.board, ABOVE);
    for (const [number, eye] of [...laid.querySelectorAll("[data-eye]")].entries()) {
      const frames = [0, 1, 1, 0.1, 1, 1, 0].map((high) => ({ transform: `scaleY(${high})`, opacity: high && 1 }));
      const offset = [0, 0.16, 0.5, 0.54, 0.58, 0.84, 1];
      const timed = frames.map((frame, n) => ({ ...frame, offset: offset[n] }));
      scene.move(eye, timed, { duration: 1900, delay: number * 26, easing: "ease-in-out" });
    }
    const likenesses = found(motion.of, scene.board).flatMap((element) => {
      const inside = inner(element);
      const size = `scale(${scaleOf(inside)})`;
      const turned = [0, -5, 4, -3, 0].map((turn) => ({ transform: `${size} rotate(${turn}deg)` }));
      scene.move(inside, turned, { duration: 1700, delay: 300, easing: "ease-in-out" });
      return [-1, 1].map((side) => likeness(element, side, scene));
    });
    return () => {
      laid.remove();
      remove(likenesses);
      change(motion.of, scene);
    };
  },
  /** Makes things beside the board slip and fall, one after the other. */
  drops: ({ of }, scene) => {
    const things = of.flatMap((id) => document.getElementById(id) ?? []);
    for (const [number, thing] of things.entries()) {
      const turn = number % 2 ? 24 : -18;
      const frames = [
        { transform: "none", opacity: 1, offset: 0, easing: "ease-out" },
        { transform: `translateY(-9px) rotate(${turn / 5}deg)`, opacity: 1, offset: 0.3, easing: "cubic-bezier(0.5, 0, 0.9, 0.5)" },
        { transform: `translateY(200px) rotate(${turn}deg)`, opacity: 0, offset: 1 },
      ];
      scene.move(thing, frames, { duration: 820, delay: 700 + number * STEP });
    }
    return () => {
      for (const thing of things) thing.style.visibility = "hidden"; // It keeps its place until the next screen.
    };
  },
  /** Opens a door by a crack, as if somebody looked out first, then all the way. */
  peeks: ({ of, to = [] }, scene) => {
    const all = comers(of, to, scene);
    for (const { inside, size } of all) {
      const large = size * LARGE;
      const wide = [0.03, 0.3, 0.3, 0.24, 0.24, 1, 1];
      const offset = [0, 0.14, 0.34, 0.4, 0.46, 0.6, 0.78];
      const left = box(inside).x;
      const frames = wide.map((share, n) => ({
        transform: `translateX(${large * left * (1 - share)}px) scale(${large * share}, ${large})`,
        opacity: n && 1,
        offset: offset[n],
        easing: n === 6 ? "cubic-bezier(0.5, 0, 0.3, 1)" : "ease-in-out",
      }));
      scene.move(inside, [...frames, { transform: `translateX(0) scale(${size})`, opacity: 1, offset: 1 }], { duration: 2300 });
    }
    return () => stay(all);
  },
  /** Lets one step out of another as if out of a mirror, turn round, and go to her place. */
  parts: ({ of, to = [], from }, scene) => {
    const all = comers(of, to, scene);
    for (const { element, inside, size } of all) {
      const end = where(element);
      const begin = from ? { x: from[0], y: from[1] } : end;
      const half = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 - 12 };
      const way = [begin, begin, half, end, end];
      const offset = [0, 0.2, 0.5, 0.8, 1];
      const easing = "ease-in-out";
      scene.move(
        element,
        way.map((at, n) => ({ transform: put(at), offset: offset[n], easing })),
        { duration: 2100 },
      );
      const sizes = [-size, -size * 1.5, size * 0.06, size * 1.5, size];
      const turned = sizes.map((wide, n) => ({
        transform: `scale(${wide}, ${n % 4 ? size * 1.5 : size})`,
        opacity: n && 1,
        offset: offset[n],
        easing,
      }));
      scene.move(inside, turned, { duration: 2100 });
    }
    return () => stay(all);
  },
  /** Lets one go back into the other and turn away, like an image in a mirror. */
  joins: ({ of, to = [] }, scene) => {
    const gone = found(of, scene.board);
    for (const [number, element] of gone.entries()) {
      const inside = inner(element);
      const size = scaleOf(inside);
      const spot = to[number];
      const end = spot ? { x: spot[0], y: spot[1] } : where(element);
      const timing = { duration: 1500, easing: "cubic-bezier(0.5, 0, 0.5, 1)" };
      scene.move(element, { transform: [put(where(element)), put(end)] }, timing);
      const frames = [
        { transform: `scale(${size})`, opacity: 1, offset: 0 },
        { transform: `scale(${size * 0.06}, ${size})`, opacity: 1, offset: 0.5 },
        { transform: `scale(${-size}, ${size})`, opacity: 0.85, offset: 0.85 },
        { transform: `scale(${-size}, ${size})`, opacity: 0, offset: 1 },
      ];
      scene.move(inside, frames, timing);
    }
    return () => remove(gone);
  },
};

/** Returns the new figures, each at its place above the dark. @param {string[]} ids @param {[number, number][]} to @param {Scene} scene */
function comers(ids, to, { board, next }) {
  return ids.flatMap((id, number) => {
    const element = taken(id, board, next);
    if (!element) return [];
    const spot = to[number];
    if (spot) place(element, { x: spot[0], y: spot[1] });
    const inside = inner(element);
    return [{ element, inside, size: scaleOf(inside), back: raise(element, board) }];
  });
}

/** @param {{back: () => void}[]} comers */
function stay(comers) {
  for (const { back } of comers) back();
}

/** Adds a faint copy that drifts to one side and comes back. @param {Element} element @param {number} side @param {Scene} scene */
function likeness(element, side, scene) {
  const other = /** @type {Element} */ (element.cloneNode(true));
  other.removeAttribute("id");
  element.before(other);
  const { x, y } = where(element);
  const frames = [0, 1, 0.4, 1.1, 0].map((far) => ({
    transform: put({ x: x + side * 15 * far, y }),
    opacity: 0.5 * Math.min(far, 1),
  }));
  scene.move(other, frames, { duration: 2000, delay: 200, easing: "ease-in-out" });
  return other;
}

/** @param {Element} element */
function inner(element) {
  return element.firstElementChild ?? element;
}

/** @param {Element} element */
function box(element) {
  return element instanceof SVGGraphicsElement ? element.getBBox() : new DOMRect();
}
