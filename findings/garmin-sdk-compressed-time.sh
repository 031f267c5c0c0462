#!/usr/bin/env bash
# Garmin's own FIT reader stops at the first compressed timestamp.
#
# Package: garmin-fit-sdk 21.218.0, fitdecode 0.11.0 (PyPI)
# Behavior: Of seven valid records, six with the compressed timestamps of Garmin's FIT protocol,
#   the official SDK returns one. It raises nothing; the reason stands in the second value that
#   read() returns. is_fit() and check_integrity() are true.
# Surprise: The format's maker wrote the reader, and independent ones read all seven. Callers
#   that ignore the list of errors keep the first second of the run.
# Seen: SDK 1 record and 1 error ("Compressed timestamp messages are not currently supported"),
#   fitdecode 7 records
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check garmin-fit-sdk==21.218.0 fitdecode==0.11.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import io
import struct
import sys

import fitdecode
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


data = fit(
    definition(1, 20, (253, 4, 0x86), (3, 1, 2)), struct.pack("<BIB", 1, START, 140),
    definition(2, 20, (3, 1, 2)),
    *(bytes([0x80 | 2 << 5 | (START + second) & 31, 140 + second]) for second in range(1, 7)))
messages, errors = read(data)
check("records of the SDK", len(messages["record_mesgs"]), 1)
check("errors of the SDK", ["ompressed timestamp" in str(error) for error in errors], [True])
check("SDK finds the file sound", Decoder(Stream.from_byte_array(bytearray(data))).check_integrity(), True)
records = [frame for frame in fitdecode.FitReader(io.BytesIO(data))
           if isinstance(frame, fitdecode.FitDataMessage) and frame.name == "record"]
check("records of fitdecode", len(records), 7)
PY
