"""Finding a workout in a real browser: the page's own core in Chromium, with libraries of several sizes.

Run by Scripts/bench. `python discovery_browser.py [COUNT...]`. Each question is asked 25 times of the core in
a page; what is counted is the time of the page itself, which a busy machine makes longer. Needs
Web/core.wasm (make web).
"""

import json
import pathlib
import sys

import discovery

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Browser"))
from chromium import Chromium
from static_page import serve

ASK = """
async (library, turns) => {
  const module = await WebAssembly.compileStreaming(fetch("/core.wasm"));
  const core = new WebAssembly.Instance(module, {}).exports;
  const ask = (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const place = core.mem_alloc(bytes.length);
    new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
    const start = performance.now();
    core.request(place, bytes.length);
    const taken = performance.now() - start;
    core.mem_free(place);
    return taken;
  };
  const { catalogue, files } = library;
  const measured = { "the library read": [ask({ do: "library", catalogue, files })] };
  const [equipment, none] = [["kettlebell", "mat"], "xyzzy"];
  const wishes = {
    "the whole library ranked": { limit: 1, query: none },
    "ranked, twenty with their reasons": { limit: 20, query: none },
    "the same for thirty minutes": { minutes: 30, limit: 20, query: none },
    "the same with a kettlebell and a mat": { minutes: 30, equipment, limit: 20, query: none },
    "and the whole list besides": { minutes: 30, equipment, limit: 20 },
  };
  for (const [name, wish] of Object.entries(wishes)) {
    const request = { do: "discover", now: 1780300000, ...wish };
    measured[name] = Array.from({ length: turns }, () => ask(request)).sort((one, two) => one - two);
  }
  return measured;
}
"""


def main():
    counts = [int(count) for count in sys.argv[1:]] or [2_000, 10_000]
    address = serve()
    print("| question | workouts | median ms | least |\n|---|--:|--:|--:|")
    with Chromium() as chromium:
        for count in counts:
            discovery.library(count)
            # The pages of the product may not make code of text, so this is none of them.
            page = chromium.page(address + "icon.svg")
            library = json.dumps(json.loads(discovery.FILE.read_text()))
            for name, values in page.evaluate(f"({ASK})({library}, 25)", timeout=300).items():
                print(f"| {name} | {count:,} | {values[len(values) // 2]:,.2f} | {values[0]:,.2f} |")


if __name__ == "__main__":
    main()
