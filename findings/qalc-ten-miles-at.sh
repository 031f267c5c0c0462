#!/usr/bin/env bash
# Ten miles at eight minutes a mile are 80 picogram minutes.
#
# Package: qalc 4.5.1 (Debian 12)
# Guess: "10 miles at 8 min/mile" is 80 minutes, since words between quantities are read as signs
#   where they are known ("per", "times", "to"), or else it is refused.
# Behavior: "at" is an attotonne, a millionth of a millionth of a gram, and multiplies. The number is
#   the right one. With "*" in its place the answer is a time. In the same way, "10 km in 50 min" has
#   an inch in it.
# Seen: 10 miles at 8 min/mile: 80 pg·min; 10 miles * 8 min/mile: 1 h + 20 min;
#   10 km in 50 min: 12700 min·m²
set -euo pipefail
command -v qalc >/dev/null || { echo "qalc is missing: apt-get install qalc" >&2; exit 2; }
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

ask() { qalc -t "$1" < /dev/null; }

check "the version" "$(qalc --version)" 4.5.1
check "ten miles times a pace" "$(ask '10 miles * 8 min/mile')" "1 h + 20 min"
check "ten miles at a pace" "$(ask '10 miles at 8 min/mile')" "80 pg·min"
check "ten kilometers in a time" "$(ask '10 km in 50 min')" "12700 min·m²"
