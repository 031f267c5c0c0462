#!/usr/bin/env bash
# Points that GPSBabel puts in have the heart rate of a point yet to come.
#
# Package: gpsbabel 1.8.0 (Debian 12)
# Guess: The filter "interpolate" gives points that it puts in a place, a height and a time between
#   their neighbors', and a heart rate between theirs or none, as the manual names neither.
# Behavior: Place, height and time are in between; the heart rate is the next neighbor's, from the first
#   point on. A rise from 120 to 160 over 20 s is there after 5 s, and in a gap it stands before the
#   gap is over, so averages and zones move.
# Seen: 120 160 160 160 160 at 0, 5, 10, 15 and 20 s
set -euo pipefail
command -v gpsbabel >/dev/null || { echo "gpsbabel is missing: apt-get install gpsbabel" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export TZ=UTC

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

{
  echo '<gpx version="1.1" creator="made here" xmlns="http://www.topografix.com/GPX/1/1"'
  echo 'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk>'
  while read -r lat time heart; do
    [ "$time" != - ] || { echo "$lat"; continue; }
    echo "<trkpt lat=\"$lat\" lon=\"8.0\"><time>2026-05-10T07:${time}Z</time><extensions>"
    echo "<gpxtpx:TrackPointExtension><gpxtpx:hr>$heart</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>"
  done <<ROWS
<trkseg> -
50.000 00:00 120
50.001 00:20 160
</trkseg> -
ROWS
  echo "</trk></gpx>"
} > run.gpx
gpsbabel -t -i gpx -f run.gpx -x interpolate,time=5 -o gpx,garminextensions -F more.gpx
row() { grep -oE "$1" more.gpx | grep -oE "$2" | paste -sd' '; }

check "the version" "$(gpsbabel -V | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')" 1.8.0
check "the times" "$(row 'T07:00:[0-9]+Z' '[0-9]+Z' | tr -d Z)" "00 05 10 15 20"
check "the places" "$(row 'trkpt lat="[^"]*' '[0-9]{2}\.[0-9]{5}')" "50.00000 50.00025 50.00050 50.00075 50.00100"
check "the heart rates" "$(row ':hr>[0-9]+' '[0-9]+')" "120 160 160 160 160"
