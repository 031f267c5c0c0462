"""An account of 3,000 activities, a zip of `.fit.gz` with the table that names them: ours against Garmin's own
SDK with sqlite3, gpsbabel, and the limit.

`python archive.py [ACTIVITIES] [ROUNDS]`. Ours is the release build in .build-release (`make install` makes it);
PACESETTER_BEFORE names another one, which takes its turn in the same rounds on a folder of the same activities,
unpacked: more it could not read. The peers read 20 of the activities, since the SDK alone would take minutes. The
limit is what nobody can save: reading, unpacking, digest, the decode of every field (`bench fit`), and the rows that
we store, written in bulk.

`python archive.py --make FILE [ACTIVITIES] [HOURS]` only generates, with so many hours from one to the next.
"""

import csv
import gzip
import hashlib
import io
import json
import os
import pathlib
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile

import numpy

import rounds

OURS = rounds.ROOT / ".build-release/release/pacesetter"
SECONDS = 2700
SHARE = 20
BEFORE = "Pacesetter before, from a folder"
# FIT counts from the last day of 1989.
EPOCH = 631_065_600
FIRST = 1_400_000_000

RECORD = numpy.dtype(
    [
        ("head", "u1"), ("time", "<u4"), ("latitude", "<i4"), ("longitude", "<i4"), ("distance", "<u4"),
        ("altitude", "<u2"), ("speed", "<u2"), ("heart", "u1"), ("cadence", "u1"),
    ]
)  # fmt: skip
RECORD_FIELDS = [
    (253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85), (5, 4, 0x86), (2, 2, 0x84), (6, 2, 0x84), (3, 1, 2), (4, 1, 2),
]  # fmt: skip


def definition(message, fields, local=0):
    """A definition message, little-endian; a field is its number, its size and its base type."""
    layout = b"".join(bytes(field) for field in fields)
    return bytes([0x40 | local, 0, 0]) + message.to_bytes(2, "little") + bytes([len(fields)]) + layout


def message(number, *fields):
    """A definition with one message; a field is its number, its size, its base type and its value."""
    content = b"".join(value.to_bytes(size, "little") for _, size, _, value in fields)
    return definition(number, [field[:3] for field in fields], 1) + b"\x01" + content


def checksum(files):
    """The CRC of many byte strings of one length at once."""
    table = numpy.zeros(256, numpy.uint16)
    for byte in range(256):
        value = byte
        for _ in range(8):
            value = value >> 1 ^ (0xA001 if value & 1 else 0)
        table[byte] = value
    value = numpy.zeros(len(files), numpy.uint16)
    for column in numpy.frombuffer(b"".join(files), numpy.uint8).reshape(len(files), -1).T:
        value = value >> 8 ^ table[(value ^ column) & 0xFF]
    return value


def body(first, dice):
    """The messages of a run of 45 minutes at 1 Hz from a second on, and its distance in meters."""
    start = first - EPOCH
    end = start + SECONDS
    rows = numpy.zeros(SECONDS, RECORD)
    moment = numpy.arange(SECONDS)
    speed = 2.9 + 0.3 * numpy.sin(moment / 300) + dice.normal(0, 0.08, SECONDS)
    distance = numpy.cumsum(speed)
    heading = numpy.cumsum(dice.normal(0, 0.02, SECONDS))
    semicircles = 2**31 / 180
    rows["time"] = start + moment
    rows["latitude"] = (50.1 + numpy.cumsum(speed * numpy.cos(heading)) / 111_200) * semicircles
    rows["longitude"] = (8.6 + numpy.cumsum(speed * numpy.sin(heading)) / 71_500) * semicircles
    rows["distance"] = distance * 100
    rows["altitude"] = (120 + 15 * numpy.sin(moment / 400) + 500) * 5
    rows["speed"] = speed * 1000
    rows["heart"] = 145 + 12 * numpy.sin(moment / 500) + dice.normal(0, 1.5, SECONDS)
    rows["cadence"] = 84 + dice.normal(0, 1, SECONDS)
    total = int(distance[-1] * 100)
    whole = [(2, 4, 0x86, start), (7, 4, 0x86, SECONDS * 1000), (8, 4, 0x86, SECONDS * 1000), (9, 4, 0x86, total)]
    content = (
        message(0, (0, 1, 0, 4), (1, 2, 0x84, 1), (2, 2, 0x84, 2697), (3, 4, 0x8C, 4711), (4, 4, 0x86, start))
        + message(21, (253, 4, 0x86, start), (0, 1, 0, 0), (1, 1, 0, 0))
        + definition(20, RECORD_FIELDS)
        + rows.tobytes()
        + message(21, (253, 4, 0x86, end), (0, 1, 0, 0), (1, 1, 0, 4))
        + message(19, (253, 4, 0x86, end), *whole)
        + message(18, (253, 4, 0x86, end), *whole, (5, 1, 0, 1), (6, 1, 0, 0))
        + message(34, (253, 4, 0x86, end), (0, 4, 0x86, SECONDS * 1000), (1, 2, 0x84, 1), (2, 1, 0, 0))
    )
    return content, total / 100


def generate(path, count, hours=26):
    """Writes the archive, always the same."""
    dice = numpy.random.default_rng(38)
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(
        ["Activity ID", "Activity Date", "Activity Name", "Activity Type", "Activity Description", "Filename"]
    )
    with zipfile.ZipFile(path, "w") as archive:
        for first in range(0, count, 100):
            numbers = range(first, min(count, first + 100))
            bodies = [body(FIRST + number * hours * 3600, dice) for number in numbers]
            head = b"\x0e\x20\xb4\x08" + len(bodies[0][0]).to_bytes(4, "little") + b".FIT"
            head += int(checksum([head])[0]).to_bytes(2, "little")
            files = [head + content for content, _ in bodies]
            for number, file, check in zip(numbers, files, checksum(files)):
                name = f"activities/{9_000_000_000 + number}.fit.gz"
                packed = gzip.compress(file + int(check).to_bytes(2, "little"), 6, mtime=0)
                archive.writestr(zipfile.ZipInfo(name), packed)
                day = time.strftime("%b %-d, %Y, %-I:%M:%S %p", time.gmtime(FIRST + number * hours * 3600))
                writer.writerow([9_000_000_000 + number, day, f"Run {number}", "Run", "Along the river", name])
        archive.writestr(zipfile.ZipInfo("activities.csv"), table.getvalue())


def tree(parent):
    """A process and all that it started."""
    found = [parent]
    for process in found:
        try:
            children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text()
        except OSError:
            continue
        found += [int(child) for child in children.split()]
    return found


def peak(process):
    """The most memory that a process ever had, in MB."""
    try:
        status = pathlib.Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    lines = [line for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(lines[0].split()[1]) / 1024 if lines else 0


def ours(program, archive, data):
    """CPU seconds and MB of all processes together, into an empty folder."""
    shutil.rmtree(data, ignore_errors=True)
    process = subprocess.Popen(
        [program, "import", archive],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PACESETTER_DATA": data},
    )
    peaks = {}
    while True:
        for one in tree(process.pid):
            peaks[one] = max(peaks.get(one, 0), peak(one))
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        time.sleep(0.05)
    process.returncode = status
    if status != 0:
        raise RuntimeError(f"{program} failed with status {status}")
    return usage.ru_utime + usage.ru_stime, sum(peaks.values())


def read(archive, count=None):
    """The FIT files of the archive, read and unpacked."""
    with zipfile.ZipFile(archive) as box:
        names = [name for name in box.namelist() if name.endswith(".fit.gz")]
        for name in names[:count]:
            yield gzip.decompress(box.read(name))


def garmin_fit_sdk(archive, target):
    """Decodes and stores what the records say."""
    from garmin_fit_sdk import Decoder, Stream

    base = sqlite3.connect(target)
    base.execute("CREATE TABLE record (activity, time, latitude, longitude, distance, altitude, heart, cadence)")
    names = ["timestamp", "position_lat", "position_long", "distance", "altitude", "heart_rate", "cadence"]
    for number, file in enumerate(read(archive, SHARE)):
        messages, errors = Decoder(Stream.from_byte_array(bytearray(file))).read(
            convert_datetimes_to_dates=False
        )
        assert not errors
        rows = [(number, *(row.get(name) for name in names)) for row in messages["record_mesgs"]]
        base.executemany("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        base.commit()
    base.close()


def stored(data, target):
    """CPU seconds for writing the rows of our record in bulk, table by table."""
    source = sqlite3.connect(f"file:{data}/pacesetter.sqlite?mode=ro", uri=True)
    base = sqlite3.connect(target)
    tables = source.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    for name, sql in tables:
        rows = source.execute(f'SELECT * FROM "{name}"').fetchall()
        if not rows or " VIRTUAL " in sql:
            continue
        base.execute(sql)
        places = ", ".join("?" * len(rows[0]))
        begin = time.process_time()
        base.executemany(f'INSERT INTO "{name}" VALUES ({places})', rows)
        base.commit()
        yield time.process_time() - begin
    base.close()


def alone(job, *arguments):
    """Does a job of this file in a process of its own, and answers its CPU seconds for an activity."""
    output = subprocess.run(
        [sys.executable, __file__, "--peer", job, *map(str, arguments)],
        check=True,
        capture_output=True,
        text=True,
    )
    return float(output.stdout)


def peer(job, arguments):
    if job == "sdk":
        __import__("garmin_fit_sdk")
        start = time.process_time()
        garmin_fit_sdk(*arguments)
        print((time.process_time() - start) / SHARE)
        return
    archive, data, target, count = arguments
    start = time.process_time()
    for file in read(archive):
        hashlib.sha256(file).digest()
    unpacked = time.process_time() - start
    print((unpacked + sum(stored(data, target))) / int(count))


def compare(archive, count, turns, scratch):
    data, target = f"{scratch}/data", f"{scratch}/peer.sqlite"
    before = os.environ.get("PACESETTER_BEFORE")
    unpacked = pathlib.Path(scratch, "unpacked")
    unpacked.mkdir()
    for number, file in enumerate(read(archive, None if before else SHARE)):
        (unpacked / f"{number:04}.fit").write_bytes(file)
    samples = [str(unpacked / f"{number:04}.fit") for number in range(SHARE)]
    memory = {}

    def take(name, program, source):
        seconds, memory[name] = ours(program, source, data)
        return seconds / count

    def lonely(job, *arguments):
        pathlib.Path(target).unlink(missing_ok=True)
        return alone(job, archive, *arguments)

    def lowest():
        decode = subprocess.run([rounds.BENCH, "fit", samples[0]], check=True, capture_output=True, text=True)
        return lonely("limit", data, target, count) + json.loads(decode.stdout)["seconds"]

    contestants = {}
    if before:
        contestants[BEFORE] = lambda: take(BEFORE, before, unpacked)
    contestants["Pacesetter"] = lambda: take("Pacesetter", OURS, archive)
    contestants["garmin-fit-sdk and sqlite3"] = lambda: lonely("sdk", target)
    if shutil.which("gpsbabel"):
        convert = [["gpsbabel", "-t", "-i", "garmin_fit", "-f", path, "-o", "unicsv", "-F", "/dev/null"] for path in samples]
        contestants["gpsbabel, unpacked, stores nothing"] = lambda: (
            sum(rounds.cpu_of(command) for command in convert) / len(convert)
        )
    if rounds.BENCH.exists():
        contestants["the limit"] = lowest
    seconds = rounds.in_rounds(contestants, turns)
    print(f"\n{count} activities of {SECONDS} s, {os.path.getsize(archive) / 1e6:.1f} MB\n")
    print("| who | CPU ms for an activity | MB, all processes | ours is faster by |")
    print("|---|--:|--:|--:|")
    for name in contestants:
        used = f"{memory[name]:.0f}" if name in memory else ""
        median = statistics.median(seconds[name]) * 1e3
        print(f"| {name} | {median:.2f} | {used} | {rounds.ratio(seconds, name, 'Pacesetter'):.2f} x |")


def check(data, count):
    """Says whether everything came along, by its name."""
    base = sqlite3.connect(f"file:{data}/pacesetter.sqlite?mode=ro", uri=True)
    kept = base.execute("SELECT count(*), count(DISTINCT label) FROM activity WHERE covered IS NULL").fetchone()
    print(f"kept: {kept[0]} of {count} activities, {kept[1]} names")


def main():
    if sys.argv[1:2] == ["--peer"]:
        peer(sys.argv[2], sys.argv[3:])
        return
    if sys.argv[1:2] == ["--make"]:
        generate(sys.argv[2], *[int(word) for word in sys.argv[3:] or [3000]])
        return
    if not OURS.exists():
        print("archive: skipped, there is no release build; 'make install' makes it")
        return
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    with tempfile.TemporaryDirectory() as scratch:
        archive = f"{scratch}/export.zip"
        generate(archive, count)
        compare(archive, count, int(sys.argv[2]) if len(sys.argv) > 2 else 3, scratch)
        check(f"{scratch}/data", count)


if __name__ == "__main__":
    main()
