#!/usr/bin/env bash
# Half a second more makes minutes of hours.
#
# Package: gnumeric 1.12.55 (Debian 12)
# Guess: In a table of paces 4:52 and 4:52.5 are of one kind: both hours and minutes, or both minutes.
# Behavior: 4:52 is 4 hours and 52 minutes, 4:52.5 is 4 minutes and 52.5 seconds, even in one column. A mean of
#   paces with and without tenths is then one of hours and minutes.
# Seen, in minutes: 4:52: 292; 4:52.5: 4.875; 4:52.0: 4.8666667; 59:59: 3599; the mean of the first two: 148.4375
set -euo pipefail
command -v ssconvert >/dev/null || { echo "ssconvert is missing: apt-get install gnumeric" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work LC_ALL=C.UTF-8
cd "$work"

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

minutes() {  # the mean of the paces, in minutes
  printf '%s,\n' "$@" | sed '1s/$/"=ROUND(AVERAGE(A1:A9)*1440,7)"/' > paces.csv
  ssconvert paces.csv minutes.csv > log 2>&1 || { cat log >&2; exit 1; }
  head -1 minutes.csv | cut -d, -f2
}

check "the version" "$(ssconvert --version 2>/dev/null | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)" 1.12.55
check "4:52, in minutes" "$(minutes 4:52)" 292
check "4:52.5, in minutes" "$(minutes 4:52.5)" 4.875
check "4:52.0, in minutes" "$(minutes 4:52.0)" 4.8666667
check "59:59, in minutes" "$(minutes 59:59)" 3599
check "the mean of 4:52 and 4:52.5, in minutes" "$(minutes 4:52 4:52.5)" 148.4375
