extension Schema {
  // A crop, a split or a merge. `edit` names the one that made an activity, `edited` the one that took it
  // off the list; that one is covered by what was made of it, and is there again when the edit is undone.
  // `lead` is how many seconds after the start of its run an activity begins: the coach's lines count
  // from there.
  static let edits = """
    CREATE TABLE edit (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      made INTEGER NOT NULL
    ) STRICT;
    ALTER TABLE activity ADD COLUMN edit TEXT REFERENCES edit (id) ON DELETE CASCADE;
    ALTER TABLE activity ADD COLUMN edited TEXT REFERENCES edit (id) ON DELETE SET NULL;
    ALTER TABLE activity ADD COLUMN lead REAL NOT NULL DEFAULT 0;
    CREATE INDEX activity_edit ON activity (edit) WHERE edit IS NOT NULL;
    CREATE INDEX activity_edited ON activity (edited) WHERE edited IS NOT NULL;
    """
}
