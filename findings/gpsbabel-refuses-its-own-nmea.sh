#!/usr/bin/env bash
# GPSBabel does not read the NMEA file that it wrote.
#
# Package: gpsbabel 1.8.0 (Debian 12)
# Guess: A run that is written as NMEA and read again has its points, times and heights, without the
#   heart rate, for which NMEA has no sentence.
# Behavior: It has no point at all, and the program ends with 0. Points of GPX have no word on the fix
#   of the satellites, so they are written as void ("V", fix 0), and void is what the reader leaves
#   out. With <fix>3d</fix> in each point, the same run comes back.
# Seen: written: 4 sentences with V; read: 0 points; with <fix>3d</fix>: 4 with A; 4 points
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
50.001 00:20 140
50.002 00:40 130
50.003 01:00 150
</trkseg> -
ROWS
  echo "</trk></gpx>"
} > run.gpx
sed 's:</time>:</time><fix>3d</fix>:' run.gpx > fixed.gpx
for name in run fixed; do
  gpsbabel -t -i gpx -f "$name.gpx" -o nmea -F "$name.nmea"
  gpsbabel -t -i nmea -f "$name.nmea" -o gpx -F "$name-back.gpx"
done
count() { grep -cE "$1" "$2" || true; }

check "the version" "$(gpsbabel -V | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')" 1.8.0
check "sentences that are void" "$(count '^.GPRMC,[0-9.]+,V,' run.nmea)" 4
check "points that are read" "$(count '<trkpt' run-back.gpx)" 0
check "sentences that are valid, with a fix" "$(count '^.GPRMC,[0-9.]+,A,' fixed.nmea)" 4
check "points that are read then" "$(count '<trkpt' fixed-back.gpx)" 4
