// Reads and sets the address of the screen, the fragment of the page's own: browser back and forward lead from screen to screen.

export const HOME = "#/";

history.scrollRestoration = "manual";

/** A sheet over a table, and what closes it. */
const [SHEET, CLOSES] = [".dialog", "#dialog-close, .dialog-shade"];

/** The link at the top that leaves a screen. */
const WAY_BACK = "back";

/** How far each address was scrolled when it was left. @type {Map<string, number>} */
const scrolled = new Map();
let byLink = false;

/** The address that the app knows of: another one in the bar is on its way to it. */
let known = here();

export function here() {
  return location.hash || HOME;
}

/**
 * Calls back when the person, not a screen, changes the address.
 * @param {(address: string, back: boolean) => void} go `back`: the browser's Back or Forward led there
 */
export function onGo(go) {
  let left = here();
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!link || event.defaultPrevented) return;
    const to = link.getAttribute("href") ?? "";
    const from = history.state?.from ?? null;
    const opened = from !== null && tableOf(from) !== null && tableOf(from) === tableOf(here());
    if (to === from || (opened && link.matches(CLOSES))) {
      // Closing leads back to where it was opened, and leaves nothing for the browser's Back to open again.
      event.preventDefault();
      history.go(history.state.added ? -2 : -1); // Of one address there may be two entries (`closing.js`).
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    byLink = true;
    const turns = bookOf(to) !== null && bookOf(to) === bookOf(here());
    if (turns || link.id === WAY_BACK || (opened && link.closest(SHEET) && tableOf(to) === tableOf(here()))) {
      // Turning a page replaces the address, so that Back leaves the guide at once; so does the way from sheet to sheet, and
      // the way back to a screen that is not the one before: Back opens no game again that was left.
      event.preventDefault();
      byLink = to !== here();
      left = history.state?.from ?? HOME;
      location.replace(to);
    } else left = here();
  });
  addEventListener("hashchange", () => {
    if (byLink) history.replaceState({ from: left }, "");
    known = here();
    go(known, !byLink);
  });
}

/**
 * Puts a screen's address in the address bar; neither way raises a hashchange. Whoever has just gone elsewhere goes on.
 * @param {string} address
 * @param {boolean} replace
 */
export function setAddress(address, replace) {
  if (address === here() || known !== here()) return;
  known = address;
  if (replace) history.replaceState(stateAt(address), "", address);
  else history.pushState(null, "", address);
}

/** A sheet that makes way for what it was opened over leaves a second entry of it, which `closing.js` knows. @param {string} address */
function stateAt(address) {
  return address === history.state?.from ? { added: true } : { ...history.state, added: false };
}

/**
 * Scrolls for another screen: to its top, or, when browser back returns to it, to where it was left. What lies over a table
 * (its menu, a step of its game) leaves it where it is.
 * @param {string} to @param {string} from @param {number} top how far `from` was scrolled
 * @param {boolean} asked by the person through the browser
 */
export function turnTo(to, from, top, asked) {
  const back = asked && !byLink;
  byLink = false;
  scrolled.set(from, top);
  if (tableOf(from) !== null && tableOf(from) === tableOf(to)) return;
  scrollTo({ top: back ? (scrolled.get(to) ?? 0) : 0, behavior: "instant" });
}

/** @param {string} address */
function bookOf(address) {
  return /^#\/guide\/[^/]+/.exec(address)?.[0] ?? null;
}

/** @param {string} address */
function tableOf(address) {
  return /^#\/(?:play|new)\/[^/]+/.exec(address)?.[0] ?? null;
}
