#!/usr/bin/env bash
# A race on 10.5.2026 is this morning at 10:38:46.
#
# Package: ruby-chronic 0.10.5 (Debian 12)
# Guess: The German way to write 10 May is that day, or with the American order 5 October, or nothing.
# Behavior: With a month of one figure it is a time of today: hour 10, minute 5, and 2026 seconds, which
#   are carried. 31.5.2026 is tomorrow at 7:38:46, since hours are carried, too. 10.05.2026 is the day.
#   endian_precedence, the setting for the order of day and month, changes none of it.
# Seen, on 6 May 2026: 10.5.2026: 2026-05-06 10:38:46; 31.5.2026: 2026-05-07 07:38:46;
#   10.05.2026: 2026-05-10 12:00:00
set -euo pipefail
if ! ruby -rchronic -e '' 2>/dev/null; then
  echo "chronic is missing: apt-get install ruby-chronic" >&2
  exit 2
fi
export TZ=UTC

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

ask() {
  ruby -rchronic -e 'puts Chronic.parse(ARGV[0], now: Time.local(2026, 5, 6, 12),
    endian_precedence: [:little, :middle]).strftime("%F %T")' "$1"
}

check "the version" "$(ruby -rchronic -e 'puts Chronic::VERSION')" 0.10.5
check "10.05.2026" "$(ask 10.05.2026)" "2026-05-10 12:00:00"
check "10.5.2026" "$(ask 10.5.2026)" "2026-05-06 10:38:46"
check "31.5.2026" "$(ask 31.5.2026)" "2026-05-07 07:38:46"
check "10/5/2026" "$(ask 10/5/2026)" "2026-05-10 12:00:00"
