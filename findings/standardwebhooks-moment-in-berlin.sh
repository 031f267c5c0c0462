#!/usr/bin/env bash
# A message that is signed at the same moment in Berlin is not accepted.
#
# Package: standardwebhooks 1.1.0 (PyPI)
# Guess: A time with a zone is a moment, so its signature is the same whatever the zone; only one without a
#   zone is in doubt.
# Behavior: The zone is thrown away and the wall clock taken for UTC. What was signed at 9:00 in Berlin has
#   the signature of 9:00 UTC, two hours off in summer, and the same package refuses it with the timestamp of
#   the moment. A time without a zone is taken for UTC, too. Tests on a machine that runs in UTC see none of
#   it.
# Seen: 7:00 UTC: the signature of 7:00 UTC; the same moment in Berlin and New York: those of 9:00 and 3:00
#   UTC
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check standardwebhooks==1.1.0 tzdata==2026.6; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import base64
import datetime
import hashlib
import hmac
import sys
from zoneinfo import ZoneInfo

from standardwebhooks import Webhook


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


KEY = base64.b64encode(b"made here for a test only").decode()
BODY = '{"type":"run.ended"}'
MOMENT = datetime.datetime(2026, 7, 14, 7, tzinfo=datetime.timezone.utc)


def expected(moment):
    signed = f"msg_1.{int(moment.timestamp())}.{BODY}".encode()
    return "v1," + base64.b64encode(hmac.new(base64.b64decode(KEY), signed, hashlib.sha256).digest()).decode()


def hours_off(time):
    signature = Webhook(KEY).sign("msg_1", time, BODY)
    return next(hours for hours in range(-12, 13)
                if expected(MOMENT + datetime.timedelta(hours=hours)) == signature)


check("in UTC, the hours that it is off", hours_off(MOMENT), 0)
check("at the same moment in Berlin", hours_off(MOMENT.astimezone(ZoneInfo("Europe/Berlin"))), 2)
check("at the same moment in New York", hours_off(MOMENT.astimezone(ZoneInfo("America/New_York"))), -4)
now = datetime.datetime.now(datetime.timezone.utc)
headers = {"webhook-id": "msg_1", "webhook-timestamp": str(int(now.timestamp())),
           "webhook-signature": Webhook(KEY).sign("msg_1", now.astimezone(ZoneInfo("Europe/Berlin")), BODY)}
try:
    Webhook(KEY).verify(BODY, headers)
    answer = "accepted"
except Exception as error:
    answer = str(error)
check("signed in Berlin, verified at once", answer, "No matching signature found")
PY
