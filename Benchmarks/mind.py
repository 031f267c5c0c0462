"""How often what a real small model writes may be used: mind.py MODEL_ADDRESS [--asks 50] [--command COMMAND]

MODEL_ADDRESS is an OpenAI-compatible server on this machine, such as http://127.0.0.1:8181/v1, which
../shared/tools/real-models.sh starts. Each ask has a record of its own: six weeks of invented runs, one of them with a
note. In each the five tasks are asked for once. A relay between the two writes down every answer as it came.

Whether a claim is false is judged here, by rules of their own: a figure that stands nowhere in what the model was
told, a weekday of no run, a half that was not faster, a name that nobody has. "Stopped" counts false answers that were
not used, "passed" those that were.
"""

import argparse
import collections
import datetime
import http.client
import http.server
import json
import os
import pathlib
import random
import re
import select
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
TASKS = ["reply", "summary", "insight", "script", "workout"]
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
QUESTIONS = ["am I too fast today?", "my legs feel heavy, what now?", "what should I think about on this hill?",
             "is it smart to push now?", "how do I get through the next part?", "my breath is short, is that normal?",
             "should I drink now?", "I am bored, say something", "how do I hold this?", "was that too slow?"]
WORKOUTS = ["legs without machines, half an hour", "something for my back", "20 minutes of core", "easy full body",
            "push day with dumbbells", "mobility before a run", "strong hips for running", "arms, short and hard",
            "a gentle start after a pause", "kettlebell, 25 minutes"]


def hang_up_with(asker, model):
    """Ends the connection to the model when the asker has gone, so that the model stops writing for nobody."""
    try:
        select.select([asker], [], [], 120)
        if not asker.recv(1, socket.MSG_PEEK):
            model.shutdown(socket.SHUT_RDWR)
    except (OSError, ValueError):
        pass  # Both are done.


def relay(address, kept, under_way):
    """A server that passes everything on and keeps task, question, answer, seconds and tokens of each request."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *words):
            pass

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            began = time.perf_counter()
            asked = json.loads(body)
            under_way.append(began)
            model = http.client.HTTPConnection(urllib.parse.urlsplit(address).netloc, timeout=120)
            try:
                model.request("POST", self.path, body, {"Content-Type": "application/json"})
                threading.Thread(target=hang_up_with, args=(self.connection, model.sock), daemon=True).start()
                answer = model.getresponse()
                status, data = answer.status, answer.read()
            except (OSError, http.client.HTTPException):
                # Whoever asked has gone, or the model took too long.
                status, data = 504, b"{}"
            finally:
                model.close()
            seconds = time.perf_counter() - began
            try:
                whole = json.loads(data)
                text = whole["choices"][0]["message"]["content"]
                usage = whole.get("usage", {})
                tokens = usage.get("prompt_tokens", 0), usage.get("completion_tokens", 0)
            except (ValueError, KeyError, IndexError):
                text, tokens = "", (0, 0)
            under_way.remove(began)
            question = "\n".join(message["content"] for message in asked["messages"])
            task = asked.get("response_format", {}).get("json_schema", {}).get("name", "")
            kept.append({"task": task, "question": question, "answer": text, "seconds": seconds, "tokens": tokens})
            try:
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)
            except OSError:
                pass  # Whoever asked has waited long enough.

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def write_run(path, start, kilometers, first, second):
    """A run as GPX: so many seconds a kilometer in its first and in its second half."""
    points, seconds, meters = [], 0.0, 0.0
    while meters <= kilometers * 1000:
        at = (start + datetime.timedelta(seconds=round(seconds))).strftime("%Y-%m-%dT%H:%M:%SZ")
        points.append(f'<trkpt lat="{52 + meters / 111_195:.7f}" lon="13.0"><time>{at}</time></trkpt>')
        meters += 20
        seconds += 0.02 * (first if meters < kilometers * 500 else second)
    path.write_text('<?xml version="1.0"?><gpx version="1.1" creator="mind.py" '
                    'xmlns="http://www.topografix.com/GPX/1/1">'
                    "<trk><type>running</type><trkseg>" + "".join(points) + "</trkseg></trk></gpx>")


def numbers(text):
    return re.findall(r"\d+(?:[:.,]\d+)*", text)


def false_claims(text, question, days, faster):
    """What in a text is false, as far as this judge can tell."""
    told, found = set(numbers(question)), []
    rounded = {f"{float(number):.{places}f}" for number in told for places in (0, 1)
               if re.fullmatch(r"\d+(\.\d+)?", number)}
    for number in numbers(re.sub(r"\{\w+\}", "", text)):
        plain = number.rstrip("0").rstrip(".") if "." in number else number
        if number not in told | rounded and plain not in told | rounded:
            found.append("figure " + number)
    for name in WEEKDAYS:
        if name in text.lower() and WEEKDAYS.index(name) not in days and name not in question.lower():
            found.append(name)
    faster_words = r"(second half|finish|end)\w* (was )?(faster|stronger)|first half was slower|negative split|sped up"
    even_words = r"even (pace|split)|steady pace|pace was steady|consistent pace"
    # Nothing is known of a course but in a summary.
    if faster != "unknown":
        if re.search(faster_words, text.lower()) and faster is not True:
            found.append("faster second half")
        if re.search(even_words, text.lower()) and faster is not None:
            found.append("even pace")
    for name in re.findall(r"(?<=[a-z,] )[A-Z][a-z]+", text):
        if name.lower() not in question.lower() and name.lower() not in WEEKDAYS:
            found.append("name " + name)
    return found


class Record:
    """A server with a history of its own that asks the model behind the relay."""

    def __init__(self, command, folder, address, seed):
        chance = random.Random(seed)
        self.folder, self.chance = folder, chance
        runs, self.days, self.faster = pathlib.Path(folder, "runs"), set(), None
        runs.mkdir()
        today = datetime.datetime.now(datetime.timezone.utc).replace(hour=7, minute=0, second=0, microsecond=0)
        ages = sorted(chance.sample(range(3, 42), 9), reverse=True) + [1]
        for age in ages:
            start = today - datetime.timedelta(days=age)
            pace = chance.randint(290, 380)
            gap = chance.choice([-16, 0, 0, 14, 20])
            length = chance.randint(5, 12)
            write_run(runs / f"{age}.gpx", start, length, pace, pace + gap)
            self.days.add(start.weekday())
            self.faster = True if gap < 0 else None if gap == 0 else False
        environment = dict(os.environ, PACESETTER_DATA=folder + "/data")
        subprocess.run([command, "import", *map(str, runs.iterdir())], env=environment, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.process = subprocess.Popen([command, "serve", "--port", "0", "--data", folder + "/data"], text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.address = None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+|http://localhost:\d+", line):
                self.address = found.group()
                break
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        self.ask("PATCH", "mind", {"provider": "compatible", "address": address, "model": "small", "free": True,
                                   "shared": ["words", "this_run", "past_runs", "plans", "gym_log", "memory"]})

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/v1/{path}", data, method=method,
                                         headers={"X-Pacesetter": "1", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=150) as answer:
            return json.loads(answer.read() or b"null")

    def close(self):
        self.process.terminate()
        self.process.wait()

    def run(self, task, number):
        """Asks for a task; gives what may be shown of a model, or nothing."""
        if task == "reply":
            done = self.chance.randint(10, 95) / 10
            pace = self.chance.randint(290, 350)
            facts = [f"Distance so far: {done:.2f} km", f"Pace now: {pace // 60}:{pace % 60:02} /km",
                     f"Average pace: {(pace + 4) // 60}:{(pace + 4) % 60:02} /km", "Target pace: 5:20 /km",
                     f"Heart rate: {self.chance.randint(140, 178)} bpm", "Goal: 10.00 km",
                     f"Still to go: {10 - done:.2f} km"]
            answer = self.ask("POST", "mind/reply", {"text": QUESTIONS[number % len(QUESTIONS)], "facts": facts,
                                                     "coach": "old_hand"})
        elif task == "summary":
            rows = self.ask("GET", "history?limit=1")["entries"]
            answer = self.ask("POST", f"history/{rows[0]['id']}/summary", {})
        elif task == "insight":
            answer = self.ask("POST", "mind/insight", {})
        elif task == "script":
            length = self.chance.choice([5000, 8000, 10_000, 12_000])
            answer = self.ask("POST", "mind/script", {"mode": "training", "goal": {"distanceMeters": length},
                                                      "targetPaceSecPerKm": self.chance.randint(290, 360),
                                                      "coach": "old_hand"})
            lines = [line["text"] for line in answer["lines"] if line["isOfModel"]]
            return "\n".join(lines) if answer.get("model") else None
        else:
            answer = self.ask("POST", "mind/workout", {"text": WORKOUTS[number % len(WORKOUTS)]})
            return answer.get("text") if answer.get("model") else None
        return answer["text"] if answer.get("model") else None


def words_of(task, answer):
    """The sentences of an answer that came, whatever their shape."""
    try:
        value = json.loads(answer[answer.index("{"):answer.rindex("}") + 1])
    except ValueError:
        # It was cut off: what is whole in it.
        return "\n".join(re.findall(r'"(?:text|reply|summary|went_well|to_try)": *"((?:[^"\\\\]|\\\\.)*)"', answer))
    texts = []

    def collect(part, key=""):
        if isinstance(part, dict):
            for name, inner in part.items():
                collect(inner, name)
        elif isinstance(part, list):
            for inner in part:
                collect(inner, key)
        elif isinstance(part, str) and key not in ("expression", "when", "kind", "words", "figure", "value"):
            texts.append(part)

    collect(value)
    return "\n".join(texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--asks", type=int, default=50)
    parser.add_argument("--tasks", nargs="+", default=TASKS, choices=TASKS)
    parser.add_argument("--command", default=str(ROOT / ".build-release/release/pacesetter"))
    parser.add_argument("--samples", help="a file for every answer as it came, one JSON a line")
    options = parser.parse_args()
    kept, under_way = [], []
    base = options.address.removesuffix("/")
    server = relay(base.removesuffix("/v1"), kept, under_way)
    address = f"http://127.0.0.1:{server.server_address[1]}/v1"
    results = collections.defaultdict(list)
    for number in range(options.asks):
        with tempfile.TemporaryDirectory() as folder:
            record = Record(options.command, folder, address, number)
            try:
                for task in options.tasks:
                    kept.clear()
                    began = time.perf_counter()
                    used = record.run(task, number)
                    seconds = time.perf_counter() - began
                    # The relay has still to write down how it ended.
                    while under_way:
                        time.sleep(0.1)
                    entries = record.ask("GET", "mind/ledger")["entries"]
                    # The ledger says of the newest ask of this task what came of it.
                    outcome = next((entry["outcome"] for entry in entries if entry["task"] == task), "not asked")
                    faster = record.faster if task == "summary" else "unknown"
                    judged = [false_claims(words_of(task, one["answer"]), one["question"], record.days, faster)
                              if task != "workout" else [] for one in kept]
                    passed = false_claims(used, "\n".join(one["question"] for one in kept), record.days, faster) \
                        if used and task != "workout" else []
                    results[task].append({
                        "used": used is not None, "outcome": outcome, "seconds": seconds, "turns": len(kept),
                        "input": sum(one["tokens"][0] for one in kept), "output": sum(one["tokens"][1] for one in kept),
                        "false": any(judged), "passed": passed,
                    })
                    if options.samples:
                        with open(options.samples, "a") as file:
                            for one, claims in zip(kept, judged):
                                row = {"ask": number, "task": task, "outcome": outcome, "answer": one["answer"],
                                       "false": claims, "used": used, "passed": passed}
                                file.write(json.dumps(row) + "\n")
            finally:
                record.close()
        print(f"{number + 1} of {options.asks}", file=sys.stderr, flush=True)
    print("| task | asks | accepted | repaired | filled | rules | seconds, median / most | tokens in / out | "
          "answers with a false claim | stopped | passed |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for task in options.tasks:
        rows = results[task]
        count = collections.Counter(row["outcome"] for row in rows if row["used"])
        spent = [row["seconds"] for row in rows]
        sent, written = (statistics.mean(row[name] for row in rows) for name in ("input", "output"))
        wrong = [row for row in rows if row["false"]]
        stopped = sum(not row["passed"] for row in wrong)
        passed = sum(bool(row["passed"]) for row in rows)
        print(f"| {task} | {len(rows)} | {count['accepted']} | {count['repaired']} | {count['filled']} | "
              f"{sum(not row['used'] for row in rows)} | {statistics.median(spent):.1f} / {max(spent):.1f} | "
              f"{sent:.0f} / {written:.0f} | {len(wrong)} | {stopped} | {passed} |")


main()
