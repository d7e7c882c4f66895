// Moves the camera by its buttons and keys, and plays the last flight again.

import { CubeArena } from "./arena.js";
import { within, zoomed } from "./camera.js";
import { replay } from "./flight.js";

const QUARTER = 45;
const STEP = 1.5;

/** @typedef {import("./camera.js").Look} Look */

/** @type {Record<string, (look: Look, arena: CubeArena) => Look>} */
const VIEWS = {
  in: (look, arena) => zoomed(look, STEP, middle(arena), arena.box),
  out: (look, arena) => zoomed(look, 1 / STEP, middle(arena), arena.box),
  "turn-left": (look) => ({ ...look, turn: look.turn + QUARTER }),
  "turn-right": (look) => ({ ...look, turn: look.turn - QUARTER }),
};

/** @param {CubeArena} arena */
function middle({ box }) {
  return { x: box.width / 2, y: box.height / 2 };
}

/** @param {CubeArena} arena @param {string} name */
function look(arena, name) {
  const change = VIEWS[name];
  arena.ease(() => {
    if (change) arena.choose(within(change(arena.look, arena)));
    else if (name === "above") arena.tip();
    else arena.fit();
  });
}

export function listenForViews() {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-client]") : null;
    const { client: name = "", flights } = button instanceof HTMLElement ? button.dataset : {};
    const arena = document.querySelector("cube-arena");
    if (!(arena instanceof CubeArena)) return;
    if (name.startsWith("view-")) look(arena, name.slice(5));
    else if (name === "flight-again" || name === "flight-slowly") {
      replay(arena, name === "flight-slowly", Number(flights));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
    const arena = event.target.closest("cube-arena");
    const name = arena ? viewOf(event.key) : undefined;
    if (!(arena instanceof CubeArena) || !name) return;
    event.preventDefault();
    look(arena, name);
  });
}

/** What the button does that names a key as its own. @param {string} key */
function viewOf(key) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-client^="view-"]'));
  const button = [...buttons].find((one) => one.getAttribute("aria-keyshortcuts")?.toLowerCase() === key.toLowerCase());
  return button?.dataset.client?.slice(5);
}
