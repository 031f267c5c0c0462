extension Schema {
  // Addresses that are told of what happens, and each telling: open until `done` is set.
  static let webhooks = """
    CREATE TABLE webhook (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      secret BLOB NOT NULL,
      kinds TEXT NOT NULL,
      home INTEGER NOT NULL,
      made INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE telling (
      number INTEGER PRIMARY KEY,
      webhook TEXT NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
      body TEXT NOT NULL,
      due INTEGER NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      done INTEGER,
      outcome TEXT
    ) STRICT;
    CREATE INDEX telling_webhook ON telling (webhook);
    CREATE INDEX telling_due ON telling (due) WHERE done IS NULL;
    """
}
