"""Twenty years of history: 10,000 activities in the record, how a server with them starts, rests and answers.

Run by Scripts/bench. `python history.py [ACTIVITIES]`. Ours is the release build of the command
(.build-release, `make install` makes it). Beside it, in the same minute: Python's http.server for the
start, and SQLite's own shell for reading the same rows of the same database.
"""

import datetime
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

import rounds

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Browser"))
from chromium import PROGRAM, Chromium

OURS = rounds.ROOT / ".build-release/release/pacesetter"
YEARS = 20
ROWS = 360


def activity(number, of):
    """An hour's run with a reading every ten seconds, as Pacesetter's own export has it."""
    seconds = 1_100_000_000 + number * YEARS * 365.25 * 86400 / of
    zone = datetime.timezone(datetime.timedelta(hours=1))
    start = datetime.datetime.fromtimestamp(int(seconds), zone).isoformat()
    times = [10 * row for row in range(ROWS)]
    speed = 2.8 + (number % 17) / 20
    heart = [140 + (row * 7 + number) % 30 for row in range(ROWS)]
    pulse = sorted({beats: 0 for beats in heart})
    return {
        "id": f"{number:08x}", "sport": "running", "kind": "running", "source": "fit",
        "sourceName": "watch", "startedAt": start, "utcOffsetMinutes": 60,
        "elapsedSeconds": ROWS * 10, "movingSeconds": ROWS * 10, "distanceMeters": speed * ROWS * 10,
        "label": "Long run" if number % 7 == 0 else None,
        "heartRateSeconds": [[beats, heart.count(beats) * 10] for beats in pulse],
        "bestEfforts": [{"distanceMeters": 1000, "seconds": 1000 / speed}],
        "series": {
            "time": times,
            "latitude": [48 + math.sin(time / 900) / 90 for time in times],
            "longitude": [16 + math.cos(time / 900) / 90 for time in times],
            "distance": [round(speed * time, 2) for time in times],
            "heartRate": heart,
        },
    }


def write(path, count):
    with open(path, "w") as file:
        file.write('{"format":"pacesetter-export","version":1,"exportDate":"2026-01-01T00:00:00Z",\n"activities":[\n')
        for number in range(count):
            entry = {key: value for key, value in activity(number, count).items() if value is not None}
            file.write(("" if number == 0 else ",\n") + json.dumps(entry))
        file.write("\n]\n}\n")


def first_answer(command, url_of, environment=None):
    """Milliseconds from the start of a server to its first answer, and the process."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    url = url_of(process)
    while True:
        try:
            urllib.request.urlopen(url).read()
            return (time.perf_counter() - begun) * 1000, process, url
        except OSError:
            time.sleep(0.001)


def our_url(process):
    while True:
        line = process.stdout.readline()
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0] + "/health"


def ended(process):
    process.terminate()
    process.wait()


def status(process, key):
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(rf"{key}:\s+(\d+)", text)[1]) / 1024


def ticks(process):
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def median_of(work, count=15):
    work()
    times = []
    for _ in range(count):
        begun = time.perf_counter()
        work()
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


ROWS_SHOWN = "document.querySelectorAll('[data-part=list] .entries li').length"
SCROLL = """
new Promise((resolve) => {
  const frames = [];
  let last = performance.now();
  const step = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    scrollBy(0, 120);
    if (frames.length < 240) requestAnimationFrame(step);
    else resolve(frames.sort((a, b) => a - b));
  };
  requestAnimationFrame(step);
})
"""


def in_browser(address):
    """How long somebody waits on the page, from a click to what it shows."""
    with Chromium() as chromium:
        page = chromium.page(address + "pair.html")
        page.send("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)

        def waited(act, until):
            begun = time.perf_counter()
            act()
            page.until(until)
            return (time.perf_counter() - begun) * 1000

        def type_in(text):
            page.evaluate("(() => { const field = document.querySelector('[name=search]'); field.value = %s;"
                          " field.dispatchEvent(new Event('input')); })()" % json.dumps(text))
        print("\n| in the browser | ms |\n|---|--:|")
        print(f"| the page with its list | {waited(lambda: page.open(address + 'history.html'), ROWS_SHOWN + ' === 50'):.0f} |")
        print(f"| the trends behind it | {waited(lambda: None, '!document.querySelector(`[data-part=trends]`).hidden'):.0f} |")
        found = waited(lambda: type_in("long run"), "document.querySelector('[data-part=list] .entries strong').textContent === 'Long run'")
        print(f"| a search, 250 of them waiting for the next key | {found:.0f} |")
        waited(lambda: type_in(""), "document.querySelector('[data-part=list] .entries strong').textContent !== 'Long run'")
        shown = waited(lambda: page.evaluate("document.querySelector('[data-part=list] .entries a').click()"),
                       "!document.querySelector('[data-view=entry]').hidden")
        print(f"| one activity | {shown:.0f} |")
        waited(lambda: page.evaluate("history.back()"), "!document.querySelector('[data-view=log]').hidden")
        for more in range(2, 21):
            waited(lambda: page.evaluate("document.querySelector('[data-do=more]').click()"), f"{ROWS_SHOWN} === {more * 50}")
        frames = page.evaluate(SCROLL)
        heap = page.send("Runtime.getHeapUsage")["usedSize"] / 1e6
        print(f"| scrolling 1,000 rows, a frame: median, 99 of 100, longest | {frames[120]:.0f}, {frames[237]:.0f}, {frames[-1]:.0f} |")
        print(f"\nthe page's memory after 1,000 rows: {heap:.1f} MB", flush=True)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        export, data = f"{folder}/export.json", f"{folder}/data"
        write(export, count)
        environment = dict(os.environ, PACESETTER_DATA=data)
        begun = time.perf_counter()
        subprocess.run([OURS, "import", export], env=environment, check=True, stdout=subprocess.DEVNULL)
        seconds = time.perf_counter() - begun
        size = os.path.getsize(export) / 1e6
        database = f"{data}/pacesetter.sqlite"
        print(f"\n{count} activities, {size:.0f} MB: taken in {seconds:.0f} s ({size / seconds:.1f} MB/s); "
              f"{os.path.getsize(database) / 1e6:.0f} MB kept", flush=True)

        ours, peers = [], []
        for port in range(18_400, 18_407):
            taken, process, _ = first_answer([OURS, "serve", "--port", "0", "--data", data], our_url)
            ours.append(taken)
            ended(process)
            command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", str(port)]
            taken, process, _ = first_answer(command, lambda _, port=port: f"http://127.0.0.1:{port}/")
            peers.append(taken)
            ended(process)
        _, process, url = first_answer([OURS, "serve", "--port", "0", "--data", data], our_url)
        time.sleep(5)
        before, memory = ticks(process), status(process, "VmRSS")
        time.sleep(10)
        idle = (ticks(process) - before) / 10
        print("\n| start and rest | Pacesetter | Python's http.server |\n|---|--:|--:|")
        print(f"| first answer, ms | {statistics.median(ours):.0f} | {statistics.median(peers):.0f} |")
        print(f"| memory at rest, MB | {memory:.0f} | |\n| idle, % of one core | {idle:.1f} | |", flush=True)

        base = url.removesuffix("/health") + "/api/v1/"
        def get(path):
            request = urllib.request.Request(base + path, headers={"X-Pacesetter": "1"})
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        def shell(sql):
            subprocess.run(["sqlite3", "-readonly", database, sql], check=True, stdout=subprocess.DEVNULL)
        cursor = ""
        for _ in range(100):
            cursor = get(f"history?limit=50&from={cursor}" if cursor else "history?limit=50").get("next", cursor)
        middle = get("history?limit=1&from=" + cursor)["entries"][0]["id"]
        bare = median_of(lambda: shell("SELECT 1"))
        listed = median_of(lambda: shell("SELECT * FROM activity ORDER BY started DESC LIMIT 50")) - bare
        searched = median_of(lambda: shell("SELECT * FROM activity WHERE label || ' ' || notes LIKE '%nothing like it%'")) - bare
        print("\n| question | Pacesetter ms | SQLite's shell, the query alone |\n|---|--:|--:|")
        for name, path, peer in [
            ("the list, its first 50 rows", "history?limit=50", listed),
            ("the list, 50 rows from the middle", "history?limit=50&from=" + cursor, listed),
            ("a search that finds", "history?limit=50&search=long%20run", searched),
            ("a search that finds nothing", "history?limit=50&search=nothing%20like%20it", searched),
            ("one activity, drawn", f"history/{middle}?as=screen", None),
            ("a month", "calendar?month=2015-06-01", None),
            ("trends", "trends", None),
        ]:
            taken = median_of(lambda: get(path))
            print(f"| {name} | {taken:.1f} | {'' if peer is None else f'{max(peer, 0.1):.1f}'} |", flush=True)
        print(f"\nmost memory while it answered: {status(process, 'VmHWM'):.0f} MB", flush=True)
        if os.path.exists(PROGRAM):
            in_browser(url.removesuffix("health"))
        ended(process)


main()
