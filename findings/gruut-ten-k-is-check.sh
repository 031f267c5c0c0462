#!/usr/bin/env bash
# "0:45" is said as "twelve forty five", "10k" as "check", and "1:02:03" not at all.
#
# Package: gruut 2.4.0 (PyPI)
# Behavior: Two numbers with a colon are a time of day on a clock with twelve hours, so a plank of
#   0:45 is "twelve forty five". What mixes digits with letters is no number, and its sounds are
#   guessed from the letters alone: 10k is "check", 5x5 "ax", 60kg "urk". What has no letters then
#   gives no sound: 1:02:03, 1/2, 5/3/1, 8–12.
# Surprise: The library prepares text for voices, and says 82.5, 100% and 1st right. One expects
#   what it does not know to be spelled or refused; a voice that says another number, or a short
#   word, is heard as a slip of the tongue.
# Seen: 0:45 "twelve forty five", 4:52 "four fifty two", 10k t͡ʃɛk, 5x5 æks, 60kg ˈɚk; no sound for
#   1:02:03, 1/2, 5/3/1, 8–12 ("8-12" with a hyphen is "eight twelve")
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > constraints.txt <<'PINS'
babel==2.19.0
dateparser==1.1.8
docopt==0.6.2
gruut-ipa==0.13.0
gruut_lang_en==2.0.1
jsonlines==1.2.0
networkx==3.6.1
num2words==0.5.14
numpy==2.4.6
python-crfsuite==0.9.12
python-dateutil==4.0.0
pytz==2026.6
regex==2026.11.19
six==1.17.0
tzdata==2026.6
tzlocal==5.4.5
PINS
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt gruut==2.4.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
HOME=$work venv/bin/python - <<'PY'
import logging
import sys

from gruut import sentences


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


logging.disable(logging.CRITICAL)


def words(text):
    return [word for sentence in sentences(text, lang="en-us") for word in sentence]


for text, known in (("0:45", "twelve forty five"), ("4:52", "four fifty two"), ("8-12", "eight twelve"),
                    ("82.5", "eighty two point five"), ("100%", "one hundred percent")):
    check(f"the words of {text}", " ".join(word.text for word in words(text)), known)
for text, known in (("10k", "t͡ʃɛk"), ("5x5", "æks"), ("60kg", "ˈɚk"),
                    ("1:02:03", ""), ("1/2", ""), ("5/3/1", ""), ("8–12", "")):
    check(f"the sounds of {text}", "".join("".join(word.phonemes or []) for word in words(text)), known)
PY
