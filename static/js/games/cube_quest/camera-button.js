// Keeps the camera's button off the cubes: where one lies under it, it goes to the other lower corner. Its own is that of the hand.

import { seenAt } from "./camera.js";

/** @typedef {import("./arena.js").CubeArena} CubeArena */

/** How far the button, with a cube's half beside it, reaches from its corner, in pixels. */
const REACH = 70;
/** How far from the edges of the arena it stands, both together; as in the style sheet. */
const OFF = 20;

/** The view rests: no cube is hidden by the button if one of its corners is free. @param {CubeArena} arena */
export function giveWay(arena) {
  const views = arena.querySelector(".views");
  if (!(views instanceof HTMLDetailsElement) || views.open) return;
  const { view, box } = arena;
  const low = [...arena.stage.all]
    .map(({ pose: [x = 0, y = 0, z = 0] }) => seenAt(view, x, y, z))
    .filter(({ y }) => y > box.height - REACH && y < box.height);
  const corners = [low.some(({ x }) => x > box.width - REACH && x < box.width), low.some(({ x }) => x > 0 && x < REACH)];
  const isLeft = document.documentElement.dataset.hand === "left";
  const [isTaken, isOtherTaken] = isLeft ? corners.reverse() : corners;
  const givesWay = isTaken && !isOtherTaken && !arena.hasAttribute("data-whole"); // There the last flight is shown again.
  const goes = Boolean(givesWay) !== isLeft;
  const far = `${box.width - OFF}px`;
  views.style.setProperty("--aside", goes ? `calc(100% - ${far})` : "");
  views.style.setProperty("--menu-aside", goes ? `calc(100% + 2 * max(44px, 1.75rem) + 8px - ${far})` : "");
}
