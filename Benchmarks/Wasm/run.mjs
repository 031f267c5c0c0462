// Times the jobs in WebAssembly: run.mjs BENCH.wasm condition|engine
// Prints the fewest CPU seconds of a call, over calls that fill about a second.
import { readFileSync } from "node:fs";

const [, , path, job] = process.argv;
const core = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {}).exports;
const times = 2_000_000;
const run = job === "condition" ? () => core.bench_condition(times) : () => core.bench_engine();

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
// The first calls are interpreted and compiled.
let answer = 0;
for (let warm = cpu(); cpu() - warm < 1; ) answer = run();
let least = Infinity;
for (const begin = cpu(); cpu() - begin < 1; ) {
  const start = cpu();
  answer = run();
  least = Math.min(least, cpu() - start);
}
const result = job === "condition" ? { true: answer, nanoseconds: (least / times) * 1e9 } : { rows: answer, seconds: least };
console.log(JSON.stringify(result));
