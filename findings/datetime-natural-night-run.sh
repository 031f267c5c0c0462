#!/usr/bin/env bash
# A night run from 11 pm to 1 am ends 22 hours before it begins.
#
# Package: libdatetime-format-natural-perl 1.16 (Debian 12)
# Guess: The end is the first 1:00 after the beginning, since the text is read as a duration and the
#   second time has no day of its own.
# Behavior: Both are put on the same day, the end before the beginning, with a weekday before them, too,
#   and success is reported. Over noon all is well.
# Seen: 2026-05-06T23:00:00 to 2026-05-06T01:00:00; 7am to 8:30am: 07:00:00 to 08:30:00
set -euo pipefail
if ! perl -MDateTime::Format::Natural -e 1 2>/dev/null; then
  echo "the module is missing: apt-get install libdatetime-format-natural-perl" >&2
  exit 2
fi

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

ask() {
  perl -MDateTime -MDateTime::Format::Natural -e '
    my $now = DateTime->new(year => 2026, month => 5, day => 6, hour => 12);
    my $parser = DateTime::Format::Natural->new(datetime => $now);
    my @times = $parser->parse_datetime_duration($ARGV[0]);
    print $parser->success ? join(" to ", @times) : "refused";' "$1"
}

check "the version" "$(perl -MDateTime::Format::Natural -e 'print DateTime::Format::Natural->VERSION')" 1.16
check "7am to 8:30am" "$(ask '7am to 8:30am')" "2026-05-06T07:00:00 to 2026-05-06T08:30:00"
check "11pm to 1am" "$(ask '11pm to 1am')" "2026-05-06T23:00:00 to 2026-05-06T01:00:00"
check "11am to 1pm" "$(ask '11am to 1pm')" "2026-05-06T11:00:00 to 2026-05-06T13:00:00"
check "saturday 11pm to 1am" "$(ask 'saturday 11pm to 1am')" "2026-05-09T23:00:00 to 2026-05-09T01:00:00"
