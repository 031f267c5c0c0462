#!/usr/bin/env bash
# A heart rate of 140 beats/min is the number 201.6.
#
# Package: units 2.22 (Debian 12)
# Guess: "beats" is refused, as "bpm", "steps" and "laps" are, or is a number without a unit.
# Behavior: A beat is a thousandth of a day, a time of 86.4 seconds, so beats divided by minutes are a bare
#   number. A repetition is a dose: rep stands for "roentgen equivalent physical". The program ends with 0.
# Seen: 140 beats/min: 201.6; 5 reps: 0.0419 m^2 / s^2; "180 bpm" and "170 steps/min" are refused
set -euo pipefail
command -v units >/dev/null || { echo "units is missing: apt-get install units" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work LC_ALL=C.UTF-8

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

ask() { units --compact --one-line -- "$1" 2>&1 || true; }

check "the version" "$(units --version | head -1 | grep -oE '[0-9]+\.[0-9]+')" 2.22
check "180 bpm" "$(ask '180 bpm')" "Unknown unit 'bpm'"
check "170 steps/min" "$(ask '170 steps/min')" "Unknown unit 'steps'"
check "140 beats/min" "$(ask '140 beats/min')" 201.6
check "5 reps" "$(ask '5 reps')" "0.0419 m^2 / s^2"
