"""The metronome: every tempo for ten minutes, measured, beside klick in the same run.

`Scripts/bench metronome`, or `python metronome.py [SECONDS]`. It needs the measuring tool of the shared
folder (tools/measure_clicks.py) and the command, built for release (`swift build -c release`); klick is
measured where it is installed (`apt install klick`).
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import rounds

BPM = range(150, 231)
# What klick is measured at: the ends, whole and broken numbers of samples, and the primes between.
KLICK_BPM = [150, 157, 163, 173, 180, 181, 191, 197, 200, 211, 223, 229, 230]


def tool():
    """The measuring tool, if it is there."""
    data = rounds.data()
    path = data.parent / "tools/measure_clicks.py" if data else None
    return path if path and path.exists() else None


def command():
    """The built command: a release build counts before a debug build."""
    if "PACESETTER" in os.environ:
        return pathlib.Path(os.environ["PACESETTER"])
    for folder in (".build-release/release", ".build/release", ".build/debug"):
        if (rounds.ROOT / folder / "pacesetter").exists():
            return rounds.ROOT / folder / "pacesetter"
    return None


def measured(path, bpm):
    """What the tool says of a file."""
    output = subprocess.run(
        [sys.executable, tool(), path, "--bpm", str(bpm), "--json"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return json.loads(output)


def figures(result, bpm, seconds):
    """The figures that the aims name: ppm and microseconds; lost clicks as well."""
    return {
        "drift": abs(result["driftPpm"]),
        "worst": result["jitterMs"]["max"] * 1000,
        "lost": result["missed"] + result["extra"] + abs(result["clicks"] - bpm * seconds // 60),
    }


def row(name, results):
    """The worst of all tempos."""
    worst = {key: max(result[key] for result in results.values()) for key in ("drift", "worst")}
    lost = sum(result["lost"] for result in results.values())
    at = max(results, key=lambda bpm: results[bpm]["worst"])
    print(
        f"{name:22s} {len(results):3d} tempos   drift {worst['drift']:.3f} ppm   "
        f"worst click {worst['worst']:6.2f} us (at {at})   lost or double {lost}"
    )


def main(seconds):
    if tool() is None or command() is None:
        print("metronome: skipped, the measuring tool or the command is missing")
        return
    klick = shutil.which("klick")
    ours, theirs, spent = {}, {}, {"ours": [], "klick": []}
    with tempfile.TemporaryDirectory() as folder:
        wav = os.path.join(folder, "x.wav")
        for bpm in BPM:
            arguments = ["--bpm", str(bpm), "--seconds", str(seconds), "--out", wav]
            spent["ours"].append(rounds.cpu_of([command(), "metronome", *arguments]))
            ours[bpm] = figures(measured(wav, bpm), bpm, seconds)
            line = f"  {bpm}: ours {ours[bpm]}"
            if klick and bpm in KLICK_BPM:
                # So many bars of one beat; -e leaves the first beat of a bar as loud as the others.
                job = [klick, "-W", wav, "-e", str(bpm * seconds // 60), "1/4", str(bpm)]
                spent["klick"].append(rounds.cpu_of(job))
                theirs[bpm] = figures(measured(wav, bpm), bpm, seconds)
                line += f" klick {theirs[bpm]}"
            print(line, file=sys.stderr, flush=True)
    row("pacesetter", ours)
    if theirs:
        row("pacesetter, the same", {bpm: ours[bpm] for bpm in theirs})
        row("klick", theirs)
    for name, times in spent.items():
        if times:
            print(f"{name}: CPU for {seconds} s of sound, median {sorted(times)[len(times) // 2]:.3f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 600)
