// Makes a drawing of the screen's own symbols, colours and letters a picture that is whole without them: as SVG, or as PNG.

import { download } from "./share.js";

const SVG = "http://www.w3.org/2000/svg";
/** What a style sheet may say of a part of a drawing: what is handed down to the parts within it, and what is its own. */
const HANDED_DOWN = [
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "visibility",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
];
const OWN = ["opacity", "display", "filter", "clip-path", "mask", "transform", "dominant-baseline", "mix-blend-mode"];
const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g;
const VARIABLE = /var\((--[\w-]+)/g;

/** @param {{name?: string, text?: string, game?: string}} effect @returns {Promise<string>} what came of it */
export async function make({ name = "", text = "", game = "" }) {
  try {
    const drawing = await whole(text, game);
    if (!name.endsWith(".svg")) return await give(name, await painted(drawing));
    download(name, drawing, "image/svg+xml");
    return "";
  } catch {
    return "picture-failed";
  }
}

/** To other apps where a picture can be shared, else as a file. @param {string} name @param {Blob} picture */
export async function give(name, picture) {
  const files = [new File([picture], name, { type: picture.type })];
  if (!matchMedia("(pointer: coarse)").matches || !navigator.canShare?.({ files })) {
    download(name, picture, picture.type);
    return "";
  }
  try {
    await navigator.share({ files });
    return "shared";
  } catch (error) {
    if (!(error instanceof Error && error.name === "AbortError")) download(name, picture, picture.type);
    return "";
  }
}

/** @param {string} text @param {string} game @returns {Promise<string>} the drawing with all that it needs inside */
export async function whole(text, game) {
  const holder = document.createElement("div");
  holder.className = "pictured";
  holder.dataset.game = game;
  holder.innerHTML = text;
  document.body.append(holder);
  const drawing = /** @type {SVGSVGElement} */ (holder.firstElementChild);
  const symbols = [...symbolsOf(drawing).values()];
  const rules = rulesFor(symbols);
  fix(drawing, variablesOf(rules + symbols.map((symbol) => symbol.outerHTML).join("")));
  drawing.remove();
  holder.remove();
  const definitions = document.createElementNS(SVG, "defs");
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${await faces()}svg, symbol { overflow: visible }${rules}`;
  definitions.append(style, ...symbols.map((symbol) => symbol.cloneNode(true)));
  drawing.prepend(definitions);
  return new XMLSerializer().serializeToString(drawing);
}

/** All that a drawing refers to, and what those refer to, by id. @param {Element} drawing @returns {Map<string, Element>} */
function symbolsOf(drawing) {
  /** @type {Map<string, Element>} */
  const found = new Map();
  const look = (/** @type {Element} */ part) => {
    for (const element of [part, ...part.querySelectorAll("*")]) {
      const href = element.getAttribute("href") ?? "";
      const style = getComputedStyle(element);
      const said =
        [...element.attributes].map(({ value }) => value).join(" ") + style.fill + style.filter + style.clipPath + style.mask;
      const named = [...said.matchAll(REFERENCE)].map(([, id = ""]) => id);
      for (const id of href.startsWith("#") ? [href.slice(1), ...named] : named) {
        const symbol = found.has(id) ? null : document.getElementById(id);
        if (!symbol || drawing.contains(symbol)) continue;
        found.set(id, symbol);
        look(symbol);
      }
    }
  };
  look(drawing);
  return found;
}

/** The rules of the page's style sheets that say how any of these looks. @param {Element[]} parts @returns {string} */
function rulesFor(parts) {
  const meant = (/** @type {string} */ selector) => {
    try {
      return parts.some((part) => part.matches(selector) || part.querySelector(selector));
    } catch {
      return false;
    }
  };
  const chosen = (/** @type {CSSRuleList} */ rules) => {
    let text = "";
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) text += meant(rule.selectorText) ? rule.cssText : "";
      else if (rule instanceof CSSMediaRule) text += matchMedia(rule.conditionText).matches ? chosen(rule.cssRules) : "";
      else if (rule instanceof CSSSupportsRule) text += CSS.supports(rule.conditionText) ? chosen(rule.cssRules) : "";
    }
    return text;
  };
  return [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => chosen(sheet.cssRules)).join("");
}

/** @param {string} text @returns {string[]} the names of the custom properties that it uses */
function variablesOf(text) {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = ""]) => name))];
}

/** Writes down how each part looks here, where that is not as it would look anywhere. @param {Element} drawing @param {string[]} variables */
function fix(drawing, variables) {
  const plain = drawing.appendChild(document.createElementNS(SVG, "g"));
  const usual = new Map(OWN.map((name) => [name, getComputedStyle(plain).getPropertyValue(name)]));
  plain.remove();
  const parts = /** @type {SVGElement[]} */ ([drawing, ...drawing.querySelectorAll("*")]);
  const looks = parts.map((part) => {
    const style = getComputedStyle(part);
    const above = part === drawing ? null : getComputedStyle(/** @type {Element} */ (part.parentElement));
    const looked = (/** @type {string} */ name) => ({ name, value: style.getPropertyValue(name) });
    return [
      ...[...HANDED_DOWN, ...variables].map(looked).filter(({ name, value }) => value !== above?.getPropertyValue(name)),
      ...OWN.map(looked).filter(({ name, value }) => value !== usual.get(name)),
    ];
  });
  looks.forEach((look, index) => {
    for (const { name, value } of look) if (value) parts[index]?.style.setProperty(name, value);
  });
}

/** @type {Promise<string> | undefined} */
let known;

/** The page's letters. @returns {Promise<string>} its rules for them, with the files inside */
function faces() {
  known ??= readFaces();
  return known;
}

async function readFaces() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const upright = rules.filter(
    ({ style, cssText }) => style.getPropertyValue("font-style") !== "italic" && cssText.includes("url("),
  );
  const texts = await Promise.all(
    upright.map(async (rule) => {
      const [before = "", address = "", after = ""] = rule.cssText.split(/url\(["']?([^"')]+)["']?\)/);
      const url = new URL(address, rule.parentStyleSheet?.href ?? location.href);
      return `${before}url(${await dataUrl(await (await fetch(url)).blob())})${after}`;
    }),
  );
  return texts.join("");
}

/** @param {Blob} blob @returns {Promise<string>} */
function dataUrl(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** @param {string} drawing @returns {Promise<HTMLImageElement>} */
export async function imageOf(drawing) {
  const image = new Image();
  image.src = await dataUrl(new Blob([drawing], { type: "image/svg+xml" }));
  await image.decode();
  return image;
}

/** @param {string} drawing @returns {Promise<Blob>} */
async function painted(drawing) {
  const image = await imageOf(drawing);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Nothing was painted."))), "image/png");
  });
}
