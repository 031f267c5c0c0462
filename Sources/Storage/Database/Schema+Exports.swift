extension Schema {
  // The places that get each activity as files: those that were added, whose passwords are in a file of
  // their own, and the one that was given to `serve --export`. `asked` says that its owner waits.
  static let exports = """
    CREATE TABLE export_place (
      id TEXT PRIMARY KEY,
      address TEXT NOT NULL,
      user TEXT,
      home INTEGER NOT NULL,
      made INTEGER NOT NULL,
      asked INTEGER NOT NULL DEFAULT 0,
      sent INTEGER,
      waiting INTEGER,
      problem TEXT
    ) STRICT;
    """
}
