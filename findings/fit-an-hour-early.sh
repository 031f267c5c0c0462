#!/usr/bin/env bash
# Each moment of a FIT file is an hour early, or late if it is written.
#
# Package: fit 0.5.1, fitdecode 0.11.0 (PyPI)
# Behavior: The library counts from 30 December 1989, 23:00 UTC; the format counts from an hour
#   later. On a clock in UTC, a record of 07:00 is read as 06:00, and one that is written for 07:00
#   is 08:00 to other readers. What it wrote itself it reads back unchanged.
# Surprise: Its source names the right day beside the wrong number, and moments have no zone, so an
#   hour looks like summer time. A test that writes and reads finds nothing, and lengths are right.
# Seen: read 06:00 (fitdecode 07:00), written for 07:00 and read back 07:00 (fitdecode 08:00)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check fit==0.5.1 fitdecode==0.11.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
TZ=UTC venv/bin/python - <<'PY'
import datetime
import io
import struct
import sys

import fitdecode
from fit import FitFile
from fit.messages.activity import Record
from fit.messages.common import FileId


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


def run():
    body = struct.pack("<BBBHB9B", 0x40, 0, 0, 0, 3, 0, 1, 0, 1, 2, 0x84, 4, 4, 0x86)
    body += struct.pack("<BBHI", 0, 4, 255, START)
    body += struct.pack("<BBBHB6B", 0x41, 0, 0, 20, 2, 253, 4, 0x86, 3, 1, 2) + struct.pack("<BIB", 1, START, 140)
    head = struct.pack("<BBHI4s", 14, 0x20, 2140, len(body), b".FIT")
    whole = head + struct.pack("<H", crc(head)) + body
    return whole + struct.pack("<H", crc(whole))


def clock(data):
    [record] = FitFile.open(io.BytesIO(data)).get_messages("record")
    [other] = [frame.get_value("timestamp") for frame in fitdecode.FitReader(io.BytesIO(data))
               if isinstance(frame, fitdecode.FitDataMessage) and frame.name == "record"]
    return f"{record.timestamp:%H:%M}", f"{other:%H:%M}"


check("the clock of a run at 07:00 (fit, fitdecode)", clock(run()), ("06:00", "07:00"))
with FitFile.open("written.fit", mode="w") as file:
    kind = FileId()
    kind.type = "activity"
    file.append(kind)
    record = Record()
    record.timestamp = datetime.datetime(2026, 5, 10, 7, 0)
    record.heart_rate = 140
    file.append(record)
with open("written.fit", "rb") as file:
    check("the clock of a record written for 07:00", clock(file.read()), ("07:00", "08:00"))
PY
