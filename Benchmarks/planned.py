"""A planned run: its rehearsal, and a second with a course of 500 segments beside a second without one.

Run by Scripts/bench. `python planned.py`. WebAssembly is left out, with a word, where node or binaryen is missing.
"""

import json
import subprocess

import condition
import rounds


def main():
    answer = json.loads(subprocess.run([rounds.BENCH, "planned"], capture_output=True, check=True, text=True).stdout)
    print(f"native: rehearsal of 4 h x 200 lines {answer['rehearsal']:.3f} s CPU, {answer['said']} lines said; "
          f"500 segments cost a second {answer['ratio']:.2f} x that of a free run")
    if module := condition.wasm():
        def timed(job):
            command = ["node", rounds.ROOT / "Benchmarks/Wasm/run.mjs", module, job]
            return json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
        rehearsal, course = timed("rehearsal"), timed("course")
        print(f"WebAssembly: rehearsal {rehearsal['seconds']:.3f} s CPU, {rehearsal['answer']} lines said; "
              f"500 segments {course['ratio']:.2f} x")


if __name__ == "__main__":
    main()
