"""Finding a workout: ours, natively and in WebAssembly, against SQLite FTS5, Tantivy and Whoosh.

Run by Scripts/bench. `python discovery.py [ROUNDS]`. The libraries are 2,000 and 10,000 workouts that are
made of the parts of those in KnowledgeBase, always the same ones; the peers search the same texts. What of them is not
installed is left out, with a word. Ours also ranks the whole library with its reasons, which none of them
does.
"""

import json
import pathlib
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

import rounds

COUNTS = [2_000, 10_000]
FILE = rounds.ROOT / ".build-bench/discovery.json"
QUERIES = [
    "emom",
    "kettlebell swing",
    "goblet squat",
    "push",
    "pull-up strength",
    "hip mobility",
    "intervals run",
    "plank core home",
]


def library(count):
    """Writes a library as one file: the catalogue, the names and the texts."""
    folder = rounds.ROOT / "KnowledgeBase"
    whole = []
    for path in sorted((folder / "workouts").rglob("*.md")):
        text = path.read_text()
        front, _, body = text[4:].partition("\n---\n")
        sections = body.split("\n## ")
        whole.append((front, sections[0], sections[1:]))
    chance = random.Random(1)
    files = []
    for number in range(count):
        front, head, own = chance.choice(whole)
        _, _, others = chance.choice(whole)
        kept = [line for line in front.split("\n") if not line.startswith(("id:", "timer:"))]
        title = head.strip().split("\n")[0]
        sections = own[:-1] + chance.sample(others, 1) + own[-1:]
        text = "---\n" + "\n".join([f"id: workout-{number}", *kept]) + f"\n---\n{title} {number}\n"
        text += "".join("\n## " + section.strip() + "\n" for section in sections)
        files.append({"name": f"workout-{number}", "text": text, "origin": "rules"})
    FILE.parent.mkdir(parents=True, exist_ok=True)
    catalogue = (folder / "exercises.md").read_text()
    FILE.write_text(json.dumps({"catalogue": catalogue, "files": files, "queries": QUERIES}))
    return [file["text"] for file in files]


def timed(search):
    """The CPU seconds of one query on average: the median of so many passes over all of them."""
    passes = []
    for _ in range(15):
        start = time.process_time()
        for query in QUERIES:
            search(query)
        passes.append((time.process_time() - start) / len(QUERIES))
    return statistics.median(passes)


def fts5(texts):
    database = sqlite3.connect(":memory:")
    database.execute("CREATE VIRTUAL TABLE workout USING fts5(text, tokenize='porter unicode61')")
    database.executemany("INSERT INTO workout VALUES (?)", [(text,) for text in texts])
    sql = "SELECT rowid FROM workout WHERE workout MATCH ? ORDER BY bm25(workout) LIMIT 20"

    def search(query):
        words = " ".join(f'"{word}"*' for word in query.replace("-", " ").split())
        return database.execute(sql, [words]).fetchall()

    return search


def tantivy(texts):
    import tantivy

    schema = tantivy.SchemaBuilder().add_text_field("text").build()
    index = tantivy.Index(schema)
    writer = index.writer()
    for text in texts:
        writer.add_document(tantivy.Document(text=text))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def search(query):
        parsed = index.parse_query(query.replace("-", " "), ["text"], conjunction_by_default=True)
        return searcher.search(parsed, 20, count=False).hits

    return search


def whoosh(texts):
    from whoosh import fields, index, qparser

    made = index.create_in(tempfile.mkdtemp(), fields.Schema(text=fields.TEXT))
    writer = made.writer()
    for text in texts:
        writer.add_document(text=text)
    writer.commit()
    searcher = made.searcher()
    parser = qparser.QueryParser("text", made.schema)
    return lambda query: searcher.search(parser.parse(query), limit=20)


def ours(command):
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(output)


def main():
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    for count in COUNTS:
        compare(count, turns)


def compare(count, turns):
    texts = library(count)
    contestants = {}
    measured = {}
    native = "Pacesetter"
    wasm = f"{native}, in WebAssembly (node)"
    commands = {native: [rounds.BENCH, "discovery", FILE]}
    module = rounds.ROOT / "Web/core.wasm"
    if shutil.which("node") and module.exists():
        script = pathlib.Path(__file__).parent / "discovery.mjs"
        commands[wasm] = ["node", script, module, FILE]
    for name, command in commands.items():
        contestants[name] = lambda name=name, command=command: (
            measured.setdefault(name, []).append(ours(command)) or measured[name][-1]["search"]
        )
    for name, peer in {"SQLite FTS5": fts5, "Tantivy": tantivy, "Whoosh": whoosh}.items():
        try:
            search = peer(texts)
        except (ImportError, sqlite3.OperationalError):
            print(f"discovery: {name} is left out: it is not installed")
            continue
        contestants[name] = lambda search=search: timed(search)
    seconds = rounds.in_rounds(contestants, turns)
    print(f"\n## A search over {count:,} workouts\n\n| who | us | ours is faster by |\n|---|--:|--:|")
    for name in seconds:
        median = statistics.median(seconds[name]) * 1e6
        print(f"| {name} | {median:,.0f} | {rounds.ratio(seconds, name, native):,.2f} x |")
    print("\n| what | native ms | WebAssembly ms |\n|---|--:|--:|")
    for key in ["read", "rank", "explain", "told", "answer", "list"]:
        cells = []
        for name in [native, wasm]:
            values = [one[key] for one in measured.get(name, []) if key in one]
            cells.append(f"{statistics.median(values) * 1e3:,.2f}" if values else "")
        print(f"| {key} | {cells[0]} | {cells[1]} |")


if __name__ == "__main__":
    main()
