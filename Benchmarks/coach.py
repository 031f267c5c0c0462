#!/usr/bin/env python3
"""Coaches recordings with every plan and personality and checks what is said.

    Benchmarks/coach.py [--command .build/debug/pacesetter] [--seeds 1 2 3] [--only old_hand] [FILE...]
    Benchmarks/coach.py --stories            the simulated runs, with latencies from the known onset
    Benchmarks/coach.py --keep FOLDER        keeps each file's answer there, so that an interrupted report resumes

Without files it takes the runs of ../shared/data. Figures and claims are judged here by definitions of their own, from
the distance, altitude and heart rate of each second: Benchmarks/Coach.
"""

import argparse
import collections
import concurrent.futures
import datetime
import json
import os
import re
import statistics
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Coach"))

import figures
import stories
from claims import Run

PERSONALITIES = ["roast_coach", "best_friend", "data_analyst", "old_hand", "zen_guide"]
FILLER = {"encouragement", "banter"}
PRAISE = FILLER | {"technique", "surge", "strong_late", "short_steps", "ahead", "on_pace", "behind", "settle",
                   "rule.surplus", "rule.finish_kick", "rule.recoverable_deficit", "rule.target_held"}
OPENS = {"bonk", "wall", "heart_rate_high", "stopped", "still_stopped", "slowdown"}
CLOSES = {"recovered", "finished"}
# What may be said to somebody who stands: the stop, the end, and safety.
STANDING = {"rule.stopped", "rule.still_stopped", "rule.finished", "rule.after_finish", "rule.heart_rate_high"}
ALARMS = {"bonk", "wall", "fatigue", "fade", "slowdown", "heart_rate_high", "stopped", "still_stopped"}
ADVICE = {
    "jaw": r"\bjaw\b|\bteeth\b", "shoulders": r"\bshoulders?\b", "tall": r"\btall\b|\bupright\b",
    "hands": r"\bhands?\b|\bfists?\b|\bfingers\b|\bcrisps?\b", "elbows": r"\belbows?\b",
    "feet": r"\bquick(er)? (feet|steps?)\b|\bshort(er|en)? (the )?(steps?|stride)\b", "breath": r"\bbreath(e|ing)?\b",
    "gaze": r"\bgaze\b|\blook (ahead|up)\b|\beyes\b",
}


def play(command, path, arguments):
    output = subprocess.run([command, "run", path, "--json", "--speed", "max", *arguments],
                            stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return output.stdout.splitlines() if output.returncode == 0 else []


def read_metrics(lines):
    rows = []
    for line in lines:
        if '"metrics"' in line:
            event = json.loads(line)
            if "metrics" in event.get("effect", {}):
                rows.append(event["effect"]["metrics"] | {"at": event["at"]})
    return rows


def read_lines(lines):
    """What was said: (second, row of the ledger, words), and why other lines were dropped."""
    said, words, dropped = [], {}, collections.Counter()
    for line in lines:
        if '"speak"' in line:
            event = json.loads(line)
            if "speak" in event.get("effect", {}):
                speak = event["effect"]["speak"]
                words[event["at"], speak["source"]] = speak["text"]
        elif '"ledger"' in line:
            event = json.loads(line)
            row = event.get("effect", {}).get("ledger", {}).get("row")
            if row and row["decision"] == "said":
                said.append((event["at"], row))
            elif row and row["decision"] == "dropped":
                dropped[row.get("reason", "")] += 1
    return [(at, row, words.get((at, row["source"]["kind"] + ":" + row["source"]["id"]), "")) for at, row in said], dropped


def hour(path):
    """The hour at which a text file starts, in UTC or, as the command takes it, by the sun at its longitude; nothing for
    a binary one."""
    if path.startswith("demo:"):
        return 23 if "midnight" in path else 8
    if not path.lower().endswith(("gpx", "tcx")):
        return None
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read(400_000)
    match = re.search(r"<trkpt.*?<time>([^<]+)</time>", text, re.DOTALL) or re.search(r"<Time>([^<]+)</Time>", text)
    if not match or not match.group(1).strip().endswith("Z"):
        return None
    stamp = datetime.datetime.fromisoformat(match.group(1).strip().replace("Z", "+00:00"))
    place = re.search(r"<trkpt[^>]*lon=.([-\d.]+)", text) or re.search(r"<LongitudeDegrees>([-\d.]+)", text)
    return (stamp.hour + stamp.minute / 60 + (round(float(place.group(1)) / 15) if place else 0)) % 24


def note(total, kind, path, at, words):
    total["wrong " + kind] += 1
    total.setdefault("examples", []).append((kind, os.path.basename(path), at, words))


def check(run, said, total, path):
    """Judges every line of a coached run."""
    texts, told, advice, quiet, last = collections.Counter(), set(), {}, 0.0, 0.0
    episode, done = None, run.finish()
    # At the end a device may count its pauses in.
    end = done[0] if done else max((i for i, row in enumerate(run.rows) if row["state"] != "ended"), default=0)
    for at, row, words in said:
        i = run.index(at)
        source = row["source"]
        topic = row.get("topic", source["kind"])
        total["lines"] += 1
        if i <= end:
            quiet, last = max(quiet, run.moving[i] - last), run.moving[i]
        texts[words] += 1
        slow = run.slow(i)
        if episode and episode[0] == "slowdown" and slow and slow <= 1.05 and at - episode[1] > 120:
            # Who runs as usual again is in no episode, whether or not a word of it found room.
            episode = None
        if episode and "stop" in episode[0] and not run.stands(i) and (
                run.stood(i, 60) <= 6 or run.meters[i] - run.meters[run.index(episode[1])] >= 15):
            # Who moves again is told so once in ten minutes.
            episode = None
        total["filler"] += topic in FILLER
        rule = source["id"] if source["kind"] == "rule" else None
        if rule:
            total["rule " + rule] += 1
        for claim in row.get("claims", []):
            answer = run.judge(claim, at)
            total["claims"] += answer is not None
            total["claim " + claim] += answer is not None
            if answer is False:
                note(total, "claim " + claim, path, at, words)
        parts = figures.found(row["text"], words)
        if parts is None:
            total["lines whose words are not their text"] += 1
        for name, text in parts or []:
            answer = figures.right(run, name, text, at)
            total["figures"] += answer is not None
            total["figure " + name] += answer is not None
            if answer is False:
                note(total, "figure " + name, path, at, words)
        if run.stands(i) and topic not in STANDING and not topic.startswith("notice."):
            # The first seconds of a stop can be no one's knowledge.
            note(total, "line to somebody who stands", path, at, topic + ": " + words)
        if topic in PRAISE:
            slow, heart = run.slow(i), run.rows[i].get("currentHR")
            level = run.slope(i) is None or abs(run.slope(i)) < 0.02
            if heart and run.highest and heart >= 0.95 * run.highest and topic != "rule.finish_kick":
                note(total, "praise at a heart rate over 95 %", path, at, words)
            # Who is told to be tired is not praised.
            tired = "tired" in row.get("claims", [])
            if slow and slow >= 1.15 and level and not tired and topic in PRAISE - {"behind", "technique", "settle", "rule.recoverable_deficit"}:
                note(total, "praise 15 % slower than usual", path, at, words)
            if episode:
                note(total, "praise in an episode of " + episode[0], path, at, words)
        if rule in OPENS:
            episode = (rule, at)
        elif rule in CLOSES or rule == "resumed" and episode and "stop" in episode[0]:
            episode = None
        elif episode and episode[0] == "slowdown" and at - episode[1] > 1200:
            episode = None
        if rule in ALARMS:
            total["alarms"] += 1
            reason = false_alarm(run, rule, i)
            if reason:
                note(total, "alarm " + rule, path, at, reason + ": " + words)
                total.setdefault("false alarm files", set()).add(path)
        if topic in ("technique", "encouragement"):
            for key, pattern in ADVICE.items():
                if re.search(pattern, words, re.IGNORECASE):
                    if key in advice and at - advice[key] < 900:
                        note(total, "advice again", path, at, f"{key} after {at - advice[key]:.0f} s: {words}")
                    advice[key] = at
        if topic in ("split", "first_split", "halfway") or "{split}" in row["text"]:
            names = {name for name, _ in parts or []}
            if "split" in names:
                told.add(len(run.splits(i)))
    quiet = max(quiet, run.moving[end] - last)
    count = len(run.splits(end))
    total["splits"] += count
    total["splits told with their time"] += len(told)
    total["repeats"] += sum(n - 1 for n in texts.values() if n > 1)
    total["runs"] += 1
    total.setdefault("silences", []).append((quiet, path))
    if done and run.at[-1] >= run.at[done[0]]:
        words = [at for at, row, _ in said if row["source"]["id"] == "finished"]
        total["finishes"] += 1
        if not words or words[0] - run.at[done[0]] > 20:
            note(total, "no word within 20 s of the goal", path, run.at[done[0]], str(words))


def false_alarm(run, rule, i):
    """Why an alarm has no reason in the recording, or nothing."""
    slow = run.slow(i)
    heart = run.rows[i].get("currentHR")
    if rule in ("bonk", "wall", "slowdown") and (slow or 0) < 1.05:
        return f"{slow} of the usual pace"
    if rule in ("fade", "fatigue"):
        loss = run.pace(i) / run.target if run.target and run.pace(i) else 0
        return None if max(slow or 0, loss) >= 1.02 else f"{slow} of the usual pace"
    if rule == "heart_rate_high" and (not heart or not run.highest or heart < 0.92 * run.highest):
        return f"heart rate {heart}"
    if rule in ("stopped", "still_stopped") and run.meters[i] - run.meters[run.index(run.at[i] - 8)] >= 3:
        # Who gets less than 12 m ahead in half a minute shifts from foot to foot.
        return "moves" if run.meters[i] - run.meters[run.index(run.at[i] - 30)] >= 12 else None
    return None


def plans(run):
    """A name, its arguments, its target in seconds a kilometer and its goal, from the recording's own length and pace."""
    meters = run.meters[-1]
    if meters < 2000 or run.moving[-1] <= 0:
        return []
    pace = run.moving[-1] / meters * 1000
    if not 180 <= pace <= 840:
        return []
    # A goal that the recording reaches some seconds before it ends.
    goal = int(meters - 6)
    result = [("free", ["--mode", "free"], None, None)]
    for name, share, mode in [("even", 1, "training"), ("faster", 0.95, "training"), ("slower", 1.05, "training"),
                              ("race", 1, "race")]:
        target = round(pace * share)
        text = f"{target // 60}:{target % 60:02d}"
        result.append((name, ["--mode", mode, "--target-pace", text, "--distance", f"{goal}m"], target,
                       ("distance", goal)))
    return result


def coach_file(options, path, seed):
    """All of a file's plans and personalities with one seed, from the folder of kept answers if they are there."""
    if not options.keep:
        return coached(options, path, seed)
    name = re.sub(r"[^A-Za-z0-9.-]+", "_", path.split("/data/")[-1])
    kept = os.path.join(options.keep, f"{name}-{seed}-{'-'.join(options.only)}.json")
    if os.path.exists(kept):
        with open(kept, encoding="utf-8") as file:
            return {plan: revived(total) for plan, total in json.load(file).items()}
    answer = coached(options, path, seed)
    with open(kept + ".part", "w", encoding="utf-8") as file:
        json.dump(answer, file, default=sorted)
    os.replace(kept + ".part", kept)
    return answer


def revived(total):
    """A total as it was before it became JSON, which knows no sets."""
    files = total.get("false alarm files")
    return collections.Counter(total | ({"false alarm files": set(files)} if files else {}))


def coached(options, path, seed):
    """All of a file's plans and personalities with one seed."""
    heart = ["--max-hr", str(options.max_hr)]
    base = Run(read_metrics(play(options.command, path, ["--mode", "free", *heart])), highest=options.max_hr,
               hour=hour(path))
    totals = {}
    if not base.rows:
        return totals
    for name, arguments, target, goal in plans(base):
        run = None
        total = totals[name] = collections.Counter()
        for personality in options.only:
            more = ["--personality", personality, "--seed", str(seed), *heart]
            lines = play(options.command, path, arguments + more)
            # A race is never paused by itself, so each plan has a clock of its own.
            run = run or Run(read_metrics(lines), target, goal, options.max_hr, hour(path), name == "race")
            said, dropped = read_lines(lines)
            for reason, count in dropped.items():
                total["dropped " + reason] += count
            check(run, said, total, f"{path} {name} {personality} {seed}" if options.verbose else path)
    return totals


def add(total, more):
    for key, value in more.items():
        if isinstance(value, list):
            total.setdefault(key, []).extend(value)
        elif isinstance(value, set):
            total.setdefault(key, set()).update(value)
        else:
            total[key] += value


def show(name, total, examples):
    silences = sorted(total.pop("silences", [(0, "")]))
    wrong = total.pop("examples", [])
    files = total.pop("false alarm files", set())
    filler = total["filler"] / max(1, total["lines"])
    told = total["splits told with their time"] / max(1, total["splits"])
    print(f"\n{name}: {total['runs']} runs, {total['lines']} lines, filler {filler:.1%}, splits with their time {told:.1%}")
    print(f"  longest silence: median {statistics.median([s for s, _ in silences]):.0f} s, worst "
          f"{silences[-1][0]:.0f} s ({silences[-1][1]})")
    print(f"  figures {total['figures']}, wrong {sum(v for k, v in total.items() if k.startswith('wrong figure '))}; "
          f"claims {total['claims']}, wrong {sum(v for k, v in total.items() if k.startswith('wrong claim '))}; "
          f"files with a false alarm {len(files)}")
    for key in sorted(total):
        if key not in ("runs", "lines", "filler", "figures", "claims") and total[key]:
            print(f"  {key}: {total[key]}")
    shown = collections.Counter()
    for kind, path, at, words in wrong:
        shown[kind] += 1
        if shown[kind] <= examples:
            print(f"  ! {kind}: {path} at {at} s: {words}")


def recordings(folder):
    """The runs of the shared data: every file that may be one; too short and too fast ones are left out when played."""
    found = []
    for place, folders, names in os.walk(folder):
        folders.sort()
        if os.path.basename(place) in ("invalid",):
            continue
        found += [os.path.join(place, n) for n in sorted(names) if n.lower().endswith((".fit", ".gpx", ".tcx"))]
    return [path for path in found if "/other/" not in path]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--command")
    parser.add_argument("--seeds", nargs="+", type=int, default=[1])
    parser.add_argument("--only", nargs="+", default=PERSONALITIES, choices=PERSONALITIES)
    parser.add_argument("--max-hr", type=int, default=190)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--examples", type=int, default=3)
    parser.add_argument("--keep", metavar="FOLDER", help="keep each file's answer in a folder and resume from it")
    parser.add_argument("--stories", action="store_true")
    parser.add_argument("--verbose", action="store_true", help="name plan, personality and seed of each example")
    options = parser.parse_args()
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    options.command = options.command or os.path.join(root, ".build/debug/pacesetter")
    if not os.path.exists(options.command):
        print(f"coach: no {options.command}; build it first: swift build --product pacesetter")
        return
    if options.stories or not options.files:
        stories.report(options, play, read_metrics, read_lines, check, show, add)
        if options.stories:
            return
    files = options.files or recordings(os.path.join(root, "..", "shared", "data"))
    if not files:
        print("coach: skipped the recordings, for there is no ../shared/data here; name your own files")
        return
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    totals = {}
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        jobs = [(path, seed) for seed in options.seeds for path in files]
        for answer in pool.map(coach_file, [options] * len(jobs), *zip(*jobs)):
            for name, total in answer.items():
                add(totals.setdefault(name, collections.Counter()), total)
                add(totals.setdefault("all plans", collections.Counter()), total)
    for name in ["free", "even", "faster", "slower", "race", "all plans"]:
        if name in totals:
            show(name, totals[name], options.examples if name == "all plans" else 0)


if __name__ == "__main__":
    main()
