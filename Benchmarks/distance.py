"""Distance and kilometre splits from raw positions against the devices' own, on real recordings.

Aim 12: at 1 Hz a median of 0.2 %, p90 1 %, at most 2 %; splits p90 within 5 s; runs with spikes within 3 %.
`python distance.py [--no-speeds]`: with or without the receiver's Doppler speeds. Device distances are
never used, only compared with. Needs shared/data beside the repository or PACESETTER_SHARED.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCH = ROOT / ".build-bench/release/bench"

# Routes of an Apple Watch with the metres of the watch itself; the last two have spikes.
ROUTES = [("2025-09-16", 8955.12), ("2025-09-26", 5963.38), ("2018-06-11", 1215.51), ("2021-12-26", 8822.38)]


def data():
    places = [os.environ.get("PACESETTER_SHARED", "")] + [str(up / "shared") for up in ROOT.parents]
    for place in places:
        if place and (pathlib.Path(place) / "data/truth.json").exists():
            return pathlib.Path(place) / "data"
    print("skipped: no shared/data beside the repository")
    sys.exit(0)


def measure(argument, speeds):
    command = [str(BENCH), "distance"] + (["--speeds"] if speeds else []) + [argument]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 and done.stdout else None


def quantile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def main():
    speeds = "--no-speeds" not in sys.argv
    folder = data()
    errors, splits = [], []
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() != ".fit" or "invalid" in str(path):
            continue
        run = measure(str(path), speeds)
        if not run or run["sport"] != "running" or run["device"] < 1000:
            continue
        error = (run["ours"] / run["device"] - 1) * 100
        off = [abs(seconds) for seconds in run["splits"]]
        worst = f"{statistics.median(off):5.1f} {max(off):6.1f}" if off else "    -      -"
        print(f"{path.name:45} {run['step']:3.0f} s {run['device']:9.1f} m {error:+6.2f} %   splits {worst}")
        if run["step"] <= 1:
            errors.append(abs(error))
            splits += off
    for day, meters in ROUTES:
        parts = sorted(str(part) for part in folder.rglob(f"route_{day}*"))
        run = measure(f"{meters}={','.join(parts)}", True) if parts else None
        if run:
            print(f"route {day:39} {run['step']:3.0f} s {meters:9.1f} m {(run['ours'] / meters - 1) * 100:+6.2f} %")
    print(f"{len(errors)} runs at 1 Hz: median {statistics.median(errors):.2f} %, p90 {quantile(errors, 0.9):.2f} %,"
          f" at most {max(errors):.2f} %; {len(splits)} splits: median {statistics.median(splits):.1f} s,"
          f" p90 {quantile(splits, 0.9):.1f} s")


main()
