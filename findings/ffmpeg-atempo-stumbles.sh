#!/usr/bin/env bash
# A metronome that is made faster stumbles.
#
# Package: ffmpeg 5.1 (Debian 12)
# Guess: Clicks at 180 a minute, made faster by an eighth with the filter "atempo", are 202.5 a minute,
#   296 ms apart, each within a few milliseconds.
# Behavior: They are on average, but the gaps go from 278 to 301 ms, steps of 199 to 216 a minute from
#   one to the next: the filter moves whole pieces of sound to where they fit best, and of silence with
#   a click in it many places fit alike. Unchanged, the clicks are 333 ms apart to the sample.
# Seen: 30 clicks of 30, 296 ms apart on average; gaps from 278 to 301 ms (at least 15 ms are asked for)
set -euo pipefail
for tool in ffmpeg python3; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install $tool" >&2; exit 2; }
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

cat > sound.py <<'PY'
import math
import struct
import sys
import wave

RATE, EVERY, COUNT = 44100, 14700, 30  # a click each third of a second

if sys.argv[1] == "write":
    click = [round(20000 * math.sin(2 * math.pi * 1000 * i / RATE)) for i in range(882)]
    beat = struct.pack(f"<{EVERY}h", *click, *[0] * (EVERY - len(click)))
    with wave.open(sys.argv[2], "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(beat * COUNT)
else:
    with wave.open(sys.argv[2]) as file:
        count = file.getnframes()
        sound = struct.unpack(f"<{count}h", file.readframes(count))
    loud, last, clicks = max(map(abs, sound)) * 0.3, -RATE, []
    for place, value in enumerate(sound):
        if abs(value) > loud:
            if place - last > RATE * 0.05:
                clicks.append(place)
            last = place
    gaps = [(b - a) * 1000 / RATE for a, b in zip(clicks, clicks[1:])]
    print(f"gaps from {min(gaps):.0f} to {max(gaps):.0f} ms", file=sys.stderr)
    print(len(clicks), f"{sum(gaps) / len(gaps):.0f}", "uneven" if max(gaps) - min(gaps) > 15 else "even")
PY
python3 sound.py write even.wav
ffmpeg -nostdin -v error -i even.wav -af atempo=1.125 -bitexact fast.wav

check "the version" "$(ffmpeg -version | grep -oE 'version [0-9]+\.[0-9]+')" "version 5.1"
check "clicks, their mean gap in ms" "$(python3 sound.py read even.wav)" "30 333 even"
check "the same, made faster" "$(python3 sound.py read fast.wav)" "30 296 uneven"
