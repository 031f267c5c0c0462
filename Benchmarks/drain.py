"""How fast a page sends what it has logged without a network, once there is one (R7).

`python drain.py [ROUNDS] [EVENTS]`: a page in Chromium has so many events in its journal, each a line of
a live run; the link is opened, and what is timed ends when the server has confirmed the last. The server
syncs every batch to the disk before it answers. Beside it stand the same bytes in the same batches, put
on the same disk by one program with `write` and `fdatasync`: what no sender can be faster than.

Needs Chromium and the command; `PACESETTER` names another build of it than .build-release.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Browser"))
from chromium import ROOT, Chromium

COMMAND = os.environ.get("PACESETTER", str(ROOT / ".build-release/release/pacesetter"))
BATCH = 500

FILL = """
(async (count) => {
  const { Core } = await import("/core.js");
  const { JournalStore } = await import("/link/journal-store.js");
  const { LinkEnd } = await import("/link/link-end.js");
  const module = await Core.compile(new URL("/core.wasm", location.href));
  const core = new Core(module);
  const store = await JournalStore.open(`drain-${Math.random()}`);
  let mono = 1e6, wall = Date.now() - 1000 * count;
  const clock = () => ({ mono, wall });
  const setup = { coach: "roast_coach", swearing: false, mode: "free", goal: null, units: "metric",
    targetPaceSecPerKm: null, seed: 1, maxHeartRate: null, age: null, utcOffsetMinutes: 60,
    speech: "estimated", role: "tracker", kind: "phone", place: "outdoor", autoPause: false, silent: true };
  let lines = core.request({ do: "open", id: "drain", device: store.device, seq: 1,
    clock: clock(), ...setup }).journal;
  let kept = 0, bytes = 0;
  for (let second = 0; kept < count; second += 1) {
    const longitude = 11 + second * 3 / 111194.9;
    const events = [{ position: { latitude: 0, longitude, accuracy: 4, speed: 3 } }, { heartRate: 150 }];
    if (second === 0) events.unshift({ start: {} });
    mono += 1000;
    wall += 1000;
    lines.push(...core.request({ do: "live", clock: clock(), events }).journal);
    if (lines.length < 100 && kept + lines.length < count) continue;
    await store.append(lines);
    kept += lines.length;
    for (const line of lines) bytes += line.length + 1;
    lines = [];
  }
  globalThis.drain = async () => {
    const end = new LinkEnd(new Core(module), store);
    const began = performance.now();
    const over = new Promise((resolve) => end.addEventListener("state", ({ detail }) => {
      if (detail.server === "here" && detail.onlyHere === 0) resolve(performance.now() - began);
    }));
    await end.begin();
    const took = await over;
    end.close();
    return took;
  };
  return [kept, bytes];
})(COUNT)
"""


class Server:
    """The command, serving this page from a data folder of its own."""

    def __enter__(self):
        self.data = tempfile.TemporaryDirectory(prefix="pacesetter-bench-")
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--port", "0", "--data", self.data.name, "--web", ROOT / "Web"],
            stderr=subprocess.PIPE, text=True,
        )
        for line in self.process.stderr:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.address = found[0]
                return self
        raise SystemExit("the server has not started")

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.data.cleanup()


def bare(count, size):
    """Seconds to put so many lines on the disk in the same batches."""
    batch = b"x" * (size // count * BATCH)
    with tempfile.NamedTemporaryFile(buffering=0) as file:
        began = time.perf_counter()
        for _ in range(0, count, BATCH):
            file.write(batch)
            os.fdatasync(file.fileno())
        return time.perf_counter() - began


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    drained, floors = [], []
    for _ in range(rounds):
        with Server() as server, Chromium() as chromium:
            page = chromium.page(f"{server.address}/metronome")
            kept, size = page.evaluate(FILL.replace("COUNT", str(count)), timeout=600)
            drained.append(page.evaluate("drain()", timeout=600) / 1000)
            floors.append(bare(kept, size))
            print(f"{kept} events, {size} bytes: {drained[-1]:.2f} s; the disk {floors[-1]:.3f} s")
    print(f"median {statistics.median(drained):.2f} s, slowest {max(drained):.2f} s;"
          f" the disk {statistics.median(floors):.3f} s")


main()
