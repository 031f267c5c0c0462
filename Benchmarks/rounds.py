"""What all comparisons share: where real files are, and rounds in which everybody takes a turn.

A ratio of two programs that ran in the same minute survives a busy machine; a time does not.
Every figure is CPU time (user and system) of one job, the median of the rounds.
"""

import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCH = ROOT / ".build-bench/release/bench"


def data():
    """The folder of real files, which lies beside the repository; None where there is none."""
    candidates = [ROOT.parent / "shared"]
    if "PACESETTER_SHARED" in os.environ:
        candidates.insert(0, pathlib.Path(os.environ["PACESETTER_SHARED"]))
    for candidate in candidates:
        if (candidate / "data" / "truth.json").exists():
            return candidate / "data"
    return None


def cpu_of(command):
    """The CPU seconds of a whole process, its start included."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise RuntimeError(f"{command} failed with status {status}")
    return usage.ru_utime + usage.ru_stime


def in_rounds(contestants, rounds=5):
    """Lets everybody take a turn in every round.

    `contestants` maps a name to a function that does the job once and answers its CPU seconds.
    Answers the seconds by name, one for each round.
    """
    seconds = {name: [] for name in contestants}
    for number in range(rounds):
        for name, job in contestants.items():
            seconds[name].append(job())
            print(f"  round {number + 1}: {name} {seconds[name][-1]:.6f} s", file=sys.stderr)
    return seconds


def ratio(seconds, peer, ours):
    """How many times the peer's CPU time ours is: the median of the rounds' own ratios."""
    return statistics.median(p / o for p, o in zip(seconds[peer], seconds[ours]))
