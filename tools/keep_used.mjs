// Leaves of Pyodide's WebAssembly what some of its exports need, and no built-in module that nothing here can use:
// node keep_used.mjs MODULE RESULT EXPORT…

import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";

const [origin, target, ...kept] = process.argv.slice(2);
const { Features } = binaryen;

/** The built-in modules that are left out: SQLite, archives other than zip and gzip, calls into C, profilers, CPython's own tests. */
const LEFT_OUT = new Set(
  `_bz2 _ctypes _lsprof _lzma _remote_debugging _sqlite3 _testbuffer _testcapi _testclinic _testclinic_limited
  _testinternalcapi _testlimitedcapi _xxtestfuzz _zstd xxsubtype`.split(/\s+/),
);

/** Where their functions lie: from the first that is exported to the first of what was linked next. The linker keeps files in order. */
const RANGES = [
  ["PyInit__ctypes", "PyInit__posixsubprocess"],
  ["PyInit__bz2", "PyInit_zlib"],
  ["PyInit__sqlite3", "PyInit_array"],
  ["PyInit__lsprof", "PyInit__pickle"],
  ["PyInit__remote_debugging", "PyInit__struct"],
  ["PyInit_xxsubtype", "PyInit_atexit"],
  ["lzma_version_number", "emscripten_GetProcAddress"], // liblzma, SQLite, libzstd
  ["BZ2_blockSort", "adler32_z"],
];
/** Python's part of SQLite begins before its exported function, at the first that calls the library. */
const [BEFORE, LIBRARY] = ["PyInit__hmac", "sqlite3_"];

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
const byName = new Map(exported.map((one) => [one.name, one]));
const landmarks = [...RANGES.flat(), BEFORE, "PyImport_Inittab"];
const missing = [...kept, ...landmarks].filter((name) => !byName.has(name));
if (missing.length) throw new Error(`${origin} does not export ${missing.join(", ")}`);

leaveOut();
const wanted = new Set(kept);
const shareable = [binaryen.ExternalFunction, binaryen.ExternalGlobal];
for (const { name, kind } of exported) if (!wanted.has(name) && shareable.includes(kind)) module.removeExport(name);
module.runPasses(["remove-unused-module-elements"]);
writeFileSync(target, module.emitBinary());

/** Take the modules out of Python's list, and their functions out of the table, which is all that still holds them. */
function leaveOut() {
  shortenList();
  const order = new Map(Array.from({ length: module.getNumFunctions() }, (_, at) => [nameAt(at), at]));
  const placed = (name) => order.get(byName.get(name).value);
  const ranges = RANGES.map((names) => names.map(placed));
  ranges.push([firstCaller(placed(BEFORE), placed("PyInit__sqlite3")), placed("PyInit__sqlite3")]);
  const isIn = (name) => ranges.some(([from, to]) => from <= order.get(name) && order.get(name) < to);

  const segment = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(0));
  const left = segment.data.map(isIn);
  // Functions that are alike have been folded into one, but each kept its place, and places are numbered file by file: one
  // that another file uses as well has a second place, among that file's own.
  const goes = (at) => left[at] && left.slice(Math.max(at - 4, 0), at + 5).filter(Boolean).length > 4;
  module.addFunction("left-out", binaryen.none, binaryen.none, [], module.unreachable());
  module.removeElementSegment(segment.name);
  const functions = segment.data.map((name, at) => (goes(at) ? "left-out" : name));
  module.addActiveElementSegment(segment.table, segment.name, functions, module.copyExpression(segment.offset));
}

/** Take them out of the names and functions that `import` looks through: pairs of addresses, and a pair of zeros. */
function shortenList() {
  const segments = Array.from({ length: module.getNumDataSegments() }, (_, at) =>
    module.getDataSegmentInfo(module.getDataSegmentByIndex(at)),
  ).map(({ data, ...where }) => ({ ...where, data: new Uint8Array(data) }));
  const holding = (address) => segments.find(({ offset, data }) => offset <= address && address < offset + data.length);
  const byteAt = (address) => {
    const segment = holding(address);
    return segment ? segment.data[address - segment.offset] : 0; // No segment holds a row of zeros.
  };
  const wordAt = (address) => [3, 2, 1, 0].reduce((word, place) => word * 256 + byteAt(address + place), 0);
  const textAt = (address) => (byteAt(address) ? String.fromCharCode(byteAt(address)) + textAt(address + 1) : "");

  const listed = binaryen.getGlobalInfo(module.getGlobal(byName.get("PyImport_Inittab").value));
  const start = wordAt(binaryen.getExpressionInfo(listed.init).value);
  const names = [];
  for (let at = start; wordAt(at); at += 8) names.push(textAt(wordAt(at)));
  const absent = [...LEFT_OUT].filter((name) => !names.includes(name));
  if (absent.length) throw new Error(`Python has no built-in ${absent.join(", ")}`);
  const bytes = Array.from({ length: names.length * 8 }, (_, place) => byteAt(start + place));
  const left = names.flatMap((name, at) => (LEFT_OUT.has(name) ? [] : bytes.slice(at * 8, at * 8 + 8)));
  bytes.forEach((_, place) => {
    const [segment, byte] = [holding(start + place), left[place] ?? 0];
    if (segment) segment.data[start + place - segment.offset] = byte;
    else if (byte) throw new Error("The list of built-in modules is not in one piece.");
  });

  const memory = exported.find(({ kind }) => kind === binaryen.ExternalMemory);
  const { initial, max } = module.getMemoryInfo(memory.value);
  module.removeExport(memory.name);
  const placed = segments.map((segment) => ({ ...segment, offset: module.i32.const(segment.offset) }));
  module.setMemory(initial, max, memory.name, placed, false, false, memory.value);
}

/** @param {number} at */
function nameAt(at) {
  return binaryen.getFunctionInfo(module.getFunctionByIndex(at)).name;
}

/** Find the first function from one to another that calls the library. @param {number} from @param {number} to */
function firstCaller(from, to) {
  const library = new Set(exported.filter(({ name }) => name.startsWith(LIBRARY)).map(({ value }) => value));
  for (let at = from; at < to; at++) {
    const { body } = binaryen.getFunctionInfo(module.getFunctionByIndex(at));
    for (const [, called] of binaryen.emitText(body).matchAll(/\(call \$(\S+)/g)) if (library.has(called)) return at;
  }
  throw new Error(`Nothing before PyInit__sqlite3 calls ${LIBRARY}…`);
}
