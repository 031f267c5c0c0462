#!/usr/bin/env bash
# A pace of 4'52" is 56 seconds, and 1h30 is an hour and half a minute.
#
# Package: tempora 5.13.0 (PyPI)
# Behavior: parse_timedelta adds every number that has no unit as seconds: 4'52" is 4 s + 52 s,
#   and "1h30" is 1:00:30. "4:52" is 4 hours 52 minutes. A minus before a clock time is dropped.
# Surprise: One expects an error for the marks of minutes and seconds, as "4:52/km" is indeed
#   refused, and half an hour after "1h". pytimeparse 1.1.10 takes the same texts otherwise: no
#   value for the first two, 4 minutes 52 seconds for the third, a negative time for the last.
# Seen: 4'52" 56 s (None), "1h30" 3,630 s (None), "4:52" 17,520 s (292), "-4:52" 17,520 s (-292)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > constraints.txt <<'PINS'
annotated-doc==0.0.7
annotated-types==0.8.0
backports.tarfile==1.2.0
jaraco.collections==5.2.1
jaraco.context==6.1.2
jaraco.functools==4.6.0
jaraco.text==4.3.0
markdown-it-py==4.3.0
mdurl==0.1.2
more-itertools==11.2.1
pydantic==2.14.4
pydantic_core==2.50.5
Pygments==2.21.0
python-dateutil==4.0.0
rich==15.0.0
shellingham==1.5.4
typer==0.29.2
typer-slim==0.24.0
typing-inspection==0.4.5
typing_extensions==4.16.0
tzdata==2026.6
PINS
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt tempora==5.13.0 pytimeparse==1.1.10; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

import pytimeparse
import tempora


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for text, known, other in (("4'52\"", 56.0, None), ("1h30", 3630.0, None),
                           ("4:52", 17520.0, 292), ("-4:52", 17520.0, -292)):
    check(f"{text} in tempora", tempora.parse_timedelta(text).total_seconds(), known)
    check(f"{text} in pytimeparse", pytimeparse.parse(text), other)
try:
    tempora.parse_timedelta("4:52/km")
except ValueError:
    print("still so: 4:52/km is refused")
else:
    sys.exit("changed: 4:52/km is taken")
PY
