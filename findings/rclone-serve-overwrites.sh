#!/usr/bin/env bash
# A WebDAV server of rclone overwrites what the writer asked it to spare.
#
# Package: rclone 1.60.1 (Debian 12), "rclone serve webdav"
# Guess: PUT with "If-None-Match: *" onto a file that is there is refused with 412, and so is PUT
#   with an If-Match of another version; a collection that is there refuses MKCOL with 405.
# Behavior: All are answered 201 and done. GET does know conditions (304), and an entity tag is sent
#   with each file, so a writer has what it needs to protect the work of another device and is told
#   that all went well. wsgidav and lighttpd answer 412, 412 and 405.
# Seen: If-None-Match 201, content "second"; If-Match 201, content "third"; MKCOL twice 201
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

check "the version" "$(rclone version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)" 1.60.1
check "the first PUT" "$(ask -T - "$base/plan.ics" <<< first)" 201
check "GET with If-None-Match: *" "$(ask -H 'If-None-Match: *' "$base/plan.ics")" 304
check "PUT with If-None-Match: *" "$(ask -H 'If-None-Match: *' -T - "$base/plan.ics" <<< second)" 201
check "the file" "$(curl -s "$base/plan.ics")" second
check "PUT with another If-Match" "$(ask -H 'If-Match: "none"' -T - "$base/plan.ics" <<< third)" 201
check "the file" "$(curl -s "$base/plan.ics")" third
check "MKCOL" "$(ask -X MKCOL "$base/runs")" 201
check "MKCOL again" "$(ask -X MKCOL "$base/runs")" 201
