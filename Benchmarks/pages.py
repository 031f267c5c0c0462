"""Every page with a full record: 1,000 strength sessions and 3,000 activities, on a phone's screen.

Run by Scripts/bench. `python pages.py [PROGRAM]`. Ours is the release build of the command
(.build-release, `make install` makes it), or the one that is named. Each page is opened by a device
that has never been there. Beside each figure stands its limit: usable within 1.0 s, the gym log within
0.5 s, complete within 2.0 s, a layout shift of 0.1, no task over 200 ms, neither on opening nor in use.
All pages weigh at most 300 kB without the core, each file by itself with gzip.
"""

import datetime
import gzip
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import urllib.request

import rounds

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Browser"))
from chromium import Chromium

OURS = rounds.ROOT / ".build-release/release/pacesetter"
SESSIONS, ACTIVITIES, DAYS = 1_000, 3_000, 3_650
LIFTS = [
    "Bench Press", "Back Squat", "Deadlift", "Overhead Press", "Barbell Row", "Pull-Up", "Dip", "Front Squat",
    "Romanian Deadlift", "Bicep Curl", "Lunge", "Hip Thrust", "Lat Pulldown", "Leg Press", "Calf Raise", "Push-Up",
]
# A page, what it has when somebody can use it, and the most milliseconds until then.
PAGES = [
    ("home", "", "document.querySelector('recording-picker .row')", 1000),
    ("gym", "gym.html", "document.querySelector('workout-finder .card')", 1000),
    ("gym log", "gym-log.html", "document.querySelector('gym-log .sessions summary')", 500),
    ("history", "history.html", "document.querySelectorAll('[data-part=list] .entries li').length === 50", 1000),
    ("metronome", "metronome.html", "document.querySelector('metronome-panel .timbres input')", 1000),
    ("settings", "settings.html", "document.querySelector('.coaches .card')", 1000),
    ("connections", "connections.html", "document.querySelector('connections-page h1')", 1000),
    ("devices", "devices.html", "document.querySelector('devices-page h1')", 1000),
    ("mind", "mind.html", "document.querySelector('mind-page h1')", 1000),
    ("watch", "watch.html", "document.querySelector('watch-page button')", 1000),
]

# What somebody does on the pages with much on them: one thing after the other.
DEEDS = {
    "gym": [
        "type('[name=query]', '20 minute hotel workout')", "type('[name=query]', '')", "press('workout-finder [data-do=more]')",
        "press('workout-finder .card [data-do=open]')",
    ],
    "gym log": [
        "press('[data-do=older]')", "type('[name=exerciseWords]', 'press')", "location.hash = 'Bench%20Press'", "history.back()",
    ],
    "history": [
        "type('[name=search]', 'march 10 km')", "type('[name=search]', '')", "press('[data-do=more]')",
        "press('year-view [data-do=earlier]')", "press('month-view [data-do=previous]')", "press('[data-part=list] .entries a')",
        "history.back()",
    ],
}

# Notes what moves that nobody moved, tasks that keep a finger waiting, and when the page last changed.
# A clock that goes on changes a page for ever, so only what comes or goes counts, and what is shown.
WATCHER = """
const one = (where) => document.querySelector(where);
const press = (where) => one(where).click();
const type = (where, text) => { one(where).value = text; one(where).dispatchEvent(new Event("input", { bubbles: true })); };
window.seen = { shift: 0, task: 0, last: 0, usable: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
  seen.last = performance.now();
  if (seen.usable === 0) { try { if (%s) seen.usable = performance.now(); } catch {} }
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
"""


def write(path):
    """An export of ten years: a run on most days, a session in the gym on every fourth."""
    first = datetime.datetime(2016, 1, 1, 7, tzinfo=datetime.timezone.utc)

    def moment(number, of, hours):
        return (first + datetime.timedelta(days=number * DAYS / of, hours=hours)).isoformat()

    def activity(number):
        speed = 2.6 + number % 13 / 20
        times = list(range(0, 2_400, 20))
        return {
            "id": f"{number:08x}", "sport": "running", "kind": "running", "source": "fit", "sourceName": "watch",
            "startedAt": moment(number, ACTIVITIES, 0), "utcOffsetMinutes": 0, "elapsedSeconds": 2_400,
            "movingSeconds": 2_400, "distanceMeters": speed * 2_400,
            "bestEfforts": [{"distanceMeters": 1000, "seconds": 1000 / speed}],
            "series": {
                "time": times, "distance": [round(speed * time, 1) for time in times],
                "latitude": [48 + time / 90_000 for time in times], "longitude": [16 + time / 70_000 for time in times],
                "heartRate": [130 + (time // 20 + number) % 40 for time in times],
            },
        }

    def session(number):
        chosen = [LIFTS[(number * 5 + place * 3) % len(LIFTS)] for place in range(6)]
        return {
            "id": f"s{number}", "name": f"Day {'ABC'[number % 3]}", "startedAt": moment(number, SESSIONS, 10),
            "program": "strong",
            "sets": [
                {"exercise": lift, "kind": "working", "unit": "kg", "weight": 40 + number // 20 + place * 2.5, "reps": 8 - place % 4}
                for lift in chosen for place in range(4)
            ],
        }

    with open(path, "w", encoding="utf-8") as file:
        json.dump(
            {
                "format": "pacesetter-export", "version": 1, "exportDate": "2026-01-01T00:00:00Z",
                "activities": [activity(number) for number in range(ACTIVITIES)],
                "sessions": [session(number) for number in range(SESSIONS)],
            },
            file,
        )


def visit(chromium, address, ready, deeds=()):
    """What one opening of a page took and did, and the longest task of what is done on it then."""
    page = chromium.page()
    page.send("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
    page.prepare(WATCHER % ready)
    page.open(address)
    page.until("seen.usable > 0")
    # Nothing has come or gone for a second.
    page.until("performance.now() - seen.last > 1000")
    figures = page.evaluate("({...seen})")
    page.evaluate("seen.task = 0")
    for deed in deeds:
        page.evaluate(f"(seen.last = performance.now(), {deed}, true)")
        page.until("performance.now() - seen.last > 500")
    figures["deed"] = page.evaluate("seen.task")
    chromium.send("Target.closeTarget", targetId=page.target)
    return figures


def weight(address):
    """The bytes of all files of the pages but the core, as they are sent and with gzip."""
    listed = urllib.request.urlopen(f"{address}/precache.js").read().decode()
    paths = [path for path in json.loads(listed[listed.index("{"):listed.rindex(";")])["files"] if not path.endswith((".wasm", ".json"))]
    files = [urllib.request.urlopen(address + path).read() for path in paths]
    return sum(map(len, files)), sum(len(gzip.compress(file, 9)) for file in files)


def main():
    program = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else OURS
    with tempfile.TemporaryDirectory() as folder:
        export, data = f"{folder}/export.json", f"{folder}/data"
        write(export)
        environment = dict(os.environ, PACESETTER_DATA=data)
        subprocess.run([program, "import", export], env=environment, check=True, stdout=subprocess.DEVNULL)
        server = subprocess.Popen(
            [program, "serve", "--port", "0", "--data", data], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        try:
            while not (found := re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())):
                pass
            sent, packed = weight(found[0])
            print(f"\nall pages without the core: {sent / 1000:.0f} kB, {packed / 1000:.0f} kB gzipped, {packed / 300_000:.2f} of the limit")
            print(f"\n{SESSIONS} strength sessions, {ACTIVITIES} activities")
            print("| page | usable, ms | of its limit | complete, ms | of its limit | shift | longest task, ms | in use, ms |")
            print("|---|--:|--:|--:|--:|--:|--:|--:|", flush=True)
            for name, path, ready, limit in PAGES:
                seen = []
                # A device that is new each time, as far as the pages know.
                for _ in range(3):
                    with Chromium() as chromium:
                        seen.append(visit(chromium, f"{found[0]}/{path}", ready, DEEDS.get(name, ())))
                usable, complete = (statistics.median(one[key] for one in seen) for key in ("usable", "last"))
                shift, task, deed = (max(one[key] for one in seen) for key in ("shift", "task", "deed"))
                print(
                    f"| {name} | {usable:.0f} | {usable / limit:.2f} | {complete:.0f} | {complete / 2000:.2f} "
                    f"| {shift:.3f} | {task:.0f} | {f'{deed:.0f}' if name in DEEDS else ''} |", flush=True,
                )
        finally:
            server.terminate()
            server.wait()


main()
