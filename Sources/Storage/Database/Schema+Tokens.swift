extension Schema {
  // Tokens of programs and buttons: of a secret only its SHA-256 is kept.
  static let tokens = """
    CREATE TABLE token (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      digest BLOB NOT NULL UNIQUE,
      scopes TEXT NOT NULL,
      shares TEXT NOT NULL,
      made INTEGER NOT NULL,
      seen INTEGER,
      last TEXT
    ) STRICT;
    """
}
