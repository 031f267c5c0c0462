#!/usr/bin/env bash
# lighttpd lists the entity tag of a FIT file, takes it in If-Match, and sends none with the file.
#
# Package: lighttpd 1.4.69 with mod_webdav (Debian 12)
# Guess: GET and HEAD send the tag that PROPFIND lists; with it in If-None-Match, GET is answered 304.
# Behavior: Where no MIME type is assigned to the file's ending, neither ETag nor Last-Modified is
#   sent, and a GET with the right tag is answered 200 with the whole file. PROPFIND has both, and a
#   PUT with a wrong If-Match is refused. A type for the ending is enough to have both.
# Seen: .fit: PROPFIND has a tag, HEAD none, GET 200, PUT with a wrong If-Match 412;
#   .gpx, which has a type here: HEAD has the listed tag, GET 304
set -euo pipefail
command -v curl >/dev/null || { echo "curl is missing" >&2; exit 2; }
PATH=$PATH:/usr/sbin
if [ ! -e /usr/lib/lighttpd/mod_webdav.so ]; then
  echo "lighttpd is missing: apt-get install lighttpd lighttpd-mod-webdav" >&2
  exit 2
fi
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
mkdir files
port=$((20000 + RANDOM % 10000))
cat > server.conf <<CONF
server.modules = ("mod_webdav")
server.document-root = "$work/files"
server.port = $port
server.bind = "127.0.0.1"
webdav.activate = "enable"
mimetype.assign = (".gpx" => "application/gpx+xml")
CONF
lighttpd -D -f server.conf 2>log &
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
listed() { curl -s -X PROPFIND -H 'Depth: 0' "$base/$1" | grep -oE 'getetag>"[0-9]+"' | cut -d'>' -f2; }
sent() { curl -sI "$base/$1" | tr -d '\r' | sed -n 's/^ETag: //p'; }

check "the version" "$(lighttpd -v | grep -oE '[0-9]+\.[0-9]+\.[0-9]+')" 1.4.69
check "PUT" "$(ask -T - "$base/run.fit" <<< run) $(ask -T - "$base/run.gpx" <<< run)" "201 201"
check "PROPFIND lists a tag of .fit" "$([ -n "$(listed run.fit)" ] && echo yes)" yes
check "the tag that HEAD sends for .fit" "$(sent run.fit)" ""
check "GET of .fit with its tag" "$(ask -H "If-None-Match: $(listed run.fit)" "$base/run.fit")" 200
check "PUT of .fit with another tag" "$(ask -H 'If-Match: "1"' -T - "$base/run.fit" <<< run)" 412
check "HEAD sends the listed tag of .gpx" "$([ "$(sent run.gpx)" = "$(listed run.gpx)" ] && echo yes)" yes
check "GET of .gpx with its tag" "$(ask -H "If-None-Match: $(listed run.gpx)" "$base/run.gpx")" 304
