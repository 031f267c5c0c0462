#!/usr/bin/env bash
# GDAL, by which QGIS reads GPX, takes a heart rate of 120 for 0, unless the file is indented.
#
# Package: gdal-bin 3.6.2 (Debian 12)
# Guess: Garmin's TrackPointExtension comes as its XML text, as the manual of the GPX driver says
#   of nested extensions, or as columns hr and cad.
# Behavior: It is a column of whole numbers, and each is 0. The same points with each element on a line
#   of its own give the text. There is a warning for each point on standard error, and the program
#   ends with 0.
# Seen: one line: "gpxtpx_TrackPointExtension": 0; indented: "  <gpxtpx:hr>120</gpxtpx:hr> "
set -euo pipefail
command -v ogr2ogr >/dev/null || { echo "ogr2ogr is missing: apt-get install gdal-bin" >&2; exit 2; }
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

run() {  # what stands between the elements
  printf '<gpx version="1.1" creator="made here" xmlns="http://www.topografix.com/GPX/1/1"'
  printf ' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"><trk><trkseg>'
  for second in 0 1; do
    printf '<trkpt lat="50.000%d" lon="8.0"><time>2026-05-10T07:00:0%dZ</time><extensions>%s' \
      "$second" "$second" "$1"
    printf '<gpxtpx:TrackPointExtension>%s<gpxtpx:hr>120</gpxtpx:hr>%s</gpxtpx:TrackPointExtension>%s' \
      "$1" "$1" "$1"
    printf '</extensions></trkpt>'
  done
  printf '</trkseg></trk></gpx>\n'
}
column() {  # file
  ogr2ogr -f GeoJSON /vsistdout/ "$1" track_points 2>/dev/null \
    | grep -o '"gpxtpx_TrackPointExtension": [^}]*[^ }]' | sort -u
}

run '' > compact.gpx
run $'\n  ' > indented.gpx
check "the version" "$(ogr2ogr --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')" 3.6.2
check "a heart rate in one line" "$(column compact.gpx)" '"gpxtpx_TrackPointExtension": 0'
check "the same, indented" "$(column indented.gpx)" \
  '"gpxtpx_TrackPointExtension": "  <gpxtpx:hr>120</gpxtpx:hr>  "'
