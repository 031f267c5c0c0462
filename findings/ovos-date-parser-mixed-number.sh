#!/usr/bin/env bash
# "1 1/2 hours" is an hour, two hours or half an hour, by language.
#
# Package: ovos-date-parser 0.29.0 (PyPI)
# Behavior: In English, extract_duration gives 1 hour for "1 1/2 hours" and hands "1" back as text
#   that is no duration. Spanish and Italian give 2 hours, French and Dutch half an hour; German
#   alone 1:30. "1.5 hours" is right, as are "1/2 hour" and "two and a half minutes".
# Surprise: It is the reader of an open voice assistant, used for its timers. A fraction alone is
#   understood, and so is the mixed number in words, so one expects the figures to be. The answers
#   are all lengths that a run has.
# Seen: "1 1/2 hours" 3600, "2 1/2 minutes" 120, "1.5 hours" 5400, "1/2 hour" 1800, "two and a half
#   minutes" 150; es, it 7200; fr, nl 1800; de 5400
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > constraints.txt <<'PINS'
certifi==2026.10.19.post1
charset-normalizer==3.5.3
click==8.5.1
combo_lock==0.3.1
dateparser==1.5.0
filelock==3.32.7
idna==3.20
json-database==0.10.1
kthread==0.2.3
markdown-it-py==4.3.0
mdurl==0.1.2
memory-tempfile==2.2.3
ovos-config==2.1.1
ovos-number-parser==0.24.3a1
ovos-utils==0.8.5
pexpect==4.9.0
ptyprocess==0.7.0
pyee==13.0.1
Pygments==2.21.0
python-dateutil==2.9.0.post0
pytz==2026.6
PyYAML==6.0.4
quebra-frases==0.3.7
regex==2026.11.19
requests==2.34.2
rich==13.9.4
rich-click==1.9.9
six==1.17.0
typing_extensions==4.16.0
tzlocal==5.4.5
unicode-rbnf==2.4.1
urllib3==2.8.0
watchdog==7.1.0
PINS
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt ovos-date-parser==0.29.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
HOME=$work venv/bin/python - <<'PY'
import logging
import sys

from ovos_date_parser import extract_duration


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


logging.disable(logging.CRITICAL)
for language, text, known in (("en", "1 1/2 hours", 3600), ("en", "2 1/2 minutes", 120), ("en", "1.5 hours", 5400),
                              ("en", "1/2 hour", 1800), ("en", "two and a half minutes", 150),
                              ("es", "1 1/2 horas", 7200), ("it", "1 1/2 ore", 7200),
                              ("fr", "1 1/2 heures", 1800), ("nl", "1 1/2 uur", 1800), ("de", "1 1/2 Stunden", 5400)):
    duration, _ = extract_duration(text, lang=language)
    check(f"{text!r} in seconds", duration.total_seconds(), known)
check("what is left of '1 1/2 hours'", extract_duration("1 1/2 hours", lang="en")[1], "1")
PY
