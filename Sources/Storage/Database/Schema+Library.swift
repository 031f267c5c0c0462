extension Schema {
  // What the session `library` comes to: workouts of one's own, and what somebody wants of the gym; the
  // value is JSON. What came with an import goes with it.
  static let library = """
    CREATE TABLE own_workout (
      name TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      text TEXT NOT NULL,
      base TEXT,
      base_text TEXT,
      changed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX own_workout_import ON own_workout (import);
    CREATE TABLE preference (
      key TEXT PRIMARY KEY,
      import INTEGER REFERENCES import (id) ON DELETE CASCADE,
      value TEXT NOT NULL,
      changed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX preference_import ON preference (import);
    """
}
