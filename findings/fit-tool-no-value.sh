#!/usr/bin/env bash
# fit-tool reads "no value" as 255 beats, 65.5 m/s and the date line.
#
# Package: fit-tool 0.9.16 (PyPI)
# Behavior: A field that holds the "invalid" value of its type is returned as a measurement:
#   heart rate 255, speed 65.535 m/s, latitude 180 degrees.
# Surprise: The library writes None as "invalid" and converts units for its readers, so one
#   expects None back. FIT devices fill whole records with such values while a sensor is lost.
# Seen: heart_rate 255, speed 65.535, position_lat 179.99999991618097
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check fit-tool==0.9.16; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import struct
import sys

from fit_tool.fit_file import FitFile
from fit_tool.profile.messages.record_message import RecordMessage


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


data = fit(definition(1, 20, (253, 4, 0x86), (0, 4, 0x85), (3, 1, 2), (6, 2, 0x84)),
           struct.pack("<BIiBH", 1, START, 0x7FFFFFFF, 0xFF, 0xFFFF))
record = [entry.message for entry in FitFile.from_bytes(data).records
          if isinstance(entry.message, RecordMessage)][-1]
check("heart rate", record.heart_rate, 255)
check("speed", record.speed, 65.535)
check("latitude", round(record.position_lat, 5), 180.0)
PY
