// Keeps the camera's button off the cubes: where one lies under it, it goes to the other lower corner, or as far up as it must, first
// above its own. Its own is that of the hand.

import { seenAt } from "./camera.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */
/** @typedef {{left: boolean, up: number}} Place its side, and its pixels above the corner */

/** How far the button, with a cube's half beside it, reaches from its corner, in pixels. */
const REACH = 70;
/** How far up it goes at least, if both corners are taken, and by how much more each time. */
const [UP, HIGHER] = [80, 10];
/** How near below it there a cube's half would still touch it. */
const BELOW = 18;
/** How far from the edges of the arena it stands, both together; as in the style sheet. */
const OFF = 20;

/** Moves the button to its first place that hides no cube, once the camera and the cubes rest. @param {CubeArena} arena */
export function giveWay(arena) {
  const views = arena.querySelector(".views");
  if (!(views instanceof HTMLDetailsElement) || views.open) return;
  const { view, box } = arena;
  const seen = [...arena.stage.all].map(({ pose: [x = 0, y = 0, z = 0] }) => seenAt(view, x, y, z));
  /** @param {Place} place */
  const isFree = ({ left, up }) =>
    !seen.some(({ x, y }) => {
      const [across, high] = [left ? x : box.width - x, box.height - y - up];
      return across > 0 && across < REACH && high > (up ? -BELOW : 0) && high < REACH;
    });
  const isLeft = document.documentElement.dataset.hand === "left";
  const own = { left: isLeft, up: 0 };
  const steps = Math.max(0, Math.floor((box.height - REACH - UP) / HIGHER));
  const heights = Array.from({ length: steps }, (_, step) => UP + step * HIGHER);
  const others = [
    ...(arena.hasAttribute("data-whole") ? [] : [{ left: !isLeft, up: 0 }]), // There the last flight is shown again.
    ...[isLeft, !isLeft].flatMap((left) => heights.map((up) => ({ left, up }))),
  ];
  const { left, up } = [own, ...others].find(isFree) ?? own;
  const far = `${box.width - OFF}px`;
  const put = (/** @type {string} */ name, /** @type {string} */ across) =>
    views.style.setProperty(name, left || up ? `${left ? across : "0px"} ${-up}px` : "");
  put("--aside", `calc(100% - ${far})`);
  put("--menu-aside", `calc(100% + 2 * max(44px, 1.75rem) + 8px - ${far})`);
}
