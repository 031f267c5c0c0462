#!/usr/bin/env bash
# A scale that could not weigh says 327.675 kg.
#
# Package: bluetooth-sig 0.6.0 (PyPI)
# Behavior: The weight FFFF, by the Weight Scale service "measurement unsuccessful", comes back
#   as 327.675 kg or 655.35 lb. The battery level FF of the same library raises.
# Surprise: The library is made from the Bluetooth SIG's own documents and checks ranges
#   elsewhere. Who steps off too early weighs more than the bar.
# Seen: 00 FFFF: 327.675 kg; 01 FFFF: 655.35 lb; battery FF: CharacteristicParseError
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check bluetooth-sig==0.6.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import logging
import sys

from bluetooth_sig import BluetoothSIGTranslator


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


logging.disable(logging.CRITICAL)
translator = BluetoothSIGTranslator()
for flags, known in ((0x00, (327.675, "kg")), (0x01, (655.35, "lb"))):
    weighed = translator.parse_characteristic("2A9D", bytes([flags, 0xFF, 0xFF]))
    check(f"a failed weighing at {flags:02x}", (round(weighed.weight, 3), weighed.weight_unit.value), known)
try:
    translator.parse_characteristic("2A19", b"\xff")
    sys.exit("changed: the battery level FF is read now")
except Exception as error:
    check("the battery level FF", type(error).__name__, "CharacteristicParseError")
PY
