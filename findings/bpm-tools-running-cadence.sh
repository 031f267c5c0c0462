#!/usr/bin/env bash
# Clicks at 160 a minute are 106.7 to bpm, though it errs by no octave.
#
# Package: bpm-tools 0.3 (Debian 12)
# Behavior: "bpm" searches from 84 to 146 beats a minute. 160 lies above and its half below, so
#   it answers 106.7, two thirds; 150 gives 100.0. 180 gives its half, 90.0. With -x 200 it
#   answers 160.0.
# Surprise: One knows that such tools halve. Cadences of 147 to 167, where many people run, have
#   no octave in the range, and the answer is a tempo that is not in the sound at all.
# Seen: 160: 106.7, 150: 100.0, 180: 90.0 or 90.1; 160 with -m 60 -x 200: 160.0
set -euo pipefail
for tool in bpm sox python3; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install bpm-tools sox python3" >&2; exit 2; }
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

tempo() { python3 clicks.py "$1" clicks.wav; shift; sox clicks.wav -t raw -r 44100 -e float -c 1 - | bpm "$@"; }
whole() { awk '{ printf "%d", $1 + 0.5 }'; }

check "clicks at 160" "$(tempo 160 | whole)" 107
check "clicks at 150" "$(tempo 150 | whole)" 100
check "clicks at 180" "$(tempo 180 | whole)" 90
check "clicks at 160, searched up to 200" "$(tempo 160 -m 60 -x 200 | whole)" 160
