"""Plays Anthropic for the tests of the proxy: provider.py LOG MILLISECONDS

Prints its port. Answers every request after some time, and appends what the runner said to LOG. To "nobody
is there" it answers that it is overloaded.
"""

import http.server
import json
import sys
import threading
import time

log, pause = open(sys.argv[1], "a"), int(sys.argv[2]) / 1000
lock = threading.Lock()


class Model(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        question = body["messages"][0]["content"][0]["text"]
        said = [line for line in question.split("\n") if line.startswith("The runner says")]
        with lock:
            log.write((said or [question.split("\n")[-1]])[0] + "\n")
            log.flush()
        time.sleep(pause)
        if "nobody is there" in question:
            self.send_response(529)
            self.send_header("x-should-retry", "false")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        answer = json.dumps({
            "model": body["model"],
            "stop_reason": "end_turn",
            "content": [{"type": "text", "text": '{"reply":"Drop your shoulders and keep the rhythm."}'}],
            "usage": {"input_tokens": 1000, "output_tokens": 40},
        }).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True


server = Server(("127.0.0.1", 0), Model)
print(server.server_address[1], flush=True)
server.serve_forever()
