"""GPX and TCX: ours against gpsbabel, gpxpy, tcxreader, python-tcxparser, lxml and expat.

Run by Scripts/bench, which builds ours and installs the peers. `python tracks.py [ROUNDS]`.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

import rounds

FILES = [("gpx", "copyleft/gpx/6782987395.gpx"), ("tcx", "tcx/11.tcx")]


def gpxpy(path):
    import gpxpy as library

    with open(path, encoding="utf-8") as file:
        library.parse(file)


def tcxreader(path):
    from tcxreader.tcxreader import TCXReader

    TCXReader().read(path)


def tcxparser(path):
    import tcxparser as library

    parsed = library.TCXParser(path)
    assert parsed.time_values() and parsed.hr_values() and parsed.position_values()


def lxml(path):
    """Every element's text taken, none kept: the least that a reader on lxml does."""
    from lxml import etree

    for _, element in etree.iterparse(path):
        _ = element.text
        element.clear()


PEERS = {
    "gpx": {"gpxpy": gpxpy, "lxml": lxml},
    "tcx": {"tcxreader": tcxreader, "tcxparser": tcxparser, "lxml": lxml},
}


def peer(kind, name, path):
    """Reads once in a process of its own; its start and its imports do not count."""
    output = subprocess.run(
        [sys.executable, __file__, "--peer", kind, name, path],
        check=True,
        capture_output=True,
        text=True,
    )
    return float(output.stdout)


def ours(kind, path):
    output = subprocess.run([rounds.BENCH, kind, path], check=True, capture_output=True, text=True)
    return json.loads(output.stdout)


def expat():
    """The C program that only counts expat's events, or nothing where it cannot be compiled."""
    program = rounds.BENCH.parent / "expat_events"
    source = pathlib.Path(__file__).with_suffix(".c")
    program.parent.mkdir(parents=True, exist_ok=True)
    compiled = subprocess.run(["cc", "-O2", str(source), "-lexpat", "-o", str(program)], check=False)
    return program if compiled.returncode == 0 else None


def compare(kind, path, count):
    result = ours(kind, path)
    contestants = {"Pacesetter": lambda: ours(kind, path)["seconds"]}
    program = expat()
    if program:
        run = [str(program), path]
        contestants["expat, C, events only"] = lambda: float(subprocess.check_output(run))
    if shutil.which("gpsbabel"):
        form = "gtrnctr" if kind == "tcx" else kind
        convert = ["gpsbabel", "-t", "-i", form, "-f", path, "-o", "unicsv", "-F", "/dev/null"]
        contestants["gpsbabel (whole process)"] = lambda: rounds.cpu_of(convert)
    for name in PEERS[kind]:
        contestants[name] = lambda name=name: peer(kind, name, path)
    seconds = rounds.in_rounds(contestants, count)
    print(f"\n{path.rsplit('/', 1)[-1]}: {result['bytes']} bytes, {result['points']} points\n")
    print("| who | CPU ms | MB/s | points/s | ours is faster by |")
    print("|---|--:|--:|--:|--:|")
    for name in contestants:
        median = statistics.median(seconds[name])
        faster = rounds.ratio(seconds, name, "Pacesetter")
        print(
            f"| {name} | {median * 1e3:.2f} | {result['bytes'] / median / 1e6:.1f} | "
            f"{result['points'] / median:,.0f} | {faster:,.1f} x |"
        )


def main():
    if sys.argv[1:2] == ["--peer"]:
        # Importing the library is not reading.
        __import__("lxml.etree" if sys.argv[3] == "lxml" else sys.argv[3])
        start = time.process_time()
        PEERS[sys.argv[2]][sys.argv[3]](sys.argv[4])
        print(time.process_time() - start)
        return
    data = rounds.data()
    if data is None:
        print("tracks: skipped, there are no real files in ../shared/data")
        return
    for kind, file in FILES:
        compare(kind, str(data / file), int(sys.argv[1]) if len(sys.argv) > 1 else 5)


if __name__ == "__main__":
    main()
