extension Schema {
  // `value` is JSON. Of one key there is one item, whoever says it.
  static let memory = """
    CREATE TABLE memory (
      key TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      value TEXT NOT NULL,
      confidence REAL NOT NULL,
      source TEXT NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX memory_import ON memory (import);
    """
}
