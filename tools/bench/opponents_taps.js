// In the page: keeps the game of the link, waits until its opponent thinks, and times one tap until its painted answer.
async (what) => {
  const SETTLED_MS = 1500; // until then the table that has just been opened is drawn, and saved
  const seen = (found) =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`After ${what} nothing came in twenty seconds.`)), 20_000);
      const look = () => {
        if (!found()) return;
        observer.disconnect();
        clearTimeout(late);
        done();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
      look();
    });
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const one = (selector) => document.querySelector(selector);
  const thinks = () => one(".meanwhile #move-now") !== null;
  const isShown = () => one("html[data-staged], [data-flying]") !== null; // a move that takes time to tell

  one("[data-do=keep-link]").click();
  await seen(() => thinks() && !isShown());
  await pause(SETTLED_MS);
  const thread = one(".thread")?.id;
  let isBoardAnother = false; // it comes before the rest of its screen
  new MutationObserver(() => (isBoardAnother = true)).observe(one("#board"), { subtree: true, childList: true });
  const hasMoved = () => isBoardAnother || isShown() || !thinks() || one(".thread")?.id !== thread;
  const onBoard = one("#board [data-part]");
  const [part, isAnswered] =
    what === "tap" ? (onBoard ? [onBoard, () => one("#notice")] : [one("#more"), () => one("[data-screen=menu]")]) : [one(`#${what}`), hasMoved];
  const answer = seen(isAnswered);
  const begun = performance.now();
  part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await answer;
  await painted();
  return performance.now() - begun;
}
