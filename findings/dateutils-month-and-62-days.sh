#!/usr/bin/env bash
# From 31 January to 1 March it is one month and 62 days.
#
# Package: dateutils 0.4.10 (Debian 12)
# Behavior: Asked for months and days, ddiff says 1 month and 62 days for these 29 days, and 1 month
#   and 63 days from 30 January. With weeks it is 1 month, 8 weeks and 6 days. From 31 December to
#   1 February, and to 1 April from 31 January, the one day left is right.
# Surprise: The manual promises the days in their natural range beside a month, so one expects 1
#   month and a day or so. 62 are never right, and a race a month away seems to be three. Days
#   alone are right.
# Seen: 31 January to 1 March "1mo 62d", "1mo 8w 6d" (29 in days alone), 30 January "1mo 63d"; 31
#   December to 1 March "2mo 62d", to 1 February "1mo 1d"; 10 May to 2 August "2mo 23d"
set -euo pipefail
command -v dateutils.ddiff >/dev/null || { echo "dateutils.ddiff is missing: apt-get install dateutils" >&2; exit 2; }

check() {  # name, seen, known
  if [ "$2" != "$3" ]; then
    echo "changed: $1 is now '$2', it was '$3'" >&2
    exit 1
  fi
  echo "still so: $1 is '$2'"
}

months() { dateutils.ddiff "$1" "$2" -f "%mmo %dd"; }

check "the version" "$(dateutils.ddiff --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)" 0.4.10
check "from 31 January to 1 March" "$(months 2026-01-31 2026-03-01)" "1mo 62d"
check "the same with weeks" "$(dateutils.ddiff 2026-01-31 2026-03-01 -f "%mmo %ww %dd")" "1mo 8w 6d"
check "the same in days" "$(dateutils.ddiff 2026-01-31 2026-03-01)" 29
check "from 30 January to 1 March" "$(months 2026-01-30 2026-03-01)" "1mo 63d"
check "from 31 December to 1 March" "$(months 2026-12-31 2027-03-01)" "2mo 62d"
check "from 31 December to 1 February" "$(months 2026-12-31 2027-02-01)" "1mo 1d"
check "from 31 January to 1 April" "$(months 2026-01-31 2026-04-01)" "2mo 1d"
check "from 10 May to 2 August" "$(months 2026-05-10 2026-08-02)" "2mo 23d"
