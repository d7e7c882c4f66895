// Draws SVG files as PNG:  node tools/rasterise.mjs SVG PNG WIDTH [SVG PNG WIDTH …]
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));

const words = process.argv.slice(2);
while (words.length > 0) {
  const [svg, png, width] = words.splice(0, 3);
  if (!svg || !png || !width) throw new Error("rasterise.mjs SVG PNG WIDTH …");
  const drawing = new Resvg(readFileSync(svg, "utf8"), {
    fitTo: { mode: "width", value: Number(width) },
    font: { loadSystemFonts: false },
  });
  writeFileSync(png, drawing.render().asPng());
}
