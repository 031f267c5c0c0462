"""The metronome in a real browser against a timer per beat, in the same minutes on the same machine.

`python metronome_browser.py [MINUTES] [BPM]`: two Chromiums play into two PulseAudio null sinks.
One runs Pacesetter's page, the other the design that the metronome grew from: an interval timer
that starts a click on every beat. Both pages are kept busy for 5 s out of every 15, and lie in a
hidden tab for the second half. Every click is found twice: in the graph, on the audio thread, and
in what the sound server was given.

Needs Chromium, pulseaudio, pulseaudio-utils and numpy. Takes its minutes.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Browser"))
import static_page
from chromium import PROGRAM, ROOT, Chromium

RATE = 48_000
STALL, EVERY = 5, 15

BASELINE = """
(async () => {
  const { Core } = await import("/core.js");
  const core = new Core(await Core.compile(new URL("/core.wasm", location.href)));
  const context = new AudioContext({ latencyHint: "playback" });
  const out = new GainNode(context, { gain: 0.36 });
  out.connect(context.destination);
  await context.resume();
  const { table, samples } = core.click("wood", context.sampleRate);
  const buffer = new AudioBuffer({ length: samples, sampleRate: context.sampleRate });
  buffer.copyToChannel(table.subarray(0, samples), 0);
  setInterval(() => {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(out);
    source.start();
  }, 60000 / BPM);
})()
"""


def raise_priority(levels):
    try:
        os.nice(-levels)
    except PermissionError:
        # The machine's own gaps are then in the capture.
        pass


class SoundServer:
    """PulseAudio with two null sinks, and a recorder on each."""

    def __init__(self, sinks):
        self.folder = tempfile.mkdtemp(prefix="pacesetter-pulse-")
        home = pathlib.Path(self.folder)
        (home / ".config/pulse").mkdir(parents=True)
        # Or Chromium opens at 44.1 kHz and everything is resampled.
        (home / ".config/pulse/daemon.conf").write_text(f"default-sample-rate = {RATE}\n")
        socket = home / "socket"
        self.environment = {"HOME": str(home), "PULSE_SERVER": f"unix:{socket}"}
        modules = [f"module-native-protocol-unix auth-anonymous=1 socket={socket}"]
        modules += [f"module-null-sink sink_name={sink} rate={RATE} channels=2" for sink in sinks]
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"]
        for module in modules:
            command += ["-L", module]
        self.processes = [self._start(command)]
        while not socket.exists():
            time.sleep(0.1)
        self.files = {sink: home / f"{sink}.raw" for sink in sinks}
        for sink, file in self.files.items():
            record = ["parec", "-d", f"{sink}.monitor", "--format=float32le", f"--rate={RATE}",
                      "--channels=1", "--latency-msec=2000"]
            self.processes.append(self._start(record, open(file, "wb")))

    def _start(self, command, output=subprocess.DEVNULL):
        # A sound server that starves would be measured in the page's place. Before it starts, so
        # that its threads inherit it.
        return subprocess.Popen(command, stdout=output, stderr=subprocess.DEVNULL,
                                env={**os.environ, **self.environment},
                                preexec_fn=lambda: raise_priority(18))

    def stop(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        captures = {sink: np.fromfile(file, dtype=np.float32) for sink, file in self.files.items()}
        shutil.rmtree(self.folder)
        return captures


class Player:
    """One browser with one tab that ticks."""

    def __init__(self, address, sink, sound):
        # Both above whatever else the machine does, as a phone's own player is.
        self.chromium = Chromium(environment={**sound, "PULSE_SINK": sink}, nice=-8)
        self.page = self.chromium.page()
        self.page.send("Page.setBypassCSP", enabled=True)
        self.page.prepare((ROOT / "Tests/Sound/graph-tap.js").read_text())
        self.page.open(address + "metronome.html")
        self.page.until("document.querySelector('.timbres input')")

    def stall(self):
        self.page.evaluate(f"(() => {{ const end = performance.now() + {STALL * 1000};"
                           "while (performance.now() < end) {} })()")

    def hide(self):
        other = self.chromium.send("Target.createTarget", url="about:blank")["targetId"]
        self.chromium.send("Target.activateTarget", targetId=other)
        return self.page.evaluate("document.visibilityState")

    def onsets(self):
        """Where the clicks began, in seconds of the graph."""
        found = self.page.evaluate("graphTap.onsets()", timeout=300)
        return np.array(found) / self.page.evaluate("graphTap.context.sampleRate")


def found_in(samples):
    """Where clicks begin in a recording, in seconds, to a thousandth of a sample."""
    before, length = 64, 4096
    loud = np.flatnonzero(np.abs(samples) > 0.004)
    starts, last = [], -length
    for index in loud:
        if index - last >= length:
            starts.append(index - before)
            last = index
    starts = [start for start in starts if 0 <= start < len(samples) - length]
    windows = np.array([samples[start:start + length] for start in starts], dtype=np.float64)
    turns = 2 * np.pi * (1000 + 150 * np.arange(24)) / RATE
    spectra = windows @ np.exp(-1j * np.outer(np.arange(length), turns))
    cross = spectra * np.conj(spectra[1])
    shifts = -(np.abs(cross) * turns * np.angle(cross)).sum(1) / (np.abs(cross) * turns**2).sum(1)
    return (np.array(starts) + shifts) / RATE


def judge(name, times, bpm):
    beat = 60 / bpm
    # The first one sounds while the browser is still opening its stream.
    times = times[1:]
    steps = np.rint(np.diff(times) / beat).astype(int)
    off = np.abs(np.diff(times) - np.maximum(steps, 1) * beat) * 1000
    numbers = np.concatenate([[0], np.cumsum(steps)])
    away = np.abs(times - times[0] - numbers * beat) * 1000
    # A hole in the recording moves all that follows; what drifts does so between the holes.
    whole = (steps == 1) & (off < 0.1)
    if not whole.any():
        whole = steps == 1
    drift = (np.diff(times)[whole].mean() / beat - 1) * 1e6
    print(f"  {name}: {len(times)} clicks, {np.maximum(steps - 1, 0).sum()} missing, "
          f"{(steps == 0).sum()} double; interval off by p50 {np.percentile(off, 50):.5f} "
          f"p99 {np.percentile(off, 99):.5f} max {off.max():.5f} ms, {(off > 0.1).sum()} by more "
          f"than 0.1; drift {drift:+.3f} ppm; at most {away.max():.5f} ms from its place", flush=True)


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    bpm = int(sys.argv[2]) if len(sys.argv) > 2 else 230
    for program in ("pulseaudio", "parec", PROGRAM):
        if not shutil.which(program):
            print(f"metronome_browser: {program} is missing, so nothing is measured")
            return
    address = static_page.serve()
    sound = SoundServer(["ours", "timer"])
    players = {sink: Player(address, sink, sound.environment) for sink in ("ours", "timer")}
    ours, timer = players.values()
    ours.page.evaluate(
        "document.querySelector('metronome-panel').dispatchEvent("
        f"new CustomEvent('beat', {{ detail: {{ tempo: {bpm} }}, bubbles: true }}))")
    ours.page.click("[data-do=toggle]")
    timer.page.evaluate(BASELINE.replace("BPM", str(bpm)))
    for player in players.values():
        player.page.until("graphTap.clicks.length > 2")

    end, middle = time.time() + minutes * 60, time.time() + minutes * 30
    is_hidden = False
    while time.time() < end:
        if not is_hidden and time.time() > middle:
            is_hidden = True
            print("  hidden:", [player.hide() for player in players.values()], flush=True)
        began = time.time()
        # One after the other: two at once would leave no core for the sound server.
        for player in players.values():
            player.stall()
        time.sleep(max(0, min(began + EVERY, end) - time.time()))

    graphs = {name: player.onsets() for name, player in players.items()}
    time.sleep(3)
    captures = sound.stop()
    for player in players.values():
        player.chromium.__exit__()
    print(f"{minutes:g} minutes at {bpm} BPM, {STALL} s of every {EVERY} busy, half of it hidden")
    for name in players:
        judge(f"{name}, in the graph", graphs[name], bpm)
        judge(f"{name}, captured", found_in(captures[name]), bpm)


if __name__ == "__main__":
    main()
