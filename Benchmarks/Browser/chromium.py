"""A real browser, driven through its debugging pipe, for measurements that take minutes."""

import json
import os
import pathlib
import queue
import shutil
import subprocess
import tempfile
import threading

# With windows where it is installed; the tests' browser has none.
PROGRAM = max(pathlib.Path("/usr/lib/chromium").glob("chromium*"), key=lambda path: path.name == "chromium",
              default=pathlib.Path("/usr/lib/chromium/chromium")).as_posix()


class Chromium:
    """One browser with a profile of its own; `with` ends it and leaves nothing behind."""

    def __init__(self, *flags, environment=None, nice=0):
        self.profile = tempfile.mkdtemp(prefix="pacesetter-bench-")
        self.count, self.answers, self.lock = 0, {}, threading.Lock()
        to_child, self.out = os.pipe()
        self.into, from_child = os.pipe()

        def place():
            # Far away first: the pipes may lie on each other's places.
            reading, writing = os.dup2(to_child, 203), os.dup2(from_child, 204)
            os.dup2(reading, 3), os.dup2(writing, 4)
            try:
                os.nice(nice)
            except PermissionError:
                pass

        self.process = subprocess.Popen(
            [PROGRAM, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", *flags],
            preexec_fn=place, close_fds=False, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, **(environment or {})},
        )
        os.close(to_child), os.close(from_child)
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.killpg(self.process.pid, 9)
        self.process.wait()
        os.close(self.out)
        shutil.rmtree(self.profile, ignore_errors=True)

    def _listen(self):
        rest = b""
        while chunk := os.read(self.into, 1 << 20):
            *messages, rest = (rest + chunk).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers[message["id"]].put(message)

    def send(self, method, session=None, timeout=60, **parameters):
        """Sends a command and answers its result."""
        with self.lock:
            self.count += 1
            number, answer = self.count, queue.Queue()
            self.answers[number] = answer
            message = {"id": number, "method": method, "params": parameters}
            if session:
                message["sessionId"] = session
            os.write(self.out, json.dumps(message).encode() + b"\0")
        reply = answer.get(timeout=timeout)
        if "error" in reply:
            raise RuntimeError(f"{method}: {reply['error']}")
        return reply["result"]

    def page(self, address="about:blank"):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, target, session)
        for domain in ("Page", "Runtime"):
            page.send(f"{domain}.enable")
        if address != "about:blank":
            page.open(address)
        return page


class Page:
    """One tab."""

    def __init__(self, chromium, target, session):
        self.chromium, self.target, self.session = chromium, target, session

    def send(self, method, **parameters):
        return self.chromium.send(method, self.session, **parameters)

    def open(self, address):
        self.send("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def prepare(self, script):
        """Has a script run before those of every page that is opened from now on."""
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    def evaluate(self, expression, timeout=60):
        """The value of a JavaScript expression; promises are waited for."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True, userGesture=True, timeout=timeout)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", str(details)))
        return answer["result"].get("value")

    def until(self, expression, seconds=30):
        """Waits, inside the page, until an expression is true."""
        return self.evaluate(
            "new Promise((resolve, reject) => { const last = performance.now() + %d;"
            "  const look = () => { let value; try { value = (%s); } catch { value = undefined; }"
            "    if (value) resolve(value); else if (performance.now() > last)"
            "      reject(new Error('it never came true')); else setTimeout(look, 20); };"
            "  look(); })" % (seconds * 1000, expression), timeout=seconds + 30)

    def click(self, selector):
        """Clicks the middle of the first element that fits, with real mouse events."""
        x, y = self.evaluate(
            f"(() => {{ const element = document.querySelector({json.dumps(selector)});"
            "element.scrollIntoView({block: 'nearest'});"
            "const {x, y, width, height} = element.getBoundingClientRect();"
            "return [x + width / 2, y + height / 2]; })()")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
