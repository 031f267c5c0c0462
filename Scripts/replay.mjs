// Puts journals through the core in WebAssembly: replay.mjs CORE.WASM IN OUT
// Frames, in and out: a length in ASCII, a line feed, and that many bytes.
import { readFileSync, writeFileSync } from "node:fs";

const [, , modulePath, inputPath, outputPath] = process.argv;
const module = new WebAssembly.Module(readFileSync(modulePath));
const input = readFileSync(inputPath);
const output = [];
for (let at = 0; at < input.length; ) {
  const end = input.indexOf(10, at);
  const length = Number(input.toString("latin1", at, end));
  const journal = input.subarray(end + 1, end + 1 + length);
  at = end + 1 + length;
  // A new instance each time: nothing of one session may show in the next.
  const core = new WebAssembly.Instance(module, {}).exports;
  const pointer = core.mem_alloc(length);
  new Uint8Array(core.memory.buffer, pointer, length).set(journal);
  const count = core.journal_replay(pointer, length);
  const effects = Buffer.from(new Uint8Array(core.memory.buffer, core.out_ptr(), count));
  output.push(Buffer.from(`${count}\n`), effects);
}
writeFileSync(outputPath, Buffer.concat(output));
