#!/usr/bin/env bash
# A run that was taken out of a plan is put on at its end.
#
# Package: calcurse 4.7.1 (Debian 12)
# Behavior: Of a weekly run with COUNT=3 and the second one in EXDATE, calcurse imports three: the
#   last is a week after the end of the plan. RFC 5545 (3.8.5.1) builds the set first and takes out
#   afterwards, so two are left. With UNTIL for the same weeks, two are left here, too.
# Surprise: COUNT and UNTIL are two ways to write the same plan. The day that was taken out is
#   empty, as it should be, so one looks no further; the calendar that it came from has no run in
#   that last week, which may be the week of the race.
# Seen: COUNT=3: 10 May, 24 May, 31 May; UNTIL=20260524T070000Z: 10 May, 24 May
set -euo pipefail
command -v calcurse >/dev/null || { echo "calcurse is missing: apt-get install calcurse" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME=$work TZ=UTC LC_ALL=C

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

days() {  # the end of the rule
  rm -rf data
  mkdir data
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 "PRODID:-//made here//EN" BEGIN:VEVENT UID:run@example.org \
    DTSTAMP:20260501T000000Z "SUMMARY:Long run" DTSTART:20260510T070000Z DURATION:PT1H30M \
    "RRULE:FREQ=WEEKLY;$1" EXDATE:20260517T070000Z END:VEVENT END:VCALENDAR > plan.ics
  calcurse -q -D data -C data -i plan.ics > /dev/null
  calcurse -q -D data -C data -Q --input-datefmt 4 --output-datefmt %F --from 2026-05-01 --days 60 \
    | grep -oE '^2026-[0-9-]+' | tr '\n' ' '
}

check "the version" "$(calcurse --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)" 4.7.1
check "the days with COUNT=3" "$(days COUNT=3)" "2026-05-10 2026-05-24 2026-05-31 "
check "the days with UNTIL" "$(days UNTIL=20260524T070000Z)" "2026-05-10 2026-05-24 "
