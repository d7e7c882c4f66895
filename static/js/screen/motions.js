// The motions of the stage, by kind: each names elements by their ids, moves them, and says what is so afterwards.
// Places are in the units of the picture.

import { MOMENTS } from "./moments.js";
import { ABOVE, about, change, found, lay, lifted, place, plus, put, raise, remove, scaleOf, taken, where } from "./scene.js";

/** @typedef {import("../../types/bridge.js").Motion} Motion */
/** @typedef {import("./scene.js").Move} Move */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Point} Point */

/** How far a row leans back before it goes, and goes too far: in units, and as a share. */
const [LEAN, TOO_FAR] = [5, 0.03];
/** How large what appears is at first, so that it is seen to come. */
const LARGE = 2.1;

/** @type {Record<string, (motion: Motion, scene: Scene) => (() => void) | void>} */
const KINDS = {
  ...MOMENTS,
  /** On foot: it is lifted, goes, and touches down. */
  walks: (motion, { move }) =>
    moved(motion, (element, from, to) => {
      const over = { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.5 - 9 };
      const frames = [
        { transform: put(from), easing: "cubic-bezier(0.3, 0, 0.4, 1)" },
        { transform: put(over), easing: "cubic-bezier(0.5, 0, 0.6, 1)" },
        { transform: put(to) },
      ];
      move(element, frames, { duration: 420 });
    }),
  /** A light after the one who carries it. */
  follows: (motion, { move }) =>
    moved(motion, (element, from, to) =>
      move(element, { transform: [put(from), put(to)] }, { duration: 430, delay: 70, easing: "cubic-bezier(0.35, 0.05, 0.2, 1)" }),
    ),
  /** From one place to another by no way: dark here, light there. */
  jumps: (motion, { move }) =>
    moved(motion, (element, from, to) => {
      const frames = [
        { transform: put(from), opacity: 1, offset: 0 },
        { transform: put(from), opacity: 0, offset: 0.33 },
        { transform: put(to), opacity: 0, offset: 0.34 },
        { transform: put(to), opacity: 1, offset: 1 },
      ];
      move(element, frames, { duration: 780 });
    }),
  /** With weight: back a little, too far, and home. What leaves at one end enters at the other; dust rises beside it. */
  slides: ({ of, by = [0, 0], wraps = [], back = [0, 0], names = {}, html = "" }, { board, move }) => {
    const step = { x: by[0], y: by[1] };
    const dust = lay(html, board, ABOVE);
    for (const { firstElementChild: puff } of dust.firstElementChild?.children ?? []) {
      const frames = { transform: ["scale(0.5)", "scale(1.3)", "scale(2.2)"], opacity: [0, 0.5, 0] };
      if (puff) move(puff, frames, { duration: 620, delay: 780, easing: "ease-out" }); // as what slid comes home
    }
    const after = of.map((id) => {
      const element = board.querySelector(`#${id}`);
      if (!element) return () => {};
      const from = where(element);
      slide(element, from, step, move);
      if (!wraps.includes(id)) return () => place(element, plus(from, step));
      const end = plus(from, { x: back[0], y: back[1] });
      const twin = /** @type {Element} */ (element.cloneNode(true));
      twin.removeAttribute("id");
      element.after(twin);
      place(twin, end);
      slide(twin, plus(end, { x: -step.x, y: -step.y }), step, move);
      return () => {
        twin.remove();
        place(element, end);
      };
    });
    return () => {
      dust.remove();
      for (const commit of after) commit();
      const renamed = Object.entries(names).map(([id, name]) => ({ element: board.querySelector(`#${id}`), name }));
      for (const { element, name } of renamed) if (element) element.id = name;
    };
  },
  /** A slit of light, an oversized doorway with a figure in it, then everything shrinks into place. */
  appears: ({ of, to = [] }, { board, next, move }) => {
    /** @type {(() => void)[]} */
    const back = [];
    for (const [number, id] of of.entries()) {
      const element = taken(id, board, next);
      if (!element) continue;
      const spot = to[number];
      if (spot) place(element, { x: spot[0], y: spot[1] });
      const inside = element.firstElementChild ?? element;
      const size = scaleOf(inside);
      const large = size * LARGE;
      const frames = [
        { transform: `scale(${large * 0.04}, ${large})`, opacity: 0, offset: 0 },
        { transform: `scale(${large * 0.06}, ${large})`, opacity: 1, offset: 0.14 },
        { transform: `scale(${large})`, opacity: 1, offset: 0.42, easing: "ease-in-out" },
        { transform: `scale(${large})`, opacity: 1, offset: 0.68, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
        { transform: `scale(${size})`, opacity: 1, offset: 1 },
      ];
      move(inside, frames, { duration: 2000, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" });
      back.push(raise(element, board));
    }
    return () => {
      for (const putBack of back) putBack();
    };
  },
  /** It sinks, and its doorway narrows to a slit. */
  vanishes: ({ of }, { board, move }) => {
    const gone = found(of, board);
    for (const element of gone) {
      const inside = element.firstElementChild ?? element;
      const size = scaleOf(inside);
      const frames = [
        { transform: `scale(${size})`, opacity: 1, offset: 0 },
        { transform: `scale(${size * 1.06}, ${size * 0.94})`, opacity: 1, offset: 0.25, easing: "cubic-bezier(0.5, 0, 0.8, 0.3)" },
        { transform: `scale(${size * 0.05}, ${size * 0.9})`, opacity: 1, offset: 0.9 },
        { transform: `scale(${size * 0.03}, 0)`, opacity: 0, offset: 1 },
      ];
      move(inside, frames, { duration: 1020 });
    }
    return () => remove(gone);
  },
  /** It falls over and lies there, and is gone. */
  falls: ({ of }, { board, move }) => {
    const gone = found(of, board);
    for (const element of gone) {
      const inside = element.firstElementChild ?? element;
      const size = `scale(${scaleOf(inside)})`;
      const frames = [
        { transform: `${size} rotate(0deg)`, opacity: 1, offset: 0, easing: "cubic-bezier(0.5, 0, 0.9, 0.5)" },
        { transform: `${size} rotate(92deg)`, opacity: 1, offset: 0.42 },
        { transform: `${size} rotate(86deg)`, opacity: 1, offset: 0.5 },
        { transform: `${size} rotate(90deg)`, opacity: 1, offset: 0.6 },
        { transform: `${size} rotate(90deg)`, opacity: 0, offset: 1 },
      ];
      move(inside, frames, { duration: 1500 });
    }
    return () => remove(gone);
  },
  /** It is hit. */
  shakes: ({ of }, { board, move }) => {
    for (const element of found(of, board)) {
      const at = where(element);
      const frames = [0, -5, 5, -3.5, 2.5, 0].map((x) => ({ transform: put({ x: at.x + x, y: at.y }) }));
      move(element, frames, { duration: 460, easing: "ease-out" });
    }
  },
  /** One side of it is turned away, the other up, a little too far. */
  turns: ({ of, into = [] }, { board, next, move }) => {
    const gone = found(of, board);
    for (const [number, before] of gone.entries()) {
      const after = taken(into[number] ?? "", board, next);
      if (!after) continue;
      place(after, where(before));
      before.after(after);
      turn(before, [1, 0.04], { duration: 170, easing: "ease-in" }, move);
      turn(after, [0.04, 1.06, 1], { duration: 330, delay: 170, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" }, move);
      move(after, { visibility: ["hidden", "visible"] }, { duration: 1, delay: 169 });
    }
    return () => remove(gone.filter((element, number) => board.querySelector(`#${into[number] ?? ""}`) && element.isConnected));
  },
  /** Something falls into a place from a little above, and then belongs to what lies there. */
  lands: ({ of, html = "", to = [] }, scene) => {
    const spot = { x: to[0]?.[0] ?? 0, y: to[0]?.[1] ?? 0 };
    const laid = lay(html, scene.board);
    const frames = [
      { transform: put({ x: spot.x, y: spot.y - 46 }), opacity: 0, offset: 0, easing: "cubic-bezier(0.5, 0, 0.8, 0.5)" },
      { transform: put(spot), opacity: 1, offset: 0.5, easing: "ease-out" },
      { transform: put({ x: spot.x, y: spot.y - 8 }), opacity: 1, offset: 0.7, easing: "ease-in" },
      { transform: put(spot), opacity: 1, offset: 1 },
    ];
    scene.move(laid, frames, { duration: 620 });
    return () => {
      laid.remove();
      change(of, scene);
    };
  },
  /** What lies there is another now. */
  changes: ({ of }, scene) => {
    change(of, scene);
    for (const element of found(of, scene.board))
      scene.move(element, { opacity: [0.35, 1] }, { duration: 450, easing: "ease-out" });
  },
  /** Brings what is written beside the board up to date. */
  tells: ({ told = {} }, { move }) => {
    for (const [name, html] of Object.entries(told)) {
      const there = document.querySelector(`[data-told="${name}"]`);
      const template = document.createElement("template");
      template.innerHTML = html;
      const now = template.content.firstElementChild;
      if (!there || !now || there.innerHTML === now.innerHTML) continue;
      there.className = now.className; // It stays what it is: a button, if it can be tapped.
      there.replaceChildren(...now.childNodes);
      move(there, { opacity: [0.35, 1] }, { duration: 450, easing: "ease-out" });
    }
  },
  /** Everything of it snaps shut at once, and is gone. */
  snaps: ({ html = "" }, { board, move }) => {
    const laid = lay(html, board);
    for (const one of laid.children) {
      const frames = [
        { transform: about(one, "scale(1.5)"), opacity: 0, offset: 0, easing: "cubic-bezier(0.6, 0, 0.9, 0.4)" },
        { transform: about(one, "scale(0.94)"), opacity: 1, offset: 0.4 },
        { transform: about(one, "scale(1)"), opacity: 1, offset: 0.5 },
        { transform: about(one, "scale(1)"), opacity: 1, offset: 0.75 },
        { transform: about(one, "scale(1)"), opacity: 0, offset: 1 },
      ];
      move(one, frames, { duration: 900 });
    }
    return () => laid.remove();
  },
  /** A thing beside the board flies to another. */
  flies: ({ of, target = "" }, { move }) => {
    const goal = document.querySelector(target);
    for (const id of of) {
      const thing = document.getElementById(id);
      if (!thing || !goal) continue;
      const [from, to] = [thing, goal].map((one) => one.getBoundingClientRect());
      if (!from || !to) continue;
      const way = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;
      const frames = [
        { transform: "none", offset: 0, easing: "ease-out" },
        { transform: "translateY(-14px) scale(1.12)", offset: 0.25, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
        { transform: `${way} scale(0.5)`, opacity: 1, offset: 0.9 },
        { transform: `${way} scale(0.4)`, opacity: 0, offset: 1 },
      ];
      move(lifted(thing, from), frames, { duration: 1000 });
    }
    return () => remove([...document.querySelectorAll(".flies")]);
  },
};

/**
 * Begins a motion; what it returns is to be called when it is over, or left out.
 * @param {Motion} motion @param {Element} board @param {ParentNode} next @param {Move} move
 */
export function beginMotion(motion, board, next, move) {
  return KINDS[motion.kind]?.(motion, { board, next, move });
}

/** @param {Motion} motion @param {(element: Element, from: Point, to: Point) => void} show */
function moved({ of, to = [] }, show) {
  const ends = of.flatMap((id, number) => {
    const [element, end] = [document.getElementById(id), to[number]];
    return element && end ? [{ element, to: { x: end[0], y: end[1] } }] : [];
  });
  for (const { element, to: end } of ends) show(element, where(element), end);
  return () => {
    for (const { element, to: end } of ends) place(element, end);
  };
}

/** @param {Element} element @param {Point} from @param {Point} step @param {Move} move */
function slide(element, from, step, move) {
  const way = Math.hypot(step.x, step.y) || 1;
  const lean = { x: from.x - (LEAN * step.x) / way, y: from.y - (LEAN * step.y) / way };
  const far = { x: from.x + (1 + TOO_FAR) * step.x, y: from.y + (1 + TOO_FAR) * step.y };
  const frames = [
    { transform: put(from), offset: 0, easing: "cubic-bezier(0.4, 0, 0.6, 1)" },
    { transform: put(lean), offset: 0.17 },
    { transform: put(lean), offset: 0.23, easing: "cubic-bezier(0.62, 0.02, 0.22, 1)" },
    { transform: put(far), offset: 0.8, easing: "ease-in-out" },
    { transform: put(plus(from, step)), offset: 1 },
  ];
  move(element, frames, { duration: 1000 });
}

/** @param {Element} element @param {number[]} widths @param {KeyframeAnimationOptions} timing @param {Move} move */
function turn(element, widths, timing, move) {
  const inside = element.firstElementChild ?? element;
  move(
    inside,
    widths.map((width) => ({ transform: about(inside, `scaleX(${width})`) })),
    timing,
  );
}
