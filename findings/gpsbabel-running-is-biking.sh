#!/usr/bin/env bash
# GPSBabel writes a run as a course, and on request as a bike ride.
#
# Package: gpsbabel 1.8.0 (Debian 12)
# Behavior: A timed GPX track of type "running" becomes a TCX course, so nothing that was done.
#   With course=0 it becomes an activity, of sport "Biking". Only sport=Running makes it a run.
# Surprise: The track says "running" and has times for each point, and a GPX copy keeps the
#   type. One expects an activity that is running, or "Other" where the program does not know.
# Seen: default: <Course>; course=0: Sport="Biking"; the GPX copy still says
#   <type>running</type>
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

{
  echo '<gpx version="1.1" creator="made here" xmlns="http://www.topografix.com/GPX/1/1">'
  echo '<trk><name>Morning</name><type>running</type><trkseg>'
  for second in 0 1 2 3 4; do
    echo "<trkpt lat=\"50.0000$second\" lon=\"8.0\"><time>2026-05-10T07:00:0${second}Z</time></trkpt>"
  done
  echo '</trkseg></trk></gpx>'
} > run.gpx
convert() { gpsbabel -t -i gpx -f run.gpx -o "$1" -F "$2"; }

convert gtrnctr default.tcx
convert gtrnctr,course=0 activity.tcx
convert gtrnctr,course=0,sport=Running asked.tcx
convert gpx copy.gpx
check "kind of file by default" "$(grep -oE '<(Course|Activity)\b' default.tcx)" '<Course'
check "sport with course=0" "$(grep -o 'Sport="[A-Za-z]*"' activity.tcx)" 'Sport="Biking"'
check "sport when asked" "$(grep -o 'Sport="[A-Za-z]*"' asked.tcx)" 'Sport="Running"'
check "type in a GPX copy" "$(grep -o '<type>.*</type>' copy.gpx)" '<type>running</type>'
