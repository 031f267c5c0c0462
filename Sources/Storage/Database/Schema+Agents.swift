extension Schema {
  // What agents asked for: `answered` is 0 where they were refused.
  static let agents = """
    CREATE TABLE agent_call (
      number INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      tool TEXT NOT NULL,
      arguments TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      answered INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX agent_call_at ON agent_call (at);
    """
}
