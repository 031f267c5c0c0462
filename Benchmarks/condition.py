"""Conditions: ours, natively and in WebAssembly, against Lua, muParser, SQLite and Python.

Run by Scripts/bench. `python condition.py [ROUNDS]`. Peers that need a Debian package
(liblua5.4-dev, libmuparser-dev, libsqlite3-dev) and WebAssembly (as Scripts/build-web needs it, and
node) are left out, with a word, where that is missing.
"""

import json
import shutil
import statistics
import subprocess
import sys
import time

import rounds

TIMES = 2_000_000
PEERS = rounds.ROOT / "Benchmarks/Peers"
BUILD = rounds.ROOT / ".build-bench/peers"
COMPILED = {
    "C, compiled (the limit)": ("condition_c.c", "cc", []),
    "Lua 5.4": ("condition_lua.c", "cc", ["-I/usr/include/lua5.4", "-llua5.4", "-lm"]),
    "muParser": ("condition_muparser.cpp", "c++", ["-lmuparser"]),
    "SQLite, prepared": ("condition_sqlite.c", "cc", ["-lsqlite3"]),
}


def built():
    """The peers that can be compiled here."""
    BUILD.mkdir(parents=True, exist_ok=True)
    programs = {}
    for name, (source, compiler, libraries) in COMPILED.items():
        program = BUILD / source.split(".")[0]
        command = [compiler, "-O2", str(PEERS / source), "-o", str(program), *libraries]
        if subprocess.run(command, capture_output=True).returncode == 0:
            programs[name] = program
        else:
            print(f"condition: {name} is left out: its library is not installed")
    return programs


def wasm():
    """The module with the jobs in WebAssembly, or nothing."""
    if not (shutil.which("node") and shutil.which("wasm-opt")):
        print("condition: WebAssembly is left out: node or binaryen is not installed")
        return None
    path = rounds.ROOT / ".build-bench/bench.wasm"
    subprocess.run([rounds.ROOT / "Benchmarks/Wasm/build", path], check=True)
    return path


def python_eval():
    """Python's own expression, compiled once."""
    code = compile("pace_3min_ratio > 1.05 and distance > 8000", "condition", "eval")
    places = [(0.9 + (index % 32) * 0.01, index * 16.0) for index in range(1024)]
    names = {}
    times = TIMES // 10
    start = time.process_time()
    for number in range(times):
        names["pace_3min_ratio"], names["distance"] = places[number & 1023]
        eval(code, names)
    return (time.process_time() - start) / times


def figure(command, key, scale):
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(output)[key] * scale


def table(title, seconds, ours, unit, scale):
    print(f"\n{title}\n\n| who | {unit} | ours is faster by |\n|---|--:|--:|")
    for name in seconds:
        median = statistics.median(seconds[name]) * scale
        print(f"| {name} | {median:,.1f} | {rounds.ratio(seconds, name, ours):,.2f} x |")


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    module = wasm()
    run = ["node", rounds.ROOT / "Benchmarks/Wasm/run.mjs", module]

    ours = "Pacesetter, three-valued"
    contestants = {ours: lambda: figure([rounds.BENCH, "condition"], "nanoseconds", 1e-9)}
    if module:
        contestants[f"{ours}, in WebAssembly (node)"] = lambda: figure(
            [*run, "condition"], "nanoseconds", 1e-9
        )
    for name, program in built().items():
        contestants[name] = lambda program=program: figure([program], "nanoseconds", 1e-9)
    contestants["Python eval(code)"] = python_eval
    seconds = rounds.in_rounds(contestants, count)
    table("`pace_3min_ratio > 1.05 AND distance > 8000`", seconds, ours, "ns", 1e9)

    engine = "Pacesetter"
    contestants = {engine: lambda: figure([rounds.BENCH, "engine"], "seconds", 1)}
    if module:
        contestants[f"{engine}, in WebAssembly (node)"] = lambda: figure([*run, "engine"], "seconds", 1)
    seconds = rounds.in_rounds(contestants, count)
    table("A 4 h race, 200 messages, ledger kept", seconds, engine, "ms", 1e3)
    print(f"\n{14_400 / statistics.median(seconds[engine]):,.0f} times real time")


if __name__ == "__main__":
    main()
