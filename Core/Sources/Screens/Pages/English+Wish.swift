extension English {
  /// The words where a model is asked to write a script or a workout, or what the weeks say.
  static let wish = """
    wish.scriptHeading = A script for this run
    wish.scriptHint = Your language model writes the lines for this plan. Each is checked and \
    rehearsed; rules write what is missing.
    wish.write = Write me a script
    wish.again = Again, differently
    wish.drop = Run without it
    wish.lines = The lines, and how they did in rehearsals
    wish.when = When
    wish.said = Line
    wish.by = By
    wish.rehearsal = Rehearsal
    wish.count = Lines
    wish.perKilometer = Per km
    wish.silence = Longest silence
    wish.workoutHeading = A workout from your words
    wish.workoutHint = Your language model writes one for what you searched for. Nothing is saved \
    until you save it.
    wish.tells = What the model sees
    wish.augmented = My words, wishes, log and profile
    wish.raw = My words only
    wish.summary = My wishes only, not my words
    wish.ask = Write me a workout
    wish.take = Edit and save
    wish.asText = The workout
    wish.insight = What does it say?
    """
}
