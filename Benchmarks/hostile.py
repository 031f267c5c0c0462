#!/usr/bin/env python3
"""Measures what a page of 2 MB that means no good costs: the time, and the most memory of any process.

    python3 Benchmarks/hostile.py .build/release/pacesetter [SAMPLES]

Each page is as long as pages may be and hides ten lines of a workout, or none. Each is read SAMPLES times by
`workouts from FILE`, which starts the limited child process as a server does. The figures are the median and the
worst time, and the peak of resident memory over the command and its child.
"""

import os
import resource
import statistics
import sys
import tempfile
import time

LIMIT = 2 << 20
TEN = "<h1>Ten Lines</h1><ol>" + "".join(f"<li>Push-up {count} reps</li>" for count in range(5, 15)) + "</ol>"


def filled(before, piece, after=""):
    """A page of the longest length: a piece again and again between a beginning and an end."""
    room = LIMIT - 64 - len(before) - len(after)
    return before + piece * (room // len(piece)) + after


PAGES = {
    "script around ten lines": filled("<html><script>", "if (a < b) { c('<li>Squat 9 x 9</li>') }\n", "</script>" + TEN),
    "styles around ten lines": filled("<html><style>", ".a > .b { color: red }\n", "</style>" + TEN),
    "deep nesting": filled("<html>" + TEN, "<div>"),
    "tags that never close": filled("<html>" + TEN, "<b <i "),
    "one endless attribute": filled("<html>" + TEN + "<p title='", "x"),
    "a comment that never ends": filled("<html>" + TEN + "<!-- ", "- > "),
    "entities": filled("<html>" + TEN + "<p>", "&amp;&#0;&bogus;"),
    "a list of many steps": filled("<html><ul>", "<li>Squat 3 x 5 @ 80 kg</li>"),
    "a table of many rows": filled("<html><table>", "<tr><td>Squat</td><td>3</td><td>5</td></tr>"),
    "tables in tables": filled("<html>" + TEN, "<table><tr><td>"),
    "lines without an end": filled("<html>" + TEN + "<p>", "3 x 5 of "),
    "linked data in depth": filled('<html><script type="application/ld+json">', "[", "</script>" + TEN),
    "linked data in width": filled(
        '<html><script type="application/ld+json">{"@type":"HowTo","name":"A","step":[',
        '{"@type":"HowToStep","text":"Squat, 5 reps"},',
        '{"@type":"HowToStep","text":"Squat, 5 reps"}]}</script></html>',
    ),
    "text without a break": filled("# Legs\n- Squat 3 x 5\n", "a"),
    "a table of Markdown": filled("# Legs\n", "| Squat | 3 | 5 |\n"),
}


def read(program, path, data):
    """Reads a page once: seconds, the peak of memory in MB and how it ended."""
    begin = time.perf_counter()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(null, stream)
        os.execve(program, [program, "workouts", "from", path], {**os.environ, "PACESETTER_DATA": data})
    _, status, usage = os.wait4(child, 0)
    return time.perf_counter() - begin, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def main():
    program = os.path.abspath(sys.argv[1])
    samples = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    print("| page | median | worst | peak of memory | it ends with |\n|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        path, data = os.path.join(folder, "page.html"), os.path.join(folder, "data")
        for name, page in PAGES.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write(page)
            runs = [read(program, path, data) for _ in range(samples)]
            times = [seconds * 1000 for seconds, _, _ in runs]
            codes = sorted({code for _, _, code in runs})
            peak = max(memory for _, memory, _ in runs)
            print(
                f"| {name} | {statistics.median(times):.0f} ms | {max(times):.0f} ms | {peak:.0f} MB "
                f"| {', '.join(map(str, codes))} |",
                flush=True,
            )
    own = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"\nThe most memory of any process: {own:.0f} MB")


if __name__ == "__main__":
    main()
