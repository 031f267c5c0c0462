extension English {
  /// The words where a model is asked to write a script or a workout, or what the weeks say.
  static let wish = """
    wish.scriptHeading = A script for this run
    wish.scriptHint = Your language model writes the lines for this plan. Each is checked and \
    rehearsed; rules write what is missing.
    wish.write = Write me a script
    wish.again = Again, differently
    wish.drop = Run without it
    wish.saved = Your scripts
    wish.noneSaved = Your coach writes one
    wish.name = Name
    wish.keep = Save script
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
    pages.heading = From a web page or a file
    pages.hint = Paste the address of a workout, or choose a page, a text, a .zwo or a FIT file. The \
    server fetches the page and nothing else. Nothing is saved until you save it.
    pages.address = Address
    pages.addressHint = https://…
    pages.orFile = Or a file
    pages.read = Read it
    pages.unclear = Not all understood
    pages.page = What the page says
    pages.yours = Your workouts from pages
    pages.again = Look again
    pages.accept = Take the changes
    wish.insight = What stands out?
    """
}
