"""Radicale as a CalDAV server or WsgiDAV as a WebDAV server, for the tests: dav.py radicale|wsgidav FOLDER

It prints its port. The user `me` may do everything and the user `guest` only read; both have the password
`hush-4711`. What FOLDER/fault says is answered to whoever puts a file in place, FOLDER/puts names each file that was
put there, and FOLDER/reports what each report was about.
"""
import io
import os
import pathlib
import re
import socketserver
import sys
from wsgiref import simple_server

kind, folder = sys.argv[1], pathlib.Path(sys.argv[2])
files = folder / "files"
files.mkdir(parents=True, exist_ok=True)
users = {"me": "hush-4711", "guest": "hush-4711"}

if kind == "radicale":
    from radicale import Application, config

    (folder / "users").write_text("".join(f"{user}:{word}\n" for user, word in users.items()))
    (folder / "rights").write_text(
        "[root]\nuser: .+\ncollection:\npermissions: R\n"
        "[own]\nuser: me\ncollection: me\npermissions: RW\n"
        "[calendars]\nuser: me\ncollection: me/[^/]+\npermissions: rw\n"
        "[guest]\nuser: guest\ncollection: guest(/[^/]+)?\npermissions: Rr\n"
    )
    # Whoever may only read has a place all the same.
    guest = files / "collection-root" / "guest"
    guest.mkdir(parents=True, exist_ok=True)
    (guest / ".Radicale.props").write_text("{}")
    settings = config.load()
    settings.update(
        {
            "auth": {
                "type": "htpasswd",
                "htpasswd_filename": str(folder / "users"),
                "htpasswd_encryption": "plain",
                "delay": "0",
            },
            "rights": {"type": "from_file", "file": str(folder / "rights")},
            "storage": {"filesystem_folder": str(files)},
            "logging": {"level": "critical"},
        },
        "tests",
        privileged=False,
    )
    served = Application(settings)
else:
    from wsgidav.wsgidav_app import WsgiDAVApp

    served = WsgiDAVApp(
        {
            "provider_mapping": {"/": str(files)},
            "simple_dc": {"user_mapping": {"*": {user: {"password": word} for user, word in users.items()}}},
            "http_authenticator": {"accept_basic": True, "accept_digest": False, "default_to_digest": False},
            "logging": {"enable": False},
            "verbose": 0,
        }
    )


def app(environ, start_response):
    """Answers, or fails as it is told to."""
    # No server waits for more than there is.
    body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
    environ["wsgi.input"] = io.BytesIO(body)
    if environ["REQUEST_METHOD"] == "REPORT":
        about = re.search(rb"<(?:\w+:)?([\w-]+) xmlns", body)
        with (folder / "reports").open("a") as reports:
            reports.write(f"{about.group(1).decode() if about else '?'} {environ['PATH_INFO']}\n")
    if environ["REQUEST_METHOD"] != "PUT":
        return served(environ, start_response)
    fault = folder / "fault"
    if fault.exists():
        start_response(fault.read_text().strip(), [("Content-Length", "0")])
        return [b""]

    def note(status, headers, *more):
        if status.startswith("2"):
            with (folder / "puts").open("a") as puts:
                puts.write(environ["PATH_INFO"] + "\n")
        return start_response(status, headers, *more)

    return served(environ, note)


class Server(socketserver.ThreadingMixIn, simple_server.WSGIServer):
    """Answers several requests at once."""

    daemon_threads = True


class Handler(simple_server.WSGIRequestHandler):
    """Writes no log."""

    def log_message(self, *words):
        pass


server = simple_server.make_server("127.0.0.1", 0, app, Server, Handler)
# In one piece: whoever reads it closes the pipe then.
os.write(1, f"{server.server_port}\n".encode())
server.serve_forever()
