"""Whether the figures of a line are those of the recording, computed from its seconds alone."""

import re

NUMBER = re.compile(r"\{(\w+)\}")


def seconds(text):
    """ "5:12 /km", "51:57", "8 s" or "1:14" of a finish in hours, as seconds."""
    match = re.match(r"(\d+(?::\d\d){1,2})", text)
    if match:
        parts = [int(part) for part in match.group(1).split(":")]
        return sum(part * 60**place for place, part in enumerate(reversed(parts)))
    match = re.match(r"<?(\d+) s", text)
    return int(match.group(1)) if match else None


def meters(text):
    match = re.match(r"([\d.]+) (km|m)\b", text)
    return float(match.group(1)) * (1000 if match.group(2) == "km" else 1) if match else None


def number(text):
    match = re.match(r"([\d.]+)", text)
    return float(match.group(1)) if match else None


def found(template, words):
    """The figures of a line as (name, text), or nothing if the words are not the template's."""
    names = NUMBER.findall(template)
    if not names:
        return []
    pieces = NUMBER.split(template)[::2]
    pattern = "(.+?)".join(re.escape(piece) for piece in pieces)
    match = re.fullmatch(pattern, words, re.IGNORECASE | re.DOTALL)
    return list(zip(names, match.groups())) if match else None


def near(value, wanted, tolerance):
    return value is not None and wanted is not None and abs(value - wanted) <= tolerance


def right(run, name, text, at):
    """Whether a figure is right; nothing where the recording cannot say."""
    i = run.index(at)
    row, splits = run.rows[i], run.splits(i)
    moving, distance = run.moving[i], run.meters[i]
    average = moving / distance * 1000 if distance else None
    if name == "distance":
        return near(meters(text), distance, 60 if "km" in text else 8)
    if name == "time":
        return near(seconds(text), moving, 1.6)
    if name == "pace":
        minute = run.pace(i, 60) or average
        return near(seconds(text), minute, 0.04 * (minute or 0) + 2)
    if name == "avg_pace":
        return near(seconds(text), average, 1.6)
    if name == "target_pace":
        return near(seconds(text), run.target, 1.1)
    if name == "hr":
        beats = [r.get("currentHR") for r in run.rows[max(0, i - 3):i + 2] if r.get("currentHR")]
        return bool(beats) and min(beats) - 1 <= number(text) <= max(beats) + 1
    if name == "cadence":
        steps = [r.get("cadence") for r in run.rows[max(0, i - 3):i + 2] if r.get("cadence")]
        return bool(steps) and min(steps) - 1 <= number(text) <= max(steps) + 1
    if name == "remaining":
        if not run.goal:
            return False
        kind, size = run.goal
        if kind == "distance":
            return near(meters(text), max(0, size - distance), 60 if "km" in text else 8)
        return near(seconds(text), max(0, size - moving), 6)
    if name == "split":
        return bool(splits) and near(seconds(text), splits[-1], 1.6 + run.doubt(i))
    if name == "split_number":
        return number(text) == len(splits)
    if name in ("finish", "finish_range", "projection"):
        if not run.goal or not average:
            return False
        kind, size = run.goal
        if kind != "distance":
            return near(meters(text), size / average * 1000, 120)
        left = (size - distance) / 1000
        now = run.pace(i) or average
        low, high = sorted((moving + left * average, moving + left * now))
        step = 10 if low < 1800 else 30 if low < 5400 else 60
        values = [seconds(part) for part in text.split(" to ")]
        # From an hour on a range may leave the seconds out: "1:14 to 1:17".
        if len(values) == 2 and all(value is not None and value < low / 10 for value in values):
            values = [value * 60 for value in values]
        if None in values:
            return False
        return all(low - 1.05 * step <= value <= high + 1.05 * step for value in values)
    if name == "gap":
        return average and run.target and near(seconds(text), abs(average - run.target), 1.6)
    if name == "split_change":
        return len(splits) > 1 and near(seconds(text), abs(splits[-1] - splits[-2]), 1.6 + run.doubt(i))
    if name == "split_miss":
        return bool(splits and run.target) and near(seconds(text), abs(splits[-1] - run.target), 1.6 + run.doubt(i))
    if name in ("lead", "result_gap"):
        lead = run.lead(i)
        return lead is not None and near(seconds(text), abs(lead), 2.1)
    if name == "last_three":
        now = run.pace(i)
        return near(seconds(text), now, 0.015 * (now or 0) + 1.1)
    if name == "stood":
        # Who shifts from foot to foot still stands: between the longest times within 4 m and within 15 m, or the time
        # without half a minute of walking. How long somebody stood whom nobody saw is at most what was seen.
        firsts = [next((k for k in range(i, 0, -1) if run.meters[i] - run.meters[k - 1] >= way), 0) for way in (4, 15)]
        slow = next((k for k in range(i, 0, -1) if run.meters[k] - run.meters[run.index(run.at[k] - 30)] >= 15), 0)
        least, most = run.at[i] - run.at[firsts[0]], run.at[i] - run.at[min(firsts[1], slow)]
        if not all(run.sees(k) for k in range(firsts[0], i)):
            least = 0
        told = seconds(text)
        return told is not None and least - 15 <= told <= most + 15
    if name == "result":
        done = run.finish()
        if not done:
            return False
        return near(seconds(text), done[1], 1.6) if run.goal[0] == "distance" else near(meters(text), done[1], 60)
    return None
