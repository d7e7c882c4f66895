// In the page: taps the parts named one after another, and times each from the tap to the painted answer.
async (parts) => {
  const app = document.getElementById("app");
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const answered = (part) =>
    new Promise((done, fail) => {
      setTimeout(() => fail(new Error(`A tap on ${part} changed nothing in ten seconds.`)), 10_000);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(app, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const times = [];
  for (const part of parts) {
    const element = document.getElementById(part);
    if (!element) throw new Error(`There is no ${part} to tap.`);
    const answer = answered(part);
    const begun = performance.now();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await answer;
    await painted();
    times.push(performance.now() - begun);
    await pause(300);
  }
  return times;
}
