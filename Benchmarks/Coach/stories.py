"""The simulated runs whose trouble begins at a known place: how soon the right word is said, and what is said wrongly."""

import collections
import concurrent.futures
import statistics

from claims import Run

# The run, its target in s/km, its goal, the onset, what must be said, and within how many seconds.
# The onset is the second of "s", the meter of "m", or where the runner first stands after the meter of "stop". A
# breakdown that builds up begins where it costs 6 %.
MARATHON, HALF = ("distance", 42195), ("distance", 21097.5)


def km(length):
    return "distance", 1000 * length


STORIES = [
    ("steady_10k", 300, km(10), None, (), 0),
    ("too_fast_10k", 300, km(10), ("s", 20), ("too_fast_early",), 150),
    ("small_fade_10k", 300, km(10), None, (), 0),
    ("fade_10k", 300, km(10), ("m", 6500), ("fade", "slowdown", "behind_and_costly"), 240),
    ("hot_15k", 320, km(15), ("m", 8300), ("fatigue", "heart_rate_drift", "heart_rate_high", "slowdown", "fade"), 300),
    ("drift_20k", None, km(20), ("s", 3300), ("heart_rate_drift",), 1500),
    ("bonk_marathon", 320, MARATHON, ("m", 31000), ("bonk",), 150),
    ("wall_marathon", 320, MARATHON, ("m", 32400), ("wall", "bonk", "slowdown"), 150),
    ("half_marathon_negative_split", 330, HALF, None, (), 0),
    ("run_walk_5k", None, km(5), ("s", 480), ("run_walk",), 400),
    ("walk_breaks_10k", None, km(10), None, (), 0),
    ("intervals", None, km(11), None, (), 0),
    ("repeats_800", None, km(11), None, (), 0),
    ("hilly_10k", None, km(10), None, (), 0),
    ("trail_15k", None, km(15), None, (), 0),
    ("red_lights_5k", None, km(5), None, (), 0),
    ("red_light_10k", 315, km(10), ("stop", 5000), ("stopped",), 80),
    ("watch_pauses_8k", None, km(8), None, (), 0),
    ("long_stop_8k", None, km(8), ("stop", 4000), ("stopped",), 80),
    ("stopped_marathon", 298, MARATHON, ("stop", 38000), ("stopped",), 20),
    ("gps_gap_5k", 310, km(5), ("s", 700), ("positionLost", "position_lost", "gps_lost"), 20),
    ("tunnel_8k", 310, km(8), ("s", 868), ("positionLost", "position_lost", "gps_lost"), 20),
    ("strap_dropouts_10k", 310, km(10), ("s", 400), ("heartRateLost", "heart_rate_lost"), 30),
    ("no_strap_5k", 310, km(5), None, (), 0),
    ("spikes_10k", 300, km(10), None, (), 0),
    ("canyon_8k", 330, km(8), None, (), 0),
    ("treadmill_8k", None, km(8), None, (), 0),
    ("all_out_5k", 240, km(5), ("s", 200), ("heart_rate_high",), 240),
    ("kick_5k", 280, km(5), None, (), 0),
    ("slow_5k", None, km(5), None, (), 0),
    ("first_5k", None, km(5), None, (), 0),
    ("fast_10k", 180, km(10), None, (), 0),
    ("short_1500", 320, km(1.5), None, (), 0),
    ("race_won_10k", 300, km(10), None, (), 0),
    ("midnight_8k", None, km(8), None, (), 0),
    ("marathon", 298, MARATHON, None, (), 0),
    ("ultra_50k", None, km(50), None, (), 0),
    ("easy_hour", None, ("time", 3600), None, (), 0),
]

RACES = {"steady_10k", "too_fast_10k", "small_fade_10k", "fade_10k", "hot_15k", "bonk_marathon", "wall_marathon",
         "half_marathon_negative_split", "all_out_5k", "kick_5k", "marathon", "stopped_marathon", "race_won_10k"}

# What finds fault: in a story without an onset none of it may be said.
FAULTS = {"too_fast_early", "fade", "wall", "bonk", "fatigue", "heart_rate_drift", "behind_and_costly",
          "positive_split_risk", "volatile_pace", "slowdown", "heart_rate_high", "heart_rate_doubtful"}


def onset(run, where):
    kind, value = where
    if kind == "stop":
        return next((run.at[i] - 5 for i, x in enumerate(run.meters) if x >= value and run.stands(i, 5)), None)
    column = run.meters if kind == "m" else run.at
    return next((run.at[i] for i, x in enumerate(column) if x >= value), None)


def one(options, story, play, read_metrics, read_lines, check):
    name, target, goal, where, wanted, _ = story
    total, late, faults = collections.Counter(), [], collections.Counter()
    for seed in options.seeds:
        run = None
        for personality in options.only:
            lines = play(options.command, "demo:" + name, ["--personality", personality, "--seed", str(seed)])
            if run is None:
                run = Run(read_metrics(lines), target, goal, 188, 23 if "midnight" in name else 8,
                          name in RACES)
                if not run.rows:
                    return name, total, late, faults
            said, _ = read_lines(lines)
            check(run, said, total, f"demo:{name} {personality} {seed}")
            if where:
                start = onset(run, where)
                after = [at - start for at, row, _ in said if row["source"]["id"] in wanted and at >= start - 60]
                late.append(after[0] if after else float("inf"))
            for _, row, _ in said:
                if row["source"]["id"] in FAULTS and row["source"]["id"] not in wanted:
                    faults[row["source"]["id"]] += 1
    return name, total, late, faults


def report(options, play, read_metrics, read_lines, check, show, add):
    """Plays every story and prints a row for each, then the sum of all."""
    everything = collections.Counter()
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        answers = pool.map(one, [options] * len(STORIES), STORIES, [play] * len(STORIES), [read_metrics] * len(STORIES),
                           [read_lines] * len(STORIES), [check] * len(STORIES))
        print("story | lines | figures wrong | claims wrong | praise | stands | silence | latency, median / worst | faults")
        for name, total, late, faults in answers:
            limit = next(s[5] for s in STORIES if s[0] == name)
            wrong = {kind: sum(v for k, v in total.items() if k.startswith("wrong " + kind))
                     for kind in ("figure", "claim", "praise", "line to")}
            quiet = max((s for s, _ in total.get("silences", [(0, "")])), default=0)
            times = f"{statistics.median(late):.0f} / {max(late):.0f} s of {limit}" if late else ""
            print(f"{name} | {total['lines']} | {wrong['figure']} of {total['figures']} | {wrong['claim']} of "
                  f"{total['claims']} | {wrong['praise']} | {wrong['line to']} | {quiet:.0f} s | {times} | "
                  f"{', '.join(f'{k} {v}' for k, v in sorted(faults.items()))}", flush=True)
            add(everything, total)
    show("all stories", everything, options.examples)
