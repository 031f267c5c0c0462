import ArgumentParser

/// What a race is, and is changed to, in the same words.
struct RaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The target time: 3:30:00, 45min.", valueName: "time"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "Goals A, B and C, instead of or besides the target: 3:15,3:20,3:30.",
      valueName: "times"
    )
  )
  var goals: String?

  @Option(
    help: ArgumentHelp(
      "The course: a recording, a GPX route or an activity of the record; its hills shape the pace.",
      valueName: "file|id"
    )
  )
  var course: String?

  @Option(
    help: ArgumentHelp("The parts: \"10 km in 50:00, 10 km at 4:55/km, rest\".", valueName: "parts")
  )
  var parts: String?

  @Option(
    help: ArgumentHelp("What to eat; repeatable.", valueName: "what at where")
  )
  var fuel: [String] = []

  @Option(
    help: ArgumentHelp("What to drink; repeatable.", valueName: "what at where")
  )
  var drink: [String] = []

  @Option(help: ArgumentHelp("What you carry: \"5 gel, 1 flask\".", valueName: "things"))
  var carry: String?

  @Option(help: ArgumentHelp("Your notes.", valueName: "text"))
  var notes: String?
}
