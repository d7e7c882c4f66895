// In the page, before anything else: taps as soon as each thing to tap is painted. At home: through the cabinet and the
// set-up to a place on the board. At a table, which is painted before Python is up: a place that is not picked yet.
(() => {
  const marks = { tasks: [], painted: 0 };
  globalThis.bench = marks;
  const observe = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe("longtask", (task) => marks.tasks.push([Math.round(task.startTime), Math.round(task.duration)]));
  observe("paint", (paint) => {
    if (paint.name === "first-contentful-paint") marks.painted = paint.startTime;
  });

  const present = (selector) =>
    new Promise((found) => {
      const look = () => {
        const element = document.querySelector(selector);
        if (element) found(element);
        else requestAnimationFrame(look);
      };
      look();
    });
  const paintedNow = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const tap = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  /** The answer counts when it is painted. Then the place is put down again: the app keeps what is picked for the next visit. */
  const answerTo = async (id) => {
    const picked = await present(`#${id}[aria-pressed="true"]`);
    await paintedNow();
    const answered = performance.now();
    tap(picked);
    await present(`#${id}:not([aria-pressed="true"])`);
    marks.answered = answered;
  };

  const atTable = async () => {
    const place = await present('[data-part^="place:"]:not([aria-pressed="true"])');
    tap(place);
    await answerTo(place.id);
  };

  (async () => {
    if (location.hash.startsWith("#/play/")) return atTable();
    const game = await present('a[href="#/new/qyshinsu"]');
    await new Promise((done) => {
      const look = () => (marks.painted ? done() : requestAnimationFrame(look));
      look();
    });
    game.click();
    tap(await present("#start"));
    marks.python = performance.now();
    tap(await present("#place-6"));
    await answerTo("place-6");
  })();
})();
