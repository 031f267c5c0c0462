#!/usr/bin/env bash
# Heart rate survives in GPSBabel only under the prefix "gpxtpx".
#
# Package: gpsbabel 1.8.0 (Debian 12)
# Behavior: The XML prefix decides, not the namespace: with "gpxtpx" five heart rates reach TCX,
#   with "ns3" none. A plain GPX copy keeps them under "ns3"; asking for them with
#   "garminextensions" drops them.
# Surprise: XML prefixes are free, and "ns3" is what Garmin Connect itself writes. The option
#   that is there to write the heart rate is the one that loses it.
# Seen: gpxtpx to TCX 5, ns3 to TCX 0, ns3 to GPX 5, ns3 to GPX with garminextensions 0 (5
#   points)
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

track() {  # prefix
  echo "<gpx version=\"1.1\" creator=\"made here\" xmlns=\"http://www.topografix.com/GPX/1/1\""
  echo " xmlns:$1=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v1\"><trk><trkseg>"
  for second in 0 1 2 3 4; do
    echo "<trkpt lat=\"50.0000$second\" lon=\"8.0\"><time>2026-05-10T07:00:0${second}Z</time><extensions>"
    echo "<$1:TrackPointExtension><$1:hr>14$second</$1:hr></$1:TrackPointExtension></extensions></trkpt>"
  done
  echo "</trkseg></trk></gpx>"
}
convert() { gpsbabel -t -i gpx -f "$1" -o "$2" -F "$3"; }

track gpxtpx > known.gpx
track ns3 > garmin.gpx
convert known.gpx gtrnctr,course=0 known.tcx
convert garmin.gpx gtrnctr,course=0 garmin.tcx
convert garmin.gpx gpx plain.gpx
convert garmin.gpx gpx,garminextensions asked.gpx
count() { grep -c "$1" "$2" || true; }
check "heart rates from gpxtpx in TCX" "$(count '<HeartRateBpm' known.tcx)" 5
check "heart rates from ns3 in TCX" "$(count '<HeartRateBpm' garmin.tcx)" 0
check "heart rates from ns3 in a plain GPX copy" "$(count ':hr>' plain.gpx)" 5
check "heart rates from ns3 with garminextensions" "$(count ':hr>' asked.gpx)" 0
