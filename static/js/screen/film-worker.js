// Makes the pictures of a game one GIF, beside the page: colours are chosen for all of them at once.

import { Encoder } from "modern-gif";

/** @type {Encoder | null} */
let encoder = null;
let done = Promise.resolve();

/** Lets the page know: what a promise is rejected with stays in a worker. @param {unknown} error */
function fail(error) {
  setTimeout(() => {
    throw error;
  });
}

/** First how large it is, then each picture with how long it stays, then nothing more: the film is the answer. */
self.onmessage = ({ data: { size, frame } }) => {
  done = done.then(async () => {
    if (size) encoder = new Encoder(size);
    else if (frame) await encoder?.encode(frame);
    else self.postMessage(await encoder?.flush("arrayBuffer"));
  });
  done.catch(fail);
};
