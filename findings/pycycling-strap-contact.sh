#!/usr/bin/env bash
# A chest strap that hangs loose has contact; one that cannot tell has none.
#
# Package: pycycling 0.4.1 (PyPI)
# Behavior: The two contact bits of a heart rate measurement are taken as one yes or no:
#   "supported, not detected" (04) is True, "not supported" (00) is False.
# Surprise: Each of the two answers is the opposite of what the bytes say by the Heart Rate
#   service. Straps send 00, 04 or 06, so the flag is right for the last alone, and it is the
#   flag that marks bad readings.
# Seen: flags 00 False, 04 True, 06 True
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check pycycling==0.4.1; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from pycycling.heart_rate_service import HeartRateService


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for flags, known in ((0x00, False), (0x04, True), (0x06, True)):
    heard = []
    service = HeartRateService(None)
    service.set_hr_measurement_handler(heard.append)
    service._hr_measurement_notification_handler(None, bytes([flags, 140]))
    check(f"the rate at {flags:02x}", heard[0].bpm, 140)
    check(f"contact at {flags:02x}", heard[0].sensor_contact, known)
PY
