#!/usr/bin/env bash
# A metronome at 180 is 68 beats a minute to a beat tracker that hears every click.
#
# Package: aubio-tools 0.4.9 (Debian 12)
# Behavior: For 20 s of clean clicks at 180 a minute "aubio tempo" says about 68, for 120 about
#   81. "aubioonset" finds all 60 and 40 clicks of the same files.
# Surprise: A tracker that errs halves or doubles, so one is ready for 90. A pure click has no
#   error to make, and the answers are neither the tempo nor a simple part of it.
# Seen: 180: 68.01 bpm, 60 onsets; 120: 81.40 bpm, 40 onsets
set -euo pipefail
for tool in aubio aubioonset python3; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install aubio-tools python3" >&2; exit 2; }
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

cat > clicks.py <<'PY'
import math
import struct
import sys
import wave

RATE, SECONDS = 44100, 20
beats = int(sys.argv[1])
samples = [0] * (RATE * SECONDS)
for number in range(SECONDS * beats // 60):
    first = round(number * 60 / beats * RATE)
    for step in range(800):
        loud = 25600 * math.exp(-step / 100) * math.sin(2 * math.pi * 1000 * step / RATE)
        samples[first + step] = round(loud)
with wave.open(sys.argv[2], "wb") as file:
    file.setnchannels(1)
    file.setsampwidth(2)
    file.setframerate(RATE)
    file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
PY

for pair in 180:60 120:40; do
  beats=${pair%:*}
  python3 clicks.py "$beats" "$beats.wav"
  found=$(aubio tempo "$beats.wav" | grep -oE '^[0-9.]+' | tail -1)
  simple=$(awk -v found="$found" -v beats="$beats" 'BEGIN {
    split("0.3333 0.5 0.6667 1 1.3333 1.5 2 3", parts, " ")
    for (part in parts) { wrong = found / (beats * parts[part]) - 1; if (wrong < 0.01 && wrong > -0.01) { print "yes"; exit } }
    print "no" }')
  echo "aubio tempo says $found for $beats"
  check "a simple part of $beats" "$simple" no
  check "onsets at $beats" "$(aubioonset "$beats.wav" | wc -l)" "${pair#*:}"
done
