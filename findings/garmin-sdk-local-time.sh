#!/usr/bin/env bash
# Garmin's FIT reader makes dates of some times only, and not of the local one.
#
# Package: garmin-fit-sdk 21.218.0 (PyPI)
# Behavior: With dates asked for (the default), "timestamp" is a datetime, but "local_timestamp"
#   of the same message stays a number since 1989. A timestamp below 0x10000000, by the format
#   seconds since power-on, becomes a day of 1989.
# Surprise: The local time is the only hint at the runner's zone, so subtracting the two is what
#   everybody writes; it raises TypeError. fitparse and fitdecode return a datetime there, and a
#   number for seconds since power-on: the opposite in both cases.
# Seen: local_timestamp 1147338000 (int); timestamp 1000 is 1989-12-31 00:16:40+00:00
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check garmin-fit-sdk==21.218.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import struct
import sys

from garmin_fit_sdk import Decoder, Stream


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


START = 1_147_330_800  # 2026-05-10T07:00:00Z in seconds since the FIT epoch


def crc(data):
    value = 0
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0xA001 if value & 1 else 0)
    return value


def definition(local, message, *fields, developer=()):
    head = struct.pack("<BBBHB", 0x40 | local | (0x20 if developer else 0), 0, 0, message, len(fields))
    tail = bytes([len(developer)]) + bytes(sum(developer, ())) if developer else b""
    return head + bytes(sum(fields, ())) + tail


def fit(*records):
    body = definition(0, 0, (0, 1, 0), (1, 2, 0x84), (4, 4, 0x86))
    body += struct.pack("<BBHI", 0, 4, 255, START) + b"".join(records)
    head = struct.pack("<BBHI4s", 14, 0x20, 2140, len(body), b".FIT")
    whole = head + struct.pack("<H", crc(head)) + body
    return whole + struct.pack("<H", crc(whole))


def read(data):
    return Decoder(Stream.from_byte_array(bytearray(data))).read()


activity, _ = read(fit(definition(1, 34, (253, 4, 0x86), (5, 4, 0x86)),
                       struct.pack("<BII", 1, START, START + 7200)))
message = activity["activity_mesgs"][0]
check("timestamp", str(message["timestamp"]), "2026-05-10 07:00:00+00:00")
check("local_timestamp", message["local_timestamp"], START + 7200)
early, _ = read(fit(definition(1, 20, (253, 4, 0x86), (3, 1, 2)), struct.pack("<BIB", 1, 1000, 140)))
check("1000 seconds since power-on", str(early["record_mesgs"][0]["timestamp"]), "1989-12-31 00:16:40+00:00")
PY
