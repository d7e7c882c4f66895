// Begins, when the first screen is painted, what comes after it: the worker for Python, and the page's own code. Begun sooner,
// they would delay the painting, and be ready no sooner.
import { painted } from "./painted.js";
import { language, seenHere, version } from "./remembered.js";

(() => {
  const early = { worker: /** @type {Worker | null} */ (null), said: /** @type {any[]} */ ([]), failed: false };
  window.earlyWorker = early;
  if (!navigator.serviceWorker?.controller) fetchEarly();
  painted.then(begin);

  /** Fetches them over the network meanwhile. Where they are on this device already, that would only delay the painting. */
  function fetchEarly() {
    for (const href of ["vendor/polyscript/index.js", "js/python.js", "js/boot.js"]) link({ rel: "modulepreload", href });
    link({ rel: "preload", as: "fetch", crossOrigin: "", href: "main.py" });
  }

  /** @param {Partial<HTMLLinkElement>} what */
  function link(what) {
    document.head.append(Object.assign(document.createElement("link"), what, { fetchPriority: "low" }));
  }

  function begin() {
    Promise.all([import("../bridge/python.js"), import("./boot.js")]).catch(tellUnloaded);
    try {
      // From a file: what a worker from a blob imports passes the service worker by in Firefox, and would not load offline.
      early.worker = new Worker(new URL("js/table-worker.mjs", location.href), {
        type: "module",
        name: [navigator.serviceWorker?.controller ? version : "", ...wanted()].join(" "),
      });
      early.worker.addEventListener("message", ({ data }) => early.said.push(data));
      early.worker.addEventListener("error", () => (early.failed = true), { once: true });
    } catch {
      // There are no workers here: told when one is wanted.
    }
  }

  /** On a first visit the network may go, or the server fail, before the scripts have come: nothing on the page would answer. */
  function tellUnloaded() {
    const reload = () => location.reload();
    addEventListener("online", reload, { once: true });
    const words = document.querySelector(`#unloaded [lang=${language}]`);
    words?.querySelector("button")?.addEventListener("click", reload);
    if (words && !document.getElementById("client-missing")) document.getElementById("notices")?.append(words); // Else it is said.
  }

  /** The bundles that the first screen will need: of its language, and of the game that is open (worker/early-files.mjs). */
  function wanted() {
    const seen = location.hash.startsWith("#/play/") ? seenHere?.html : null;
    const named = /^#\/new\/(\w+)/.exec(location.hash)?.[1] ?? /data-game="(\w+)"/.exec(seen ?? "")?.[1] ?? "";
    const game = document.documentElement.dataset.games?.split(" ").includes(named) ? named : "";
    return [game, ...(language === "en" ? [] : [`language.${language}`, game && `${game}.${language}`])].filter(Boolean);
  }
})();
