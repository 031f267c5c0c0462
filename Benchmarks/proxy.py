"""What the proxy costs beside its provider: proxy.py [COMMAND]

Starts a provider that takes 50 ms, a proxy that counts in memory, one that counts in Redis, and three of
them behind nginx, and asks each: one at a time, 8 and 20 at once, and the same questions once more.
Needs redis-server and nginx.
"""

import http.client
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build-release/release/pacesetter")
PROVIDER = 50


def load(port, token, count, at_once, name, label):
    times, failed, lock, todo = [], [], threading.Lock(), list(range(count))

    def work():
        line = http.client.HTTPConnection("127.0.0.1", port)
        while True:
            with lock:
                if not todo:
                    return
                number = todo.pop()
            body = {"voiceNoteTranscript": f"{name} {number}", "runContextSnapshot": ["Pace now: 5:24 /km"]}
            headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
            began = time.perf_counter()
            line.request("POST", "/chat-reply", json.dumps(body), headers)
            answer = line.getresponse()
            answer.read()
            with lock:
                times.append((time.perf_counter() - began) * 1000)
                if answer.status != 200:
                    failed.append(answer.status)

    began = time.perf_counter()
    threads = [threading.Thread(target=work) for _ in range(at_once)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rate = count / (time.perf_counter() - began)
    times.sort()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"| {label} | {rate:.0f} | {middle:.1f} | {late:.1f} | {len(failed)} |", flush=True)


def main():
    children = []

    def start(*words, **more):
        children.append(subprocess.Popen(words, stderr=subprocess.DEVNULL, **more))
        return children[-1]

    with tempfile.TemporaryDirectory() as folder:
        try:
            tokens = folder + "/tokens"
            token = subprocess.check_output([COMMAND, "proxy", "token", "bench", "--tokens", tokens], text=True).strip()
            script = str(ROOT / "Tests/CommandTests/Harness/provider.py")
            provider = start(sys.executable, script, folder + "/log", str(PROVIDER), stdout=subprocess.PIPE, text=True)
            address = "http://127.0.0.1:" + provider.stdout.readline().strip()
            start("redis-server", "--port", "18290", "--bind", "127.0.0.1", "--save", "", "--dir", folder,
                  stdout=subprocess.DEVNULL)
            many = ["--per-minute", "1000000", "--per-day", "1000000", "--day-cap", "10000", "--month-cap", "10000"]
            environment = {**os.environ, "PACESETTER_MODEL_KEY": "none"}
            for port in range(18291, 18295):
                shared = [] if port == 18291 else ["--shared", "redis://127.0.0.1:18290/0"]
                start(COMMAND, "proxy", "--provider", "anthropic", "--address", address, "--tokens", tokens,
                      "--port", str(port), *many, *shared, env=environment)
            text = (ROOT / "Deploy/proxy/nginx.conf").read_text().replace("127.0.0.1:8090", "127.0.0.1:18295")
            for number in range(1, 4):
                text = text.replace(f"127.0.0.1:809{number}", f"127.0.0.1:{18291 + number}")
            pathlib.Path(folder, "nginx.conf").write_text(text)
            start("nginx", "-p", folder, "-c", folder + "/nginx.conf", "-g",
                  f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;")
            time.sleep(3)
            print("| proxy | requests/s | p50 ms | p99 ms | failed |\n|---|--:|--:|--:|--:|")
            for port, name in [(18291, "memory"), (18292, "Redis"), (18295, "three behind nginx")]:
                for at_once in [1, 8, 20]:
                    load(port, token, at_once * 60, at_once, f"{name} {at_once}", f"{name}, {at_once} at once")
                load(port, token, 480, 8, f"{name} 8", f"{name}, the same again")
        finally:
            for child in reversed(children):
                child.kill()
                child.wait()


main()
