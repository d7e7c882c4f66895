// Tells who uses keys what a screen has for them alone, once: where Tab and the arrows lead.

let told = false;

/** Call this after every screen: what is still to be said. @returns {string[]} */
export function saidForKeys() {
  const words = document.querySelector("#app [data-for-keys]");
  const tells = words !== null && document.documentElement.hasAttribute("data-by-key");
  if (!words) told = false;
  if (!tells || told) return [];
  told = true;
  return [words.textContent ?? ""];
}
