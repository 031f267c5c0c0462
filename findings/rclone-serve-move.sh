#!/usr/bin/env bash
# "Write beside, then move into place" fails on a WebDAV server of rclone.
#
# Package: rclone 1.60.1 (Debian 12), "rclone serve webdav"
# Guess: MOVE onto a file that is there replaces it, for RFC 4918 (10.6) says that a missing Overwrite
#   means T.
# Behavior: Without the header it is refused with 412 and both files stay; with "Overwrite: T" it is
#   done. For COPY, of the same server and with the same header, a missing one does mean T.
# Seen: MOVE 412, content "old"; COPY 204, content "new"; MOVE with Overwrite: T 204
set -euo pipefail
for tool in rclone curl; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install $tool" >&2; exit 2; }
done
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
mkdir files
port=$((20000 + RANDOM % 10000))
rclone --config none.conf serve webdav files --addr "127.0.0.1:$port" 2>log &
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

ask() { curl -so /dev/null -w '%{http_code}' "$@"; }
move() { ask -H "Destination: $base/run.fit" "$@" "$base/part.fit"; }

check "the version" "$(rclone version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)" 1.60.1
check "PUT" "$(ask -T - "$base/run.fit" <<< old) $(ask -T - "$base/part.fit" <<< new)" "201 201"
check "MOVE" "$(move -X MOVE)" 412
check "the file" "$(curl -s "$base/run.fit")" old
check "COPY" "$(move -X COPY)" 204
check "the file" "$(curl -s "$base/run.fit")" new
check "MOVE with Overwrite: T" "$(move -X MOVE -H 'Overwrite: T')" 204
