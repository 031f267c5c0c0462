// Puts journals, or conversations, through the core in WebAssembly:
// replay.mjs CORE.WASM journals|requests|bare IN OUT
// Frames, in and out: a length in ASCII, a line feed, and that many bytes. A conversation is a
// request a line; its replies come back a line each. Where a core lacks the words of a coach it is
// handed them and asked again, as by a page; but not in a bare conversation.
import { readFileSync, writeFileSync } from "node:fs";

const [, , modulePath, kind, inputPath, outputPath] = process.argv;
const module = new WebAssembly.Module(readFileSync(modulePath));
const input = readFileSync(inputPath);
const output = [];
let deepest = 0;
for (let at = 0; at < input.length; ) {
  const end = input.indexOf(10, at);
  const length = Number(input.toString("latin1", at, end));
  const frame = input.subarray(end + 1, end + 1 + length);
  at = end + 1 + length;
  // A new instance each time: nothing of one session may show in the next.
  const core = new WebAssembly.Instance(module, {}).exports;
  const top = core.__stack_pointer.value;
  const parts = kind === "journals" ? [["journal_replay", frame]] : requests(frame);
  const replies = parts.map(([entry, bytes]) => ask(core, entry, bytes));
  output.push(Buffer.from(`${replies.reduce((sum, reply) => sum + reply.length, 0)}\n`), ...replies);
  // The stack lies at the beginning of the memory and grows down; what was never reached is zero.
  const lowest = new Uint8Array(core.memory.buffer, 0, top).findIndex((byte) => byte !== 0);
  deepest = Math.max(deepest, (top - lowest) / top);
}
writeFileSync(outputPath, Buffer.concat(output));
if (deepest > 0.5) {
  console.error(`the core took ${Math.round(deepest * 100)} % of its stack; half must stay free`);
  process.exit(1);
}

/** @param {Buffer} frame */
function requests(frame) {
  const lines = frame.toString().split("\n").filter(Boolean);
  return lines.map((line) => ["request", Buffer.from(line)]);
}

function ask(core, entry, bytes) {
  const reply = call(core, entry, bytes);
  if (kind === "bare" || !reply.subarray(0, 9).equals(Buffer.from('{"error":'))) return reply;
  const wanted = JSON.parse(reply.toString()).error.words;
  if (!wanted) return reply;
  const { coach, language } = wanted;
  const file = new URL(`../KnowledgeBase/coaches/${coach}.${language}.txt`, import.meta.url);
  const words = { do: "words", coach, language, text: readFileSync(file, "utf8") };
  const taken = call(core, "request", Buffer.from(JSON.stringify(words)));
  if (!JSON.parse(taken.toString()).words) throw new Error(taken.toString());
  return call(core, entry, bytes);
}

function call(core, entry, bytes) {
  const pointer = core.mem_alloc(bytes.length);
  new Uint8Array(core.memory.buffer, pointer, bytes.length).set(bytes);
  const count = core[entry](pointer, bytes.length);
  core.mem_free(pointer);
  const reply = Buffer.from(new Uint8Array(core.memory.buffer, core.out_ptr(), count));
  return entry === "request" ? Buffer.concat([reply, Buffer.from("\n")]) : reply;
}
