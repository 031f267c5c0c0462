#!/usr/bin/env bash
# GPSBabel reads 7:00:00 PM in a table as 7 in the morning.
#
# Package: gpsbabel 1.8.0 (Debian 12)
# Behavior: The table reader (unicsv) takes the digits of a time and drops "PM": 07:00:00 PM is
#   07:00:00, 12:00:00 AM is 12:00:00. There is no warning, and the program ends with 0.
# Surprise: A date that it cannot read (13/05/2026) stops it with an error, so a time that it
#   cannot read should, too. Evening runs of a phone on the 12-hour clock move to the morning.
# Seen: 07:00:00 PM read as 07:00:00; 12:00:00 AM read as 12:00:00; 13/05/2026 refused
set -euo pipefail
for tool in gpsbabel; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install gpsbabel" >&2; exit 2; }
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

table() { printf 'Latitude,Longitude,Date,Time\n50.1,8.1,%s,%s\n' "$1" "$2"; }
read_back() { table "$1" "$2" | gpsbabel -t -i unicsv -f - -o unicsv -F - | tail -1 | tr -d '\r' | cut -d, -f4-5; }

check "07:00:00 PM" "$(read_back 2026/05/12 '07:00:00 PM')" "2026/05/12,07:00:00"
check "12:00:00 AM" "$(read_back 2026/05/12 '12:00:00 AM')" "2026/05/12,12:00:00"
if table 13/05/2026 07:00:00 | gpsbabel -t -i unicsv -f - -o unicsv -F - > /dev/null 2>&1; then
  echo "changed: 13/05/2026 is read now" >&2
  exit 1
fi
echo "still so: 13/05/2026 is refused"
