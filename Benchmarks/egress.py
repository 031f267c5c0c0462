#!/usr/bin/env python3
"""Counts what reaches a private network when workouts are read from addresses that lead there.

    sudo unshare -nm python3 Benchmarks/egress.py .build/release/pacesetter

Runs in a network of its own, which has sinks at private addresses and one server at a public address that redirects to
them. A name with a public and a private address stands for names that lead elsewhere a moment later. Expected: no
connection to a sink.
"""

import os
import socket
import subprocess
import sys
import tempfile
import threading

PUBLIC = "93.184.216.34"
PRIVATE = ["10.0.0.1", "100.64.0.1", "169.254.169.254", "172.16.0.1", "192.0.2.1", "192.168.0.1", "198.18.0.1"]
FORMS = [
    "127.0.0.1", "127.1", "127.0.1", "127.255.255.254", "0.0.0.0", "0", "10.0.0.1", "100.64.0.1", "169.254.169.254",
    "172.16.0.1", "192.0.2.1", "192.168.0.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "017700000001", "[::1]", "[::]",
    "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::1]", "[100::1]",
    "[2001::1]", "[2001:db8::1]", "[2002:7f00:1::]", "[fc00::1]", "[fd12:3456::1]", "[fe80::1]", "[fec0::1]",
    "[ff02::1]", "localhost", "LOCALHOST", "mixed.example", "inside.example",
]
PAGE = b"<html><h1>Legs</h1><ul><li>Squat 3 x 5</li></ul></html>"
arrived = {"public": 0, "sink": 0}


def network():
    def ip(*words):
        subprocess.run(["ip", *words], check=True)

    ip("link", "set", "lo", "up")
    for address in PRIVATE + [PUBLIC]:
        ip("addr", "add", address + "/32", "dev", "lo")
    for address in ["fc00::1", "fd12:3456::1", "2001:db8::1"]:
        ip("-6", "addr", "add", address + "/128", "dev", "lo", "nodad")
    with tempfile.NamedTemporaryFile("w", delete=False) as hosts:
        hosts.write("127.0.0.1 localhost\n::1 localhost\n")
        hosts.write(f"{PUBLIC} public.example mixed.example\n10.0.0.1 mixed.example inside.example\n")
    subprocess.run(["mount", "--bind", hosts.name, "/etc/hosts"], check=True)


def serve(family, address, port):
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    listener.bind((address, port))
    listener.listen(64)

    def answer():
        while True:
            line, _ = listener.accept()
            is_public = line.getsockname()[0] == PUBLIC
            arrived["public" if is_public else "sink"] += 1
            line.settimeout(5)
            try:
                head = line.recv(4096).decode("latin-1")
                path = head.split(" ")[1] if " " in head else "/"
                if is_public and path.startswith("/to/"):
                    place = path[len("/to/"):]
                    head = f"HTTP/1.1 302 Found\r\nLocation: http://{place}/x\r\nContent-Length: 0\r\n\r\n"
                    line.sendall(head.encode())
                else:
                    head = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(PAGE)}\r\n\r\n"
                    line.sendall(head.encode() + PAGE)
            except OSError:
                pass
            line.close()

    threading.Thread(target=answer, daemon=True).start()


def read(program, address, data, *more):
    environment = {"PATH": os.environ["PATH"], "PACESETTER_DATA": data}
    if "LD_LIBRARY_PATH" in os.environ:
        environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
    command = [program, "workouts", "from", address, *more]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60)
    return done.returncode, done.stderr.decode().strip()


def main():
    program = os.path.abspath(sys.argv[1])
    network()
    for port in (80, 443):
        serve(socket.AF_INET, "0.0.0.0", port)
        serve(socket.AF_INET6, "::", port)
    with tempfile.TemporaryDirectory() as data:
        status, words = read(program, "http://public.example/page", data)
        print(f"a public page: status {status} {words}")
        taken = []
        for form in FORMS:
            for address in (f"http://{form}/x", f"https://{form}/x", f"http://public.example/to/{form}"):
                status, words = read(program, address, data)
                if status == 0:
                    taken.append(address)
        count = 3 * len(FORMS)
        print(f"{count} addresses of {len(FORMS)} forms: {len(taken)} read, {arrived['sink']} connections to sinks")
        print(f"{arrived['public']} connections to the public server")
        bad = taken or arrived["sink"] or arrived["public"] < len(FORMS)
        # The sinks hear what is allowed: an owner names a place at home.
        status, _ = read(program, "http://127.0.0.1/x", data, "--home")
        print(f"with --home: status {status}, {arrived['sink']} connection")
        bad = bad or status != 0 or arrived["sink"] != 1
    sys.exit(1 if bad else 0)


main()
