// Times the page's own core with a library: discovery.mjs CORE.wasm LIBRARY.json
// Prints CPU seconds: of reading the library, of a search, of a ranked answer with reasons, and of one
// that lists everything besides.
import { readFileSync } from "node:fs";

const [, , path, file] = process.argv;
const core = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {}).exports;
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function ask(request) {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const pointer = core.mem_alloc(bytes.length);
  new Uint8Array(core.memory.buffer, pointer, bytes.length).set(bytes);
  const start = cpu();
  const length = core.request(pointer, bytes.length);
  const seconds = cpu() - start;
  core.mem_free(pointer);
  const reply = new Uint8Array(core.memory.buffer, core.out_ptr(), length).slice();
  return { seconds, reply: JSON.parse(new TextDecoder().decode(reply)) };
}

function median(values) {
  return values.sort((one, other) => one - other)[values.length >> 1];
}

const { catalogue, files, queries } = JSON.parse(readFileSync(file, "utf8"));
const read = ask({ do: "library", catalogue, files });
if (read.reply.error) throw new Error(read.reply.error.message);
const wish = { do: "discover", now: 1_780_300_000, minutes: 30, equipment: ["kettlebell", "mat"] };
const times = (count, request) => Array.from({ length: count }, () => ask(request).seconds);
// The first calls are interpreted and compiled.
times(5, { ...wish, limit: 1 });
const answer = median(times(15, { ...wish, limit: 20, query: "xyzzy" }));
const nothing = median(times(15, { ...wish, limit: 1, query: "xyzzy" }));
const searches = queries.map((query) => median(times(9, { ...wish, limit: 1, query })));
const search = searches.reduce((sum, one) => sum + Math.max(0, one - nothing), 0) / queries.length;
const list = median(times(9, { ...wish, limit: 20 }));
console.log(JSON.stringify({ read: read.seconds, answer, list, search }));
