#!/usr/bin/env bash
# "90s" is ninety seconds to ffmpeg and ninety samples to SoX.
#
# Package: sox 14.4.2, ffmpeg 5.1 (Debian 12)
# Behavior: SoX takes the suffix "s" for samples, so "trim 0 90s" leaves 0.01125 s at 8 kHz,
#   without a warning. "90", "90t" and "1:30" are 90 seconds. ffmpeg reads "90s" as seconds and
#   refuses "0:90", which SoX accepts.
# Surprise: "s" is the symbol of the second, and the two tools meet in nearly every script that
#   cuts cues for a workout. Each reads the other's way to write 90 s otherwise.
# Seen: sox 90s 0.011250, sox 90 90.000000, sox 0:90 90.000000; ffmpeg 90s 90.000000, ffmpeg
#   0:90 refused
set -euo pipefail
for tool in sox soxi ffmpeg ffprobe; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install sox ffmpeg" >&2; exit 2; }
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

sox -n -r 8000 -c 1 long.wav synth 100 sine 440 vol 0.1
with_sox() { sox long.wav cut.wav trim 0 "$1" && soxi -D cut.wav; }
with_ffmpeg() {
  ffmpeg -v quiet -y -i long.wav -t "$1" cut2.wav < /dev/null || { echo refused; return; }
  ffprobe -v quiet -show_entries format=duration -of csv=p=0 cut2.wav
}

check "90s in SoX" "$(with_sox 90s)" 0.011250
check "90 in SoX" "$(with_sox 90)" 90.000000
check "0:90 in SoX" "$(with_sox 0:90)" 90.000000
check "90s in ffmpeg" "$(with_ffmpeg 90s)" 90.000000
check "0:90 in ffmpeg" "$(with_ffmpeg 0:90)" refused
