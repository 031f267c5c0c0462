#!/usr/bin/env bash
# A power meter's "no reading" is 65,535 watts in Garmin's own FIT reader.
#
# Package: garmin-fit-sdk 21.218.0, fitdecode 0.11.0 (PyPI)
# Behavior: The SDK leaves out a native field that holds the "invalid" value of its type. The
#   same value in a developer field, where running power lives, comes back as a number: 65535
#   for uint16.
# Surprise: Both fields declare their type, and the rule of the format is the same for both. One
#   careless mean of a run then has thousands of watts.
# Seen: native power: absent; developer power: 65535; fitdecode: None
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
    definition(2, 207, (1, 16, 0x0D), (3, 1, 2)), struct.pack("<B16sB", 2, bytes(range(16)), 0),
    definition(3, 206, (0, 1, 2), (1, 1, 2), (2, 1, 2), (3, 6, 7), (8, 6, 7)),
    struct.pack("<BBBB6s6s", 3, 0, 0, 0x84, b"Power", b"watts"),
    definition(4, 20, (253, 4, 0x86), (7, 2, 0x84), developer=((0, 2, 0),)),
    struct.pack("<BIHH", 4, START, 0xFFFF, 0xFFFF))
messages, errors = read(data)
record = messages["record_mesgs"][0]
check("errors", errors, [])
check("native power", record.get("power"), None)
check("developer power", list(record["developer_fields"].values()), [65535])
other = [frame for frame in fitdecode.FitReader(io.BytesIO(data))
         if isinstance(frame, fitdecode.FitDataMessage) and frame.name == "record"][0]
check("developer power in fitdecode", other.get_value("Power"), None)
PY
