#!/usr/bin/env bash
# GPSBabel fills the pause of a run with a crawl.
#
# Package: gpsbabel 1.8.0 (Debian 12)
# Guess: The two segments of a GPX track become two tracks of the lap in TCX, as watches write a pause,
#   and the way between them is nobody's.
# Behavior: They become one track. Its first point after the pause has a speed, 0.193 m/s, the way over
#   nine and a half minutes of rest; the lap counts the rest as time and the way as distance. From GPX
#   to GPX the two segments stay, so the program knows them.
# Seen: 1 track; 620 s and 333.96 m, where the segments have 43 s and 222.64 m; speed 0.193
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
</trkseg><trkseg> -
50.002 09:57 130
50.003 10:20 150
</trkseg> -
ROWS
  echo "</trk></gpx>"
} > run.gpx
gpsbabel -t -i gpx -f run.gpx -o gtrnctr,course=0,sport=Running -F run.tcx
gpsbabel -t -i gpx -f run.gpx -o gpx -F copy.gpx
value() { grep -o "<$1>[^<]*" run.tcx | cut -d'>' -f2 | paste -sd' '; }

check "the version" "$(gpsbabel -V | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')" 1.8.0
check "segments of a GPX copy" "$(grep -c '<trkseg>' copy.gpx)" 2
check "tracks in TCX" "$(grep -c '<Track>' run.tcx)" 1
check "the lap's seconds" "$(value TotalTimeSeconds)" 620
check "the lap's meters" "$(value DistanceMeters)" 333.96
check "the speeds" "$(value Speed)" "5.566 0.193 4.840"
