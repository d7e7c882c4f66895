// In the page: taps the parts named one after another, and times each from the tap to the painted answer. A part is an id;
// in the arena of Cube Quest also `at:x:y` (tenths of a millimetre on the mat), `strength:n` and `hit:height:side`.
async (parts) => {
  const app = document.getElementById("app");
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const answered = (part, seen) =>
    new Promise((done, fail) => {
      setTimeout(() => fail(new Error(`A tap on ${part} changed nothing in ten seconds.`)), 10_000);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(app, seen);
    });
  const anything = { subtree: true, childList: true, attributes: true, characterData: true };
  // Where a finger slides, the page itself shows something at once: the answer is when the board is another one.
  const board = { subtree: true, attributeFilter: ["data-stamp"] };

  const at = (x, y) => ({ bubbles: true, cancelable: true, button: 0, isPrimary: true, clientX: x, clientY: y });
  const touch = (element, x, y) => {
    element.dispatchEvent(new PointerEvent("pointerdown", at(x, y)));
    element.dispatchEvent(new PointerEvent("pointerup", at(x, y)));
  };
  const pointed = {
    at: (tenthsX, tenthsY) => {
      const arena = document.querySelector("cube-arena");
      const { middle, at: eye, focal, far, sinTilt, cosTilt, sinTurn, cosTurn } = arena.view;
      const [x, y, z] = [tenthsX / 10 - eye.x, tenthsY / 10 - eye.y, -eye.z]; // as `seenAt` in games/cube_quest/camera.js
      const [across, down] = [x * cosTurn + y * sinTurn, x * sinTurn - y * cosTurn];
      const scale = focal / (far - down * sinTilt - z * cosTilt);
      const box = arena.getBoundingClientRect();
      const [left, top] = [box.left + middle.x + across * scale, box.top + middle.y + (down * cosTilt - z * sinTilt) * scale];
      const click = new MouseEvent("click", { ...at(left, top), detail: 1 });
      const under = document.elementFromPoint(left, top);
      return arena.contains(under) ? () => under.dispatchEvent(click) : null;
    },
    strength: (power) => {
      const bars = document.querySelector(".strength-bars");
      const box = bars.getBoundingClientRect();
      return () => touch(bars, box.left + (box.width * power) / 100, box.top + box.height / 2);
    },
    hit: (height, side) => {
      const pad = document.getElementById("hit-pad");
      const box = pad.getBoundingClientRect();
      const size = box.width / 74;
      return () => touch(pad, box.left + (35 + 0.26 * side) * size, box.top + (35 - 0.26 * height) * size);
    },
  };
  const tapOn = (part) => {
    const [kind, ...numbers] = part.split(":");
    if (numbers.length) return pointed[kind](...numbers.map(Number));
    const element = document.getElementById(part);
    if (!element) return null; // A card that was put away on the way to this table, say.
    return () => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };

  const times = [];
  for (const part of parts) {
    const tap = tapOn(part);
    if (!tap) continue;
    const answer = answered(part, part.includes(":") ? board : anything);
    const begun = performance.now();
    tap();
    await answer;
    await painted();
    times.push(performance.now() - begun);
    await pause(300);
  }
  return times;
}
