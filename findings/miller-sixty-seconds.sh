#!/usr/bin/env bash
# Miller writes a pace of five minutes, less a ten-millionth of a second, as 4:60.
#
# Package: miller 6.6.0 (Debian 12)
# Guess: fsec2hms rounds to the six decimals that it prints and then splits: 00:05:00.000000.
# Behavior: It splits first and rounds the seconds alone, so that 60 stays among them, for minutes and
#   hours alike; fsec2dhms does the same. Paces by division land there: 1,500 s over the length that a
#   watch gives for 5 km. What it wrote is read back as five minutes, so a round trip hides it.
# Seen: 299.9999999: 00:04:60.000000; 3599.9999999: 00:59:60.000000 and 59m60.000000s
set -euo pipefail
command -v mlr >/dev/null || { echo "mlr is missing: apt-get install miller" >&2; exit 2; }

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

ask() { mlr -n put "end { print $1 }"; }

check "the version" "$(mlr --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')" 6.6.0
check "a pace of 292.5 seconds" "$(ask 'fsec2hms(292.5)')" 00:04:52.500000
check "a pace of 299.9999999 seconds" "$(ask 'fsec2hms(299.9999999)')" 00:04:60.000000
check "1,500 seconds over 5.000000001 km" "$(ask 'fsec2hms(1500 / 5.000000001)')" 00:04:60.000000
check "a run of 3599.9999999 seconds" "$(ask 'fsec2hms(3599.9999999)')" 00:59:60.000000
check "the same in letters" "$(ask 'fsec2dhms(3599.9999999)')" 59m60.000000s
check "what was written, read" "$(ask 'hms2fsec("00:04:60.000000")')" 300
