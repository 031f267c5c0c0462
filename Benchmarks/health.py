"""Apple Health's export.xml: ours against a bare expat pass in C, and against the generator's truth.

Run by Scripts/bench, which builds ours. `python health.py [ROUNDS] [MEGABYTES]`.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import rounds
import tracks

KINDS = {
    "heartRate": "HKQuantityTypeIdentifierHeartRate",
    "restingHeartRate": "HKQuantityTypeIdentifierRestingHeartRate",
    "bodyMass": "HKQuantityTypeIdentifierBodyMass",
    "maximalOxygenUptake": "HKQuantityTypeIdentifierVO2Max",
    "steps": "HKQuantityTypeIdentifierStepCount",
}


def generate(tool, folder, *arguments):
    subprocess.run([sys.executable, tool, folder, *arguments], check=True, capture_output=True)
    truth = json.loads((pathlib.Path(folder) / "truth.json").read_text())
    return str(next(pathlib.Path(folder).glob("*.xml"))), truth


def check(found, truth):
    """Says what differs from what the generator wrote."""
    wrong = []
    if found["records"] != truth["recordsTotal"]:
        wrong.append(f"records {found['records']}, not {truth['recordsTotal']}")
    for kind, name in KINDS.items():
        count, total = truth["recordCounts"].get(name, 0), truth["recordSums"].get(name, 0)
        if found["counts"].get(kind, 0) != count:
            wrong.append(f"{kind}: {found['counts'].get(kind, 0)}, not {count}")
        if abs(found["sums"].get(kind, 0) - total) > 1e-6 * max(1, total):
            wrong.append(f"{kind}: sum {found['sums'].get(kind, 0)}, not {total}")
    if len(found["workouts"]) != len(truth["workouts"]):
        wrong.append(f"workouts {len(found['workouts'])}, not {len(truth['workouts'])}")
    for ours, theirs in zip(found["workouts"], truth["workouts"]):
        for key, other, near in [
            ("seconds", "durationSec", 0.5),
            ("meters", "distanceM", 1),
            ("kilocalories", "energyKcal", 0.01),
            ("averageHeartRate", "avgHR", 0.01),
        ]:
            # Older exports have no heart rate of a workout but its records.
            missing = theirs.get(other) is None or (key == "averageHeartRate" and ours[key] < 0)
            if not missing and abs(ours[key] - theirs[other]) > near:
                wrong.append(f"{ours['activity']}: {key} {ours[key]}, not {theirs[other]}")
    return wrong


def main():
    data = rounds.data()
    tool = data and data.parent / "tools" / "make_health_export.py"
    if not tool or not tool.exists():
        print("health: skipped, there is no generator in ../shared/tools")
        return
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    size = sys.argv[2] if len(sys.argv) > 2 else "60"
    with tempfile.TemporaryDirectory() as folder:
        variants = {
            "damaged document type": ["--dtd", "broken"],
            "no document type": ["--dtd", "none"],
            "characters that XML forbids": ["--bad-chars", "3"],
            "as iOS 13 wrote it": ["--style", "ios13"],
            "miles": ["--locale", "en_US"],
            "cut off": ["--truncate"],
        }
        for name, arguments in variants.items():
            part = f"{folder}/{name.replace(' ', '-')}"
            path, truth = generate(tool, part, "--size-mb", "4", "--seed", "7", *arguments)
            found = tracks.ours("health", path)
            wrong = check(found, truth)
            print(f"{name}: {'; '.join(wrong) or 'all as written'}; {found['faults'][:2]}")
        path, truth = generate(tool, f"{folder}/large", "--size-mb", size, "--seed", "3")
        result = tracks.ours("health", path)
        print(f"whole: {'; '.join(check(result, truth)) or 'all as written'}")
        contestants = {"Pacesetter": lambda: tracks.ours("health", path)["seconds"]}
        program = tracks.expat()
        if program:
            run = [str(program), path]
            contestants["expat, C, events only"] = lambda: float(subprocess.check_output(run))
        seconds = rounds.in_rounds(contestants, count)
        print(f"\n{result['bytes']} bytes, {result['records']} records\n")
        print("| who | CPU ms | MB/s | ours is faster by |\n|---|--:|--:|--:|")
        for name in contestants:
            median = sorted(seconds[name])[len(seconds[name]) // 2]
            faster = rounds.ratio(seconds, name, "Pacesetter")
            print(
                f"| {name} | {median * 1e3:.1f} | {result['bytes'] / median / 1e6:.0f} "
                f"| {faster:.1f} x |"
            )


if __name__ == "__main__":
    main()
