"""Recurrence against the Python library recurring-ical-events: recurrence.py PROGRAM [COUNT [FOLDER]].

`recurrence.py sample COUNT FOLDER` writes the sample of the tests.

Makes a calendar of COUNT events (2,000), each with a rule of its own, in six zones with daylight time both ways,
in UTC, without a zone and of whole days, with exceptions, additions and moved occurrences; asks both for a year of it
and compares every start. With FOLDER it also compares every .ics file below it, for 28 days around each event.
"""

import datetime as dt
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import warnings
import zoneinfo

import icalendar
import recurring_ical_events

warnings.simplefilter("ignore")
ZONES = [
    "Europe/Berlin", "America/New_York", "Australia/Sydney", "America/Santiago", "Europe/London", "Asia/Kolkata",
]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
FIRST = dt.date(2026, 1, 1)
LENGTH = 365


def stamp(moment):
    return moment.strftime("%Y%m%d") if type(moment) is dt.date else moment.strftime("%Y%m%dT%H%M%S")


def rule(pick, start, zone):
    """A rule that makes sense with its start."""
    freq = pick.choice(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "YEARLY", "HOURLY"])
    if type(start) is dt.date and freq == "HOURLY":
        freq = "DAILY"
    parts = [f"FREQ={freq}"]
    interval = pick.choice([1, 1, 1, 2, 3, 5])
    if freq == "HOURLY":
        interval = pick.choice([6, 7, 12, 36])
    if interval > 1:
        parts.append(f"INTERVAL={interval}")
    if freq == "DAILY" and pick.random() < 0.3:
        parts.append("BYDAY=" + ",".join(pick.sample(DAYS, 3)))
    if freq == "DAILY" and pick.random() < 0.2:
        parts.append("BYMONTH=" + ",".join(map(str, sorted(pick.sample(range(1, 13), 4)))))
    if freq == "WEEKLY" and pick.random() < 0.7:
        parts.append("BYDAY=" + ",".join(pick.sample(DAYS, pick.randint(1, 4))))
    if freq == "WEEKLY" and pick.random() < 0.4:
        parts.append("WKST=" + pick.choice(["SU", "MO", "SA"]))
    if freq == "MONTHLY":
        kind = pick.random()
        if kind < 0.3:
            parts.append("BYDAY=" + pick.choice(["1", "2", "3", "-1", "-2"]) + pick.choice(DAYS))
        elif kind < 0.5:
            parts.append("BYMONTHDAY=" + ",".join(map(str, pick.sample([1, 5, 13, 15, 28, 29, 30, 31, -1, -3], 2))))
        elif kind < 0.7:
            parts.append("BYDAY=" + ",".join(pick.sample(DAYS, 3)))
            parts.append("BYSETPOS=" + pick.choice(["1", "-1", "2", "1,-1"]))
        elif kind < 0.8:
            parts += ["BYDAY=FR", "BYMONTHDAY=13"]
    if freq == "YEARLY":
        kind = pick.random()
        if kind < 0.25:
            parts += [f"BYMONTH={pick.randint(1, 12)}", "BYDAY=" + pick.choice(["1", "2", "-1"]) + pick.choice(DAYS)]
        elif kind < 0.4:
            parts.append("BYYEARDAY=" + ",".join(map(str, pick.sample([1, 60, 100, 200, 300, 366, -1, -100], 2))))
        elif kind < 0.55:
            parts += [f"BYWEEKNO={pick.choice([1, 10, 20, 52, 53])}", "BYDAY=" + pick.choice(DAYS)]
        elif kind < 0.7:
            parts.append(f"BYMONTH={pick.randint(1, 12)}")
            parts.append("BYMONTHDAY=" + str(pick.choice([1, 15, 29, 30, 31, -1])))
    if type(start) is dt.datetime and freq in ("DAILY", "WEEKLY") and pick.random() < 0.15:
        parts.append("BYHOUR=" + ",".join(map(str, sorted(pick.sample(range(24), 2)))))
    ends = pick.random()
    if ends < 0.25:
        parts.append(f"COUNT={pick.randint(1, 400)}")
    elif ends < 0.5:
        until = dt.datetime(2026, 1, 1) + dt.timedelta(minutes=pick.randint(0, LENGTH * 1440))
        if type(start) is dt.date:
            parts.append("UNTIL=" + stamp(until.date()))
        elif zone is None:
            parts.append("UNTIL=" + stamp(until))
        else:
            parts.append("UNTIL=" + stamp(until) + "Z")
    return ";".join(parts)


def event(pick, number):
    zone = pick.choice(ZONES + ["UTC", None, "day"])
    start = dt.datetime(2014, 1, 1) + dt.timedelta(minutes=15 * pick.randint(0, 12 * 365 * 96))
    tag, end = "", ""
    if zone == "day":
        start = start.date()
        tag = ";VALUE=DATE"
    elif zone == "UTC":
        end = "Z"
    elif zone:
        tag = f";TZID={zone}"
    lines = ["BEGIN:VEVENT", f"UID:{number}", f"SUMMARY:{number}", f"DTSTART{tag}:{stamp(start)}{end}"]
    if zone != "day":
        lines.append("DURATION:PT45M")
    lines.append("RRULE:" + rule(pick, start, zone))
    others = []
    day = dt.timedelta(days=1)
    # That library takes an exception also for the wall time that has the same figures in UTC, so what
    # comes at several hours has none.
    isDaily = "HOURLY" not in lines[-1] and "BYHOUR" not in lines[-1]
    if pick.random() < 0.3 and isDaily:
        until = (FIRST - (start if zone == "day" else start.date())).days
        near = [start + day * k for k in [*range(until, until + 365, 11), *range(until // 7 * 7, until + 365, 21)]]
        lines.append(f"EXDATE{tag}:" + ",".join(stamp(one) + end for one in near))
    if pick.random() < 0.2:
        extra = (dt.datetime(2026, 5, 1, 10, 7) + day * pick.randint(0, 90))
        extra = extra.date() if zone == "day" else extra
        lines.append(f"RDATE{tag}:{stamp(extra)}{end}")
        if pick.random() < 0.5 and isDaily:
            others = [
                "BEGIN:VEVENT", f"UID:{number}", f"SUMMARY:{number}", f"RECURRENCE-ID{tag}:{stamp(extra)}{end}",
                f"DTSTART{tag}:{stamp(extra + day)}{end}", "END:VEVENT",
            ]
    return lines + ["END:VEVENT"] + others


def seconds(start):
    if type(start) is dt.date:
        return int(dt.datetime(start.year, start.month, start.day, tzinfo=dt.timezone.utc).timestamp())
    if start.tzinfo is None:
        start = start.replace(tzinfo=dt.timezone.utc)
    return int(start.timestamp())


def ours(program, path, first, days):
    run = subprocess.run(
        [program, "calendar", "show", str(path), "--from", str(first), "--days", str(days), "--json"],
        env={**os.environ, "TZ": "UTC"}, capture_output=True, text=True,
    )
    if run.returncode:
        return None
    return sorted((e.get("title") or "", int(e["start"])) for e in map(json.loads, run.stdout.splitlines()))


def theirs(calendar, first, days):
    start = dt.datetime(first.year, first.month, first.day, tzinfo=dt.timezone.utc)
    found = recurring_ical_events.of(calendar, skip_bad_series=True).between(start, start + dt.timedelta(days=days))
    taken = []
    for one in found:
        if one.get("TRANSP") == "TRANSPARENT" or one.get("STATUS") == "CANCELLED":
            continue
        taken.append((str(one.get("SUMMARY", "")), seconds(one["DTSTART"].dt)))
    return sorted(taken)


def compare(name, mine, yours):
    if mine == yours:
        return 0
    left, right = set(mine or []) - set(yours), set(yours) - set(mine or [])
    print(f"{name}: {len(left)} only here, {len(right)} only there", sorted(left)[:3], sorted(right)[:3])
    return 1


def main(program, count, folder):
    pick = random.Random(2026)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:recurrence.py"]
    events = [event(pick, number) for number in range(count)]
    for one in events:
        lines += one
    lines.append("END:VCALENDAR")
    text = "\r\n".join(lines) + "\r\n"
    with tempfile.NamedTemporaryFile("w", suffix=".ics", delete=False) as file:
        file.write(text)
    mine = {}
    for title, start in ours(program, file.name, FIRST, LENGTH):
        mine.setdefault(title, []).append((title, start))
    wrong = total = 0
    for number, one in enumerate(events):
        single = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"] + one + ["END:VCALENDAR", ""])
        yours = theirs(icalendar.Calendar.from_ical(single), FIRST, LENGTH)
        total += len(yours)
        if compare(number, mine.get(str(number), []), yours):
            wrong += 1
            print("   ", " | ".join(one))
    print(f"{count} rules, {total} occurrences, {wrong} rules differ")
    os.unlink(file.name)
    files = differing = 0
    for path in sorted(pathlib.Path(folder).rglob("*.ics")) if folder else []:
        try:
            calendar = icalendar.Calendar.from_ical(path.read_bytes())
            days = {seconds(e["DTSTART"].dt) // 86400 for e in calendar.walk("VEVENT") if "DTSTART" in e}
        except Exception as error:
            print(f"{path.name}: not readable there ({type(error).__name__}), here", ours(program, path, FIRST, 28) is not None)
            continue
        for day in sorted(days):
            first = dt.date(1970, 1, 1) + dt.timedelta(days=day - 1)
            try:
                yours = theirs(calendar, first, 28)
            except Exception as error:
                print(f"{path.name}: fails there ({type(error).__name__}: {error})")
                continue
            mine = ours(program, path, first, 28)
            if mine is None:
                print(f"{path.name}: no calendar here, only a part of one")
                break
            files += 1
            differing += compare(path.name, mine, yours)
    if folder:
        print(f"{files} windows of real files, {differing} differ")
    return 1 if wrong or differing else 0


def sample(count, folder):
    """Writes the rules of the tests, and when the other library says that they are."""
    pick = random.Random(7)
    lines, found = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:recurrence.py"], []
    for number in range(count):
        one = event(pick, number)
        single = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"] + one + ["END:VCALENDAR", ""])
        found += theirs(icalendar.Calendar.from_ical(single), dt.date(2026, 3, 1), 60)
        lines += one
    pathlib.Path(folder, "rules.ics").write_text("\n".join(lines + ["END:VCALENDAR", ""]))
    pathlib.Path(folder, "rules.txt").write_text("".join(f"{title} {start}\n" for title, start in found))


if __name__ == "__main__":
    if sys.argv[1] == "sample":
        sys.exit(sample(int(sys.argv[2]), sys.argv[3]))
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000, sys.argv[3] if len(sys.argv) > 3 else None))
