extension Schema {
  // A moment that the runner marked is a voice note that may have no sound. What was deleted stays, so
  // that it can be brought back and its journal does not bring it back by itself.
  static let marks = """
    ALTER TABLE voice_note ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE voice_note ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
    """
}
