public import Coaching
import Formats
import Training

extension GymPlace: Shaped {
  /// The first step; whether a plan has a place is another question.
  public static var blank: GymPlace { GymPlace(block: 0, step: 0) }

  /// `{"block":0,"step":2}`, with `lap` where it is not the first.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.whole("block", &block, in: 0...100_000)
    try it.whole("step", &step, in: 0...100_000)
    try it.whole("lap", &lap, in: 0...100_000, unless: 0)
  }
}

extension GymEvent: ShapedCases {
  public static var blank: GymEvent { .start }

  public static let cases: [(key: String, value: GymEvent)] = [
    ("start", .start), ("roundDone", .roundDone), ("undoRound", .undoRound), ("skip", .skip),
    ("skipExercise", .skipExercise), ("skipBlock", .skipBlock), ("back", .back),
    ("pause", .pause), ("resume", .resume), ("end", .end), ("pass", .pass),
    ("unattended", .unattended), ("done", .done(nil, nil)), ("undo", .undo(nil)),
    ("go", .go(.blank)), ("reps", .reps(0)), ("moreRest", .moreRest(usualRest)),
    ("substitute", .substitute("")), ("note", .note("")), ("effort", .effort(nil)),
    ("ask", .ask(.next)), ("speak", .speak(true)),
  ]

  public static var unknown: ShapeError {
    ShapeError(
      path: "",
      found: "an unknown event",
      expected: "what happens in a workout, such as {\"done\":{}}"
    )
  }

  /// An object of one member, as a journal keeps it.
  public mutating func shapeCase(_ it: inout Shaper) throws(ShapeError) {
    switch self {
    case .start: it.mark("start")
    case .done(var place, var result):
      try it.object("done") { it throws(ShapeError) in
        try it.nested("place", &place)
        try it.nested("result", &result)
      }
      self = .done(place, result)
    case .undo(var place):
      try it.object("undo") { it throws(ShapeError) in try it.nested("place", &place) }
      self = .undo(place)
    case .roundDone: it.mark("roundDone")
    case .undoRound: it.mark("undoRound")
    case .reps(let count):
      var number = Double(count)
      try it.number("reps", &number)
      self = .reps(Int(min(max(number, 0), 100_000)))
    case .skip: it.mark("skip")
    case .skipExercise: it.mark("skipExercise")
    case .skipBlock: it.mark("skipBlock")
    case .back: it.mark("back")
    case .go(var place):
      try it.nested("go", &place)
      self = .go(place)
    case .moreRest(var more):
      // A button says no time.
      guard !it.hasObject("moreRest") else { return }
      try it.duration("moreRest", &more)
      self = .moreRest(more)
    case .pause: it.mark("pause")
    case .resume: it.mark("resume")
    case .substitute(var name):
      try it.text("substitute", &name)
      try it.expect(name.utf8.count <= 200, "substitute", "at most 200 bytes")
      self = .substitute(name)
    case .note(var text):
      try it.text("note", &text)
      try it.expect(text.utf8.count <= 2000, "note", "at most 2000 bytes")
      self = .note(text)
    case .effort(let effort):
      var value = effort ?? 0
      try it.number("effort", &value)
      self = .effort(value > 0 ? value : nil)
    case .ask(var question):
      try it.choice("ask", &question)
      self = .ask(question)
    case .speak(var isOn):
      try it.flag("speak", &isOn)
      self = .speak(isOn)
    case .end: it.mark("end")
    case .pass: it.mark("pass")
    case .unattended: it.mark("unattended")
    }
  }
}
