#!/usr/bin/env bash
# In German a pace of 4:52 is a time of day, and 1:02:03 is "one o'clock two o'clock".
#
# Package: espeak-ng 1.51 (Debian 12)
# Behavior: German turns each colon between digits into the word "Uhr" (o'clock): 4:52 is "4 Uhr
#   52", and a finish time of 1:02:03 is "1 Uhr 2 Uhr 03". English says the figures alone.
# Surprise: "Uhr" for 4:52 may be guessed by some. That a time with seconds, which no clock is
#   read by, gets it twice, and that the voices of two languages differ in it, is not.
# Seen: de: "4:52" sounds like "4 Uhr 52"; "1:02:03" sounds like "1 Uhr 2 Uhr 03"; en-us: "4:52"
#   sounds like "4 52"
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

check "4:52 and 4 Uhr 52 in German" "$(alike de '4:52' '4 Uhr 52')" alike
check "1:02:03 and 1 Uhr 2 Uhr 03 in German" "$(alike de '1:02:03' '1 Uhr 2 Uhr 03')" alike
check "4:52 and 4 52 in English" "$(alike en-us '4:52' '4 52')" alike
check "4:52 and 4 52 in German" "$(alike de '4:52' '4 52')" different
