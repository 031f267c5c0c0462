#!/usr/bin/env bash
# A note of "[5, 5, 3]" is refused as no text, and one of "null" is no note.
#
# Package: mcp 2.3.0 (PyPI)
# Guess: A text that a client sends for a text arrives as it is, whether the text may be left out or not.
# Behavior: Where a tool's text may be left out (str or None), what looks like JSON is unpacked first: a list
#   or an object is then refused as no text, and "null" becomes None. Numbers and "true" stay texts. A text
#   that must be there is not touched, so the same words pass in one tool and fail in the next.
# Seen: required: '[5, 5, 3]' and 'null'; optional: a validation error and None; '5' is '5' in both
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
if ! venv/bin/pip install --quiet --disable-pip-version-check mcp==2.3.0; then
  echo "cannot install the packages" >&2
  exit 2
fi
venv/bin/python - <<'PY'
import asyncio
import logging
import sys

from mcp.server.mcpserver import MCPServer


def check(name, seen, known):
    if seen != known:
        sys.exit(f"changed: {name} is now {seen!r}, it was {known!r}")
    print(f"still so: {name} is {seen!r}")


logging.disable(logging.CRITICAL)
server = MCPServer("diary")


@server.tool()
def required(text: str) -> str:
    return repr(text)


@server.tool()
def optional(text: str | None = None) -> str:
    return repr(text)


async def ask(tool, text):
    try:
        return (await server.call_tool(tool, {"text": text})).content[0].text
    except Exception as error:
        return "valid string" if "should be a valid string" in str(error) else repr(error)


async def both(text):
    return [await ask("required", text), await ask("optional", text)]


async def main():
    check("5", await both("5"), ["'5'", "'5'"])
    check("5, 5, 3", await both("5, 5, 3"), ["'5, 5, 3'", "'5, 5, 3'"])
    check("[5, 5, 3]", await both("[5, 5, 3]"), ["'[5, 5, 3]'", "valid string"])
    check("null", await both("null"), ["'null'", "None"])


asyncio.run(main())
PY
