"""The page with its parts, else as plain files, on a free port, with the policy that Pacesetter's own server gives it."""

import functools
import http.server
import io
import re
import threading
from pathlib import Path

from chromium import ROOT

POLICY = " ".join(
    part + ";" for part in re.findall(
        r'"([a-z-]+-src [^"]*|[a-z-]+-src|base-uri[^"]*|require-[^"]*|trusted-types[^"]*)"',
        (ROOT / "Sources/Server/Guards/SecurityHeaders.swift").read_text(),
    )
)


def whole(file):
    """A page or a style sheet with its parts."""
    return re.sub(
        r'^ *(?:\{\{(.+\.html)\}\}|@import "(.+\.css)";)\n',
        lambda part: whole(ROOT / "Web" / (part[1] or part[2])), file.read_text(), flags=re.M,
    )


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json", "": "application/octet-stream",
    }

    def send_head(self):
        file = Path(self.translate_path(self.path))
        if file.suffix not in (".html", ".css") or not file.is_file():
            return super().send_head()
        body = whole(file).encode()
        self.send_response(200)
        self.send_header("Content-Type", self.extensions_map[file.suffix])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


def serve():
    """Starts to serve and answers the address, with a slash at the end."""
    handler = functools.partial(Files, directory=str(ROOT / "Web"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"
