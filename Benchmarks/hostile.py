#!/usr/bin/env python3
"""Measures what files that mean no good cost: the time, and the most memory of any process.

    python3 Benchmarks/hostile.py .build/release/pacesetter [SAMPLES]
    python3 Benchmarks/hostile.py --imports .build/release/pacesetter [SAMPLES]

Each page is as long as pages may be and hides ten lines of a workout, or none. Each is read SAMPLES times by
`workouts from FILE`, which starts the limited child process as a server does. The figures are the median and the
worst time, and the peak of resident memory over the command and its child.

With --imports the files are zips, tables and JSON for `import FILE`, made at run time, and the figures are
parts of what a file may cost: 10 s and 512 MB.
"""

import gzip
import io
import os
import resource
import statistics
import struct
import sys
import tempfile
import time
import zipfile

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


def lines(header, row, count):
    """A maker of a table with so many rows of a format."""

    def make(file):
        file.write(header.encode() + b"\n")
        for first in range(0, count, 10_000):
            file.write("".join(row.format(n=n, minute=n % 60) for n in range(first, first + 10_000)).encode())

    return make


def pieces(before, piece, count, after=""):
    """A maker of a file with one piece many times between a beginning and an end."""

    def make(file):
        file.write(before.encode())
        block, rest = divmod(count, 4096)
        for _ in range(block):
            file.write(piece.encode() * 4096)
        file.write(piece.encode() * rest + after.encode())

    return make


def packed(make, level=9):
    """A maker of the gzip of a file."""

    def pack(file):
        with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=level) as inner:
            make(inner)

    return pack


def nested(depth, wide=8, size=64 << 20):
    """A maker of zips in zips, each with the same bomb several times."""

    def make(file):
        name, data = "run.gpx", b"<gpx>" + bytes(size)
        for level in range(depth):
            box = io.BytesIO()
            with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as archive:
                for number in range(wide):
                    archive.writestr(f"{number}{name}", data)
            name, data = f"part{level}.zip", box.getvalue()
        file.write(data)

    return make


def lying(size):
    """A maker of a zip whose table of contents says that a small file has so many bytes."""

    def make(file):
        box = io.BytesIO()
        with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("activities.csv", "Activity ID,Activity Date\n" * 1000)
        data = bytearray(box.getvalue())
        struct.pack_into("<I", data, data.index(b"PK\x01\x02") + 24, size)
        file.write(data)

    return make


STRAVA = "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance"
RUN = '{{"logId":{n},"activityName":"Run","startTime":"05/03/26 06:{minute:02d}:00","duration":600000}},\n'
PULSE = '{"dateTime":"05/03/26 06:12:02","value":{"bpm":120,"confidence":2}},'
GPX = '<gpx version="1.1"><trk><trkseg>'

IMPORTS = {
    "a bomb in a zip": ("bomb.zip", nested(1)),
    "a bomb in zips two deep": ("bomb.zip", nested(2)),
    "a bomb in zips three deep": ("bomb.zip", nested(3)),
    "a bomb in a gzip": ("steps-2026-05-03.json.gz", packed(pieces("[", PULSE, 4_000_000))),
    "a gzip of a gzip": ("run.gpx.gz", packed(packed(pieces(GPX, " ", 64 << 20)))),
    "a zip that says 4 GB": ("all.zip", lying(0xFFFF_FFF0)),
    "a zip that says 0 bytes": ("all.zip", lying(0)),
    "ten million columns": ("wide.csv", pieces("Date", ",Distance", 10_000_000, "\n")),
    "ten million cells in a row": ("activities.csv", pieces(STRAVA + "\n", ",", 10_000_000, "\n")),
    "two million activities": ("activities.csv", lines(STRAVA, '{n},"May 3, 2026, 6:{minute:02d}:00 AM",a,Run,,600,2\n', 2_000_000)),
    "two million sets": ("gym.csv", lines("Date,Exercise,Weight,Reps", "2026-05-03 18:{minute:02d},Squat,80,8\n", 2_000_000)),
    "two million weights": ("weight.csv", lines("Date,Weight (kg),Fat mass (kg),Bone mass (kg),Muscle mass (kg),Hydration (kg),Comments", '"2026-05-03 07:{minute:02d}:00",70,,,,,\n', 2_000_000)),
    "two million lines that say nothing": ("activities.csv", lines(STRAVA, "x,y\n", 2_000_000)),
    "a quote that never closes": ("activities.csv", pieces(STRAVA + '\n"', "x,", 20 << 20)),
    "a million exercises in JSON": ("exercise-0.json", lambda file: (file.write(b"["), lines("", RUN, 1_000_000)(file), file.write(b"{}]"))),
    "deep JSON": ("exercise-0.json", pieces('[{"logId":1,"activityName":"","startTime":', "[", 40 << 20)),
    "deep JSON of 10 MB": ("run.json", pieces('{"DeviceLog":', '{"a":', 2 << 20)),
    "JSON of NaN": ("steps-2026-05-03.json", pieces('[{"dateTime":"05/03/26 06:12:02","value":[', "NaN,", 4 << 20, "1]}]")),
    "NaN in a table": ("activities.csv", lines(STRAVA, '{n},"May 3, 2026, 6:12:00 AM",a,Run,,NaN,1e308\n', 100_000)),
    "1e308 in JSON": ("exercise-0.json", pieces("[", RUN.format(n=1, minute=2).replace("600000", "1e308"), 100_000, "{}]")),
    "a number of a million digits": ("exercise-0.json", pieces("[" + RUN.format(n=1, minute=2).replace("600000}", "1").rstrip(",\n"), "0", 1_000_000, "}]")),
    "deep XML": ("run.gpx", pieces(GPX, "<a>", 6 << 20)),
    "attributes without end": ("run.gpx", pieces("<gpx ", 'a="1" ', 3 << 20)),
    "two million points": ("run.gpx", pieces(GPX, '<trkpt lat="1"/>', 1_200_000)),
}


def making(make, path):
    """Makes a file in a process of its own, whose memory does not count."""
    child = os.fork()
    if child == 0:
        with open(path, "wb") as file:
            make(file)
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit(f"{path} could not be made")


def measured(command, data):
    """Runs a command once: seconds, the peak of memory in MB, how it ended and seconds of computing."""
    begin = time.perf_counter()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(null, stream)
        os.execve(command[0], command, {**os.environ, "PACESETTER_DATA": data})
    _, status, usage = os.wait4(child, 0)
    computed = usage.ru_utime + usage.ru_stime
    return time.perf_counter() - begin, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status), computed


def imports(program, samples):
    """Prints what each file for an import costs, as parts of what it may cost."""
    print("| file | time of 10 s | computing of 10 s | memory of 512 MB | it ends with |\n|---|--:|--:|--:|--:|")
    for name, (file, make) in IMPORTS.items():
        with tempfile.TemporaryDirectory() as folder:
            path, data = os.path.join(folder, file), os.path.join(folder, "data")
            making(make, path)
            runs = [measured([program, "import", path, "--weights", "kg"], data) for _ in range(samples)]
        slowest, computed = max(run[0] for run in runs) / 10, max(run[3] for run in runs) / 10
        largest = max(run[1] for run in runs) / 512
        codes = ", ".join(str(code) for code in sorted({run[2] for run in runs}))
        mark = " over" if max(slowest, largest) > 1 else ""
        print(f"| {name} | {slowest:.2f} | {computed:.2f} | {largest:.2f} | {codes}{mark} |", flush=True)


def pages(program, samples):
    """Prints what each page costs."""
    print("| page | median | worst | peak of memory | it ends with |\n|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        path, data = os.path.join(folder, "page.html"), os.path.join(folder, "data")
        for name, page in PAGES.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write(page)
            runs = [measured([program, "workouts", "from", path], data) for _ in range(samples)]
            times = [seconds * 1000 for seconds, _, _, _ in runs]
            codes = sorted({code for _, _, code, _ in runs})
            peak = max(memory for _, memory, _, _ in runs)
            print(
                f"| {name} | {statistics.median(times):.0f} ms | {max(times):.0f} ms | {peak:.0f} MB "
                f"| {', '.join(map(str, codes))} |",
                flush=True,
            )
    own = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"\nThe most memory of any process: {own:.0f} MB")


def main():
    given = [word for word in sys.argv[1:] if word != "--imports"]
    program, samples = os.path.abspath(given[0]), int(given[1]) if len(given) > 1 else None
    if "--imports" in sys.argv:
        imports(program, samples or 1)
    else:
        pages(program, samples or 5)


if __name__ == "__main__":
    main()
