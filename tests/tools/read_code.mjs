// Reads the code in a square of ones and zeros, a row a line, as a camera would see it; prints what it says.
import decodeQR from "qr/decode.js";

let given = "";
for await (const piece of process.stdin.setEncoding("utf8")) given += piece;
const rows = given.trim().split("\n");
const size = 8; // pixels a module
const side = rows.length * size;
const data = new Uint8Array(side * side * 4);
for (let y = 0; y < side; y += 1)
  for (let x = 0; x < side; x += 1) {
    const light = rows[Math.floor(y / size)][Math.floor(x / size)] === "1" ? 0 : 255;
    data.set([light, light, light, 255], (y * side + x) * 4);
  }
console.log(decodeQR({ width: side, height: side, data }));
