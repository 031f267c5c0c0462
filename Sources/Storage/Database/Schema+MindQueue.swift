extension Schema {
  // `mind_ask` is written before a model is asked: what a kill leaves in it is asked again. `state` is
  // "queued", "sent", "answered" or "given up"; one thing is asked for once.
  //
  // `forgotten` has the keys of what somebody wants forgotten, so that it is not inferred again.
  static let mindQueue = """
    CREATE TABLE mind_ask (
      task TEXT NOT NULL,
      subject TEXT NOT NULL,
      state TEXT NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      asked INTEGER NOT NULL,
      due INTEGER NOT NULL,
      reason TEXT,
      PRIMARY KEY (task, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE forgotten (
      key TEXT PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
