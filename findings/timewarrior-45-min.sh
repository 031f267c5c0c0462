#!/usr/bin/env bash
# 45m are 45 months, and 45 min are one minute.
#
# Package: timewarrior 1.4.3 (Debian 12)
# Guess: "for 45m" and "for 45 min" are the same as "for 45min", or are refused as a bare "45" is.
# Behavior: m is a month of 30 days, though h is an hour and s a second. With a blank, 45 becomes a tag and
#   "min" alone is a minute. Both are recorded, without a question, and the first lies in the future.
# Seen, from 19 May 2026, 7:00: 45min: until 7:45; 45m: until 28 January 2030; 45 min: until 7:01,
#   tagged 45; 45: refused
set -euo pipefail
command -v timew >/dev/null || { echo "timew is missing: apt-get install timewarrior" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work TIMEWARRIORDB=$work/times TZ=UTC LC_ALL=C.UTF-8

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

ask() {  # a length: the end and the tags, or nothing
  rm -rf "$TIMEWARRIORDB"
  mkdir -p "$TIMEWARRIORDB/data"
  touch "$TIMEWARRIORDB/timewarrior.cfg"
  timew track 2026-05-19T07:00 for $1 run > /dev/null 2>&1 || true
  timew export | sed -n 's/.*"end":"\([^"]*\)","tags":\(\[.*\]\).*/\1 \2/p'
}

check "the version" "$(timew --version)" 1.4.3
check "45min" "$(ask 45min)" '20260519T074500Z ["run"]'
check "1h" "$(ask 1h)" '20260519T080000Z ["run"]'
check "45m" "$(ask 45m)" '20300128T070000Z ["run"]'
check "45 min" "$(ask '45 min')" '20260519T070100Z ["45","run"]'
check "45" "$(ask 45)" ""
