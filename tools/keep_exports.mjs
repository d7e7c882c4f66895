// Leaves of a WebAssembly module what some of its exports need: node keep_exports.mjs MODULE RESULT EXPORT…

import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";

const [origin, target, ...kept] = process.argv.slice(2);
const { Features } = binaryen;

const module = binaryen.readBinary(readFileSync(origin));
// Those of the oldest engine that runs Pyodide: no pass may bring in newer ones.
module.setFeatures(
  Features.ExceptionHandling |
    Features.ReferenceTypes |
    Features.BulkMemory |
    Features.BulkMemoryOpt |
    Features.CallIndirectOverlong |
    Features.SignExt |
    Features.NontrappingFPToInt |
    Features.MutableGlobals |
    Features.Multivalue,
);

const exported = Array.from({ length: module.getNumExports() }, (_, index) =>
  binaryen.getExportInfo(module.getExportByIndex(index)),
);
const names = new Set(exported.map(({ name }) => name));
const missing = kept.filter((name) => !names.has(name));
if (missing.length) throw new Error(`${origin} does not export ${missing.join(", ")}`);

const wanted = new Set(kept);
const shareable = [binaryen.ExternalFunction, binaryen.ExternalGlobal];
for (const { name, kind } of exported) if (!wanted.has(name) && shareable.includes(kind)) module.removeExport(name);
module.runPasses(["remove-unused-module-elements"]);
writeFileSync(target, module.emitBinary());
