#!/usr/bin/env bash
# "225 lbs" is said as pounds, "225 lb" as letters; a typographic range loses its dash.
#
# Package: espeak-ng 1.51 (Debian 12)
# Behavior: English knows the unit "lbs" but not "lb", "kg" or "km", which are spelled. "8-12"
#   is "eight dash twelve", while the same range with an en dash is "eight twelve", like the
#   numbers in a row.
# Surprise: The singular is the standard symbol. The en dash is what careful writers and editors
#   put in a range, so "8-12 reps" is understood only when it is typed wrongly.
# Seen: lbs = pounds; lb = "l b"; kg = "k g"; 8-12 = 8 dash 12; 8–12 = 8 12
set -euo pipefail
for tool in espeak-ng; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install espeak-ng" >&2; exit 2; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

sounds() { espeak-ng -q -x -v "$1" -- "$2" | tr -d " '_|!,\n"; }
alike() { if [ "$(sounds "$1" "$2")" = "$(sounds "$1" "$3")" ]; then echo alike; else echo different; fi; }

check "225 lbs and 225 pounds" "$(alike en-us '225 lbs' '225 pounds')" alike
check "225 lb and 225 pounds" "$(alike en-us '225 lb' '225 pounds')" different
check "80 kg and 80 kilograms" "$(alike en-us '80 kg' '80 kilograms')" different
check "8-12 and 8 dash 12" "$(alike en-us '8-12' '8 dash 12')" alike
check "the range with an en dash and 8 12" "$(alike en-us '8–12' '8 12')" alike
