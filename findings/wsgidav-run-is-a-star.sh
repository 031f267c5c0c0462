#!/usr/bin/env bash
# A FIT file in a web folder is an image of stars.
#
# Package: wsgidav 4.4.0 (PyPI), media-types 10.0.0 (Debian 12)
# Guess: An ending that few have heard of is served as application/octet-stream and saved.
# Behavior: It is served as image/fits, the format of telescopes, which took the ending .fit before.
#   The table of media types that Debian's programs share says so, and Python's mimetypes asks it. GPX
#   and TCX are not in the table and are served as guessed.
# Seen: run.fit: image/fits; run.tcx: application/octet-stream; run.gpx: application/octet-stream
set -euo pipefail
if ! grep -qs . /etc/mime.types; then
  echo "media-types is missing: apt-get install media-types" >&2
  exit 2
fi
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check wsgidav==4.4.0 cheroot==11.1.2; then
  echo "cannot install the packages" >&2
  exit 2
fi
mkdir files
touch files/run.fit files/run.tcx files/run.gpx
port=$((20000 + RANDOM % 10000))
venv/bin/wsgidav --host 127.0.0.1 --port "$port" --root files --auth anonymous --server cheroot -q > log 2>&1 &
server=$!
base=http://127.0.0.1:$port
for _ in $(seq 50); do curl -so /dev/null "$base/" && break; sleep 0.2; done

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

kind() { curl -sI "$base/$1" | tr -d '\r' | sed -n 's/^Content-Type: //Ip'; }

check "the endings of image/fits" "$(grep '^image/fits' /etc/mime.types | tr -s '\t' ' ')" "image/fits fits fit fts"
check "the type of run.fit" "$(kind run.fit)" image/fits
check "the type of run.tcx" "$(kind run.tcx)" application/octet-stream
check "the type of run.gpx" "$(kind run.gpx)" application/octet-stream
