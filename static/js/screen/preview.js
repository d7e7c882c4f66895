// Previews a screen before Python is up: as it was last seen on this device, or as the site was built with it.

import { recallScreen } from "../storage/paint-cache.js";
import { HOME } from "./address.js";
import { showPreviewed } from "./screen.js";

/** @typedef {import("../storage/paint-cache.js").Seen} Seen */

/** @param {string} address */
export async function preview(address) {
  const screen = (await recallScreen(address)) ?? (await built(address));
  if (screen) await showPreviewed(address, screen);
}

/** Shows the screen of the address that the page was opened at, unless the first paint has. @param {string} address */
export async function previewFirst(address) {
  const painted = document.querySelector("#app [data-screen]")?.getAttribute("data-screen") ?? "home";
  if (address !== HOME && painted === "home") await preview(address);
}

/** @param {string} address @returns {Promise<Seen | null>} */
async function built(address) {
  const game = /^#\/new\/(\w+)$/.exec(address)?.[1];
  if (!game && address !== HOME) return null;
  const { lang } = document.documentElement;
  const response = await fetch(`screens/${lang}/${game ? `new-${game}` : "home"}.json`).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}
