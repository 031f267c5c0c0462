extension Schema {
  // What a workout that was led tells beside its sets: which one it was, under which content its score is
  // compared, the score as JSON, how hard it was. Of a set: whether its weight is that of two, whether its
  // count holds for each side, the repetitions in reserve where these were told, and what it counts where
  // repetitions, seconds and meters do not say it.
  //
  // Workouts and sets from before are taken in again, journal by journal: these know it all.
  static let sets = """
    ALTER TABLE strength ADD COLUMN workout TEXT;
    ALTER TABLE strength ADD COLUMN hash TEXT;
    ALTER TABLE strength ADD COLUMN score TEXT;
    ALTER TABLE strength ADD COLUMN effort REAL;
    ALTER TABLE lift ADD COLUMN pair INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE lift ADD COLUMN per_side INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE lift ADD COLUMN reserve REAL;
    ALTER TABLE lift ADD COLUMN count REAL;
    ALTER TABLE lift ADD COLUMN counted TEXT;
    DELETE FROM mark WHERE name LIKE 'folded %';
    """
}
