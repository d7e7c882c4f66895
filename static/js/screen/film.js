// Makes a short film of a game from the pictures of its positions: a GIF, which plays wherever pictures are shown.

import { give, imageOf, whole } from "./picture.js";

const SIDE = 480;
const EACH_MS = 900;
const LAST_MS = 3000;

/** @param {{name?: string, pictures?: string[], game?: string}} effect @returns {Promise<string>} what came of it */
export async function make({ name = "", pictures = [], game = "" }) {
  const worker = new Worker(new URL("./film-worker.js", import.meta.url), { type: "module" });
  try {
    const film = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
    });
    film.catch(() => {}); // Told when it is waited for.
    const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    if (!brush) return "picture-failed";
    worker.postMessage({ size: { width: SIDE, height: SIDE } });
    for (const [index, text] of pictures.entries()) {
      brush.drawImage(await imageOf(await whole(text, game)), 0, 0, SIDE, SIDE);
      const { data } = brush.getImageData(0, 0, SIDE, SIDE);
      const delay = index + 1 < pictures.length ? EACH_MS : LAST_MS;
      worker.postMessage({ frame: { data, delay } }, [data.buffer]);
    }
    worker.postMessage({});
    const made = new Blob([await film], { type: "image/gif" });
    return (await give(name, made)) || "film-made";
  } catch {
    return "picture-failed";
  } finally {
    worker.terminate();
  }
}
