#!/usr/bin/env python3
"""Coaches recordings with every plan and personality and checks what is said.

    Benchmarks/coach.py [--command .build/debug/pacesetter] [--seeds 1 2] [--only old_hand] FILE...

Claims are judged here by definitions of their own, from the distance, altitude and heart rate of each second; a claim
within a small margin of its threshold counts as right, and one that the recording cannot decide is not counted.
"""

import argparse
import bisect
import collections
import json
import re
import statistics
import subprocess

PERSONALITIES = ["roast_coach", "best_friend", "data_analyst", "old_hand", "zen_guide"]
FILLER = {"encouragement", "banter"}


class Run:
    """What a recording says, second by second."""

    def __init__(self, effects, target, highest):
        self.target, self.highest = target, highest
        self.rows = [e["metrics"] | {"at": at} for at, e in effects if "metrics" in e]
        self.at = [row["at"] for row in self.rows]
        self.moving = [row["moving"] for row in self.rows]
        self.meters = [row["distance"] for row in self.rows]

    def index(self, at):
        return max(0, bisect.bisect_right(self.at, at) - 1)

    def pace(self, i, seconds=180):
        """Seconds a kilometer over the last moving seconds."""
        j = bisect.bisect_right(self.moving, self.moving[i] - seconds) - 1
        meters = self.meters[i] - self.meters[j] if j >= 0 else 0
        return (self.moving[i] - self.moving[j]) / meters * 1000 if meters >= 150 * seconds / 180 else None

    def usual(self, i):
        paces, clock = [], 180
        while clock <= self.moving[i]:
            pace = self.pace(bisect.bisect_left(self.moving, clock, 0, i))
            if pace:
                paces.append(pace)
            clock += 30
        return statistics.median(paces) if paces else None

    def splits(self, i):
        times, last = [], 0
        for number in range(1, int(self.meters[i] / 1000 + 1e-6) + 1):
            j = bisect.bisect_left(self.meters, number * 1000 - 1e-3, 0, i + 1)
            j = min(j, i)
            before = max(0, j - 1)
            gap = self.meters[j] - self.meters[before]
            share = (number * 1000 - self.meters[before]) / gap if gap > 0 else 1
            end = self.moving[before] + share * (self.moving[j] - self.moving[before])
            times.append(end - last)
            last = end
        return times

    def slope(self, i):
        j = bisect.bisect_left(self.meters, self.meters[i] - 200)
        ends = [self.rows[k].get("altitude") for k in (j, i)]
        if None in ends or self.meters[i] < 200:
            return None
        return (ends[1] - ends[0]) / max(1, self.meters[i] - self.meters[j])

    def stands(self, i):
        j = self.index(self.at[i] - 10)
        return self.at[i] - self.at[j] >= 9 and self.meters[i] - self.meters[j] < 3

    def judge(self, claim, at):
        """Whether a claim is right, nothing where the recording does not say."""
        i = self.index(at)
        now, usual, splits = self.pace(i), self.usual(i), self.splits(i)
        heart = self.rows[i].get("currentHR")
        share = heart / self.highest if heart and self.highest else None
        change = splits[-1] / splits[-2] if len(splits) > 1 else None
        miss = splits[-1] / self.target if splits and self.target else None
        slow = now / usual if now and usual else None
        lead = self.target * self.meters[i] / 1000 - self.moving[i] if self.target else None
        loss = now / self.target if now and self.target else None
        slope = self.slope(i)
        known = {
            "first": lambda: len(splits) == 1,
            "second_on": lambda: len(splits) >= 2,
            "even": lambda: len(splits) >= 3 and max(splits[-3:]) <= min(splits[-3:]) * 1.035,
            "equal": lambda: change and abs(splits[-1] - splits[-2]) <= 2,
            "faster": lambda: change and change <= 0.985,
            "slower": lambda: change and change >= 1.015,
            "fastest": lambda: len(splits) >= 3 and splits[-1] <= min(splits) + 1,
            "slowest": lambda: len(splits) >= 3 and splits[-1] >= max(splits) - 1,
            "on_target": lambda: miss and abs(miss - 1) <= 0.025,
            "under_target": lambda: miss and miss < 0.985,
            "over_target": lambda: miss and miss > 1.015,
            "steady": lambda: slow and abs(slow - 1) <= 0.05,
            "quicker": lambda: slow and slow <= 0.98,
            "easing": lambda: slow and slow >= 1.02,
            "fine": lambda: not self.stands(i) and not (slow and slow >= 1.06) and not (share and share >= 0.9),
            "fresh": lambda: self.moving[i] <= 905 and not self.stands(i),
            "easy": lambda: share and share < 0.77,
            "hard": lambda: share and share >= 0.86,
            "standing": lambda: self.stands(i),
            "ahead": lambda: lead is not None and lead >= 8 and not (loss and loss > 1.03),
            "behind": lambda: lead is not None and lead <= -8 and not (loss and loss < 0.97),
            "on_plan": lambda: lead is not None and abs(lead) <= max(12, 0.006 * self.moving[i]),
            "gaining": lambda: loss and loss < 0.99,
            "losing": lambda: loss and loss > 1.01,
            "cushion_shrinks": lambda: lead is not None and lead >= 8 and loss and loss > 1.01,
            "catching_up": lambda: lead is not None and lead <= -8 and loss and loss < 0.99,
            "uphill": lambda: None if slope is None else slope >= 0.01,
            "downhill": lambda: None if slope is None else slope <= -0.01,
            "flat": lambda: None if slope is None else abs(slope) <= 0.03,
            "long": lambda: self.moving[i] > 3595,
        }
        if claim not in known:
            return None
        answer = known[claim]()
        return None if answer is None and claim in ("uphill", "downhill", "flat") else bool(answer)


def seconds(text):
    parts = [int(part) for part in text.split(":")]
    return sum(part * 60**place for place, part in enumerate(reversed(parts)))


def check(effects, target, highest, total):
    run = Run(effects, target, highest)
    if not run.rows:
        return
    texts, last, told, silence = collections.Counter(), 0, set(), 0
    spoken = {e["speak"]["source"]: e["speak"]["text"] for _, e in effects if "speak" in e}
    for at, effect in effects:
        row = effect.get("ledger", {}).get("row")
        if not row or row["decision"] not in ("said", "dropped"):
            continue
        if row["decision"] == "dropped":
            total["drop " + row.get("reason", "")] += 1
            continue
        total["lines"] += 1
        silence, last = max(silence, at - last), at
        source = row["source"]
        topic = row.get("topic", source["kind"])
        words = spoken.get(source["kind"] + ":" + source["id"], "")
        texts[row["text"]] += 1
        total["filler"] += topic in FILLER
        if source["kind"] == "rule":
            total["rule " + source["id"]] += 1
        total["to somebody who stands"] += run.stands(run.index(at)) and topic in FILLER | {"technique"}
        for claim in row.get("claims", []):
            answer = run.judge(claim, at)
            total["claim " + claim] += 1
            total["false " + claim] += answer is False
            if answer is False:
                total.setdefault("examples", []).append((claim, at, words))
        if topic in ("split", "first_split"):
            i = run.index(at)
            splits = run.splits(i)
            has_time = "{split}" in row["text"]
            if "{split_number}" in row["text"] or "{distance}" in row["text"]:
                total["splits with number and time"] += has_time
            told.add(len(splits))
            figure = re.search(r"\d+:\d\d(:\d\d)?", words)
            if has_time and row["text"].count("{") <= 2 and "{time}" not in row["text"] and figure and splits:
                total["figures"] += 1
                total["figures wrong"] += abs(seconds(figure.group()) - splits[-1]) > 2
    total["splits"] += int(run.meters[-1] / 1000)
    total["splits told"] += len(told)
    total["repeats"] += sum(count - 1 for count in texts.values() if count > 1)
    total["runs"] += 1
    total["silences"] = total.get("silences", []) + [silence]


def plans(command, path, highest):
    """A name, its arguments and its target in seconds a kilometer, from the recording's own length and pace."""
    effects = play(command, path, highest, ["--mode", "free"])
    last = next((e["metrics"] for _, e in reversed(effects) if "metrics" in e), None)
    if not last or last["distance"] < 2000:
        return []
    pace = last["moving"] / last["distance"] * 1000
    length = ["--distance", f"{int(last['distance'])}m"]
    result = [("free", ["--mode", "free"], None)]
    for name, share, mode in [("even", 1, "training"), ("faster", 0.95, "training"), ("slower", 1.05, "training"),
                              ("race", 1, "race")]:
        target = round(pace * share)
        text = f"{target // 60}:{target % 60:02d}"
        result.append((name, ["--mode", mode, "--target-pace", text] + length, target))
    return result


def play(command, path, highest, arguments):
    heart = ["--max-hr", str(highest)] if highest else []
    output = subprocess.run([command, "run", path, "--json", "--speed", "max", *heart, *arguments],
                            stdin=subprocess.DEVNULL, capture_output=True, text=True)
    rows = [json.loads(line) for line in output.stdout.splitlines() if line.startswith("{")]
    return [(row["at"], row["effect"]) for row in rows if "effect" in row]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--command", default=".build/debug/pacesetter")
    parser.add_argument("--seeds", nargs="+", type=int, default=[1])
    parser.add_argument("--only", nargs="+", default=PERSONALITIES, choices=PERSONALITIES)
    parser.add_argument("--max-hr", type=int, default=190)
    options = parser.parse_args()
    totals = collections.defaultdict(collections.Counter)
    for path in options.files:
        for name, arguments, target in plans(options.command, path, options.max_hr):
            for personality in options.only:
                for seed in options.seeds:
                    more = ["--personality", personality, "--seed", str(seed)]
                    effects = play(options.command, path, options.max_hr, arguments + more)
                    check(effects, target, options.max_hr, totals[name])
    for name, total in totals.items():
        silences = sorted(total.pop("silences", [0]))
        examples = total.pop("examples", [])
        filler = total["filler"] / max(1, total["lines"])
        print(f"\n{name}: {total['runs']} runs, {total['lines']} lines, filler {filler:.0%}")
        print(f"  longest silence: median {statistics.median(silences):.0f} s, worst {silences[-1]:.0f} s")
        for key in sorted(total):
            if key not in ("runs", "lines", "filler") and not key.startswith("false "):
                wrong = f", wrong {total['false' + key[5:]]}" if key.startswith("claim ") else ""
                print(f"  {key}: {total[key]}{wrong}")
        for claim, at, words in examples[:10]:
            print(f"  false {claim} at {at} s: {words}")


if __name__ == "__main__":
    main()
