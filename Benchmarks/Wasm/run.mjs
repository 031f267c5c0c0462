// Times the jobs in WebAssembly: run.mjs BENCH.wasm condition|engine|rehearsal|claims|course
// Prints the fewest CPU seconds of a call, over calls that fill about a second; of claims and of a course, by
// turns with and without them, and their ratio.
import { readFileSync } from "node:fs";

const [, , path, job] = process.argv;
const core = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {}).exports;
const times = 2_000_000;
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
if (job === "claims" || job === "course") {
  const call = job === "claims" ? core.bench_claims : (turn) => core.bench_course(turn * 500);
  const seconds = [[], []];
  for (let turn = 0; turn < 12; turn += 1) {
    const start = cpu();
    call(turn % 2);
    // The first calls are interpreted and compiled.
    if (turn > 3) seconds[turn % 2].push(cpu() - start);
  }
  const [plain, full] = seconds.map((list) => Math.min(...list));
  console.log(JSON.stringify({ answer: call(1), plain, full, ratio: full / plain }));
  process.exit();
}
const jobs = {
  condition: () => core.bench_condition(times),
  engine: core.bench_engine,
  rehearsal: core.bench_rehearsal,
};
const run = jobs[job];

// The first calls are interpreted and compiled.
let answer = 0;
for (let warm = cpu(); cpu() - warm < 1; ) answer = run();
let least = Infinity;
for (const begin = cpu(); cpu() - begin < 1; ) {
  const start = cpu();
  answer = run();
  least = Math.min(least, cpu() - start);
}
const result = job === "condition" ? { true: answer, nanoseconds: (least / times) * 1e9 } : { answer, seconds: least };
console.log(JSON.stringify(result));
