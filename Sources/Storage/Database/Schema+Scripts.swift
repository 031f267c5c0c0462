extension Schema {
  // Scripts of one's own as they were written; `script` has those of runs.
  static let scripts = """
    CREATE TABLE own_script (
      name TEXT PRIMARY KEY,
      kept INTEGER NOT NULL,
      messages INTEGER NOT NULL,
      text TEXT NOT NULL
    ) STRICT;
    """
}
