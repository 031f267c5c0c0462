#!/usr/bin/env bash
# 82,5 kg typed on an English page is 825 kg.
#
# Package: Babel 2.18.0 (PyPI)
# Behavior: parse_decimal() drops the grouping sign of the locale wherever it stands: "82,5" in
#   English and "82.5" in German are 825, "82,50" is 8250. Swiss German rightly reads 82.5 and
#   raises for "82,5".
# Surprise: The sign stands where no thousands are, so one expects NumberFormatError. That is
#   raised only with strict=True, which is not the default.
# Seen: en 82,5 = 825, de 82.5 = 825, es 62.5 = 625, en 82,50 = 8250; strict raises for each
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check Babel==2.18.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import sys

from babel.numbers import NumberFormatError, parse_decimal


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


for text, locale, known in (("82,5", "en", 825), ("82.5", "de", 825), ("62.5", "es", 625),
                            ("82,50", "en", 8250)):
    check(f"{text} in {locale}", int(parse_decimal(text, locale=locale)), known)
    try:
        parse_decimal(text, locale=locale, strict=True)
        sys.exit(f"changed: strict reads {text} in {locale}")
    except NumberFormatError:
        print("still so: strict raises")
check("82.5 in de_CH", float(parse_decimal("82.5", locale="de_CH")), 82.5)
PY
