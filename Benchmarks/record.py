"""A whole export of Apple Health into the database: ours against healthkit-to-sqlite and expat.

`python record.py [ROUNDS] [MEGABYTES] [ROUNDS OF healthkit-to-sqlite]`. Ours is the release build in
.build-release (`make install` makes it). CPU time and memory are those of whole processes; of ours the
child that reads is part, and the memory is that of the larger of the two.
"""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import health
import rounds
import tracks

OURS = rounds.ROOT / ".build-release/release/pacesetter"
PEER = pathlib.Path(sys.executable).parent / "healthkit-to-sqlite"


def measured(command, **environment):
    """CPU seconds, greatest memory in MB and wall seconds of a process and what it started."""
    begin = time.monotonic()
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise RuntimeError(f"{command} failed with status {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, time.monotonic() - begin


def ours(path, data):
    """Takes an export into an empty folder."""
    shutil.rmtree(data, ignore_errors=True)
    return measured([OURS, "import", path], PACESETTER_DATA=data)


def check(data, truth):
    """Says what differs from what the generator wrote."""
    lines = subprocess.run(
        [OURS, "history", "--json", "--limit", "0"],
        env={**os.environ, "PACESETTER_DATA": data},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    kept = [json.loads(line) for line in lines]
    wrong = []
    if len(kept) != len(truth["workouts"]):
        wrong.append(f"{len(kept)} activities, not {len(truth['workouts'])}")
    for name, key, scale in [("distanceMeters", "distanceM", 1), ("movingSeconds", "durationSec", 1)]:
        found = sum(activity.get(name) or 0 for activity in kept)
        written = sum(workout.get(key) or 0 for workout in truth["workouts"]) * scale
        if abs(found - written) > 1e-4 * written:
            wrong.append(f"{name}: {found:.0f} in all, not {written:.0f}")
    return wrong


def main():
    data = rounds.data()
    tool = data and data.parent / "tools" / "make_health_export.py"
    if not tool or not tool.exists():
        print("record: skipped, there is no generator in ../shared/tools")
        return
    if not OURS.exists():
        print("record: skipped, there is no release build; 'make install' makes it")
        return
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    size = sys.argv[2] if len(sys.argv) > 2 else "1000"
    peer_count = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    folder = os.environ.get("PACESETTER_EXPORT")
    with tempfile.TemporaryDirectory() as scratch:
        if not folder:
            folder = f"{scratch}/export"
            health.generate(tool, folder, "--size-mb", size, "--seed", "1", "--routes", "40", "--zip")
        truth = json.loads((pathlib.Path(folder) / "truth.json").read_text())
        xml, archive = f"{folder}/export.xml", f"{folder}/export.zip"
        home = f"{scratch}/data"
        jobs = {
            "Pacesetter, export.zip": (count, lambda: ours(archive, home)),
            "Pacesetter, export.xml": (count, lambda: ours(xml, home)),
        }
        if PEER.exists():
            target = f"{scratch}/peer.sqlite"

            def peer():
                pathlib.Path(target).unlink(missing_ok=True)
                return measured([PEER, archive, target])

            jobs["healthkit-to-sqlite 1.0.1, export.zip"] = (peer_count, peer)
        program = tracks.expat()
        if program:
            bare = [str(program), xml]
            jobs["expat, C, events only, export.xml"] = (
                count,
                lambda: (float(subprocess.check_output(bare)), 2.0, 0.0),
            )
        figures = {name: [] for name in jobs}
        for number in range(max(count, peer_count)):
            for name, (turns, job) in jobs.items():
                if number < turns:
                    figures[name].append(job())
                    print(f"  round {number + 1}: {name} {figures[name][-1]}", file=sys.stderr)
        ours(archive, home)
        print(f"kept: {'; '.join(check(home, truth)) or 'all as written'}")
        size = truth["exportBytes"]
        print(f"\n{size} bytes, {truth['recordsTotal']} records, {len(truth['workouts'])} workouts\n")
        best = statistics.median(cpu for cpu, _, _ in figures["Pacesetter, export.zip"])
        print("| who | CPU s | a 100 MB | MB of memory | ours (zip) is faster by |")
        print("|---|--:|--:|--:|--:|")
        for name, rows in figures.items():
            cpu = statistics.median(row[0] for row in rows)
            memory = max(row[1] for row in rows)
            print(
                f"| {name} | {cpu:.2f} | {cpu / size * 1e8:.3f} | {memory:.0f} | {cpu / best:.1f} x |"
            )


if __name__ == "__main__":
    main()
