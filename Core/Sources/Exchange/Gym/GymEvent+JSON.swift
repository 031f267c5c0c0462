public import Coaching
public import Formats
import Training

extension GymPlace {
  /// Writes `{"block":0,"step":2}`, with `lap` where it is not the first.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("block", block)
      json.field("step", step)
      if lap > 0 { json.field("lap", lap) }
    }
  }

  /// Reads a place; whether the plan has it is another question.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      block: try Self.whole(fields, "block"),
      step: try Self.whole(fields, "step"),
      lap: try Self.whole(fields, "lap")
    )
  }

  private static func whole(_ fields: Fields, _ key: String) throws(ShapeError) -> Int {
    guard let number = try fields.integer(ifPresent: key) else { return 0 }
    guard (0...100_000).contains(number) else {
      throw fields.error(key, fields[key], "a whole number from 0 to 100000")
    }
    return Int(number)
  }
}

extension GymEvent {
  /// Writes the event as an object of one member, as a journal keeps it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .start: json.object("start") { _ in }
      case .done(let place, let result):
        json.object("done") { json in
          Self.write(place, to: &json)
          if let result {
            json.key("result")
            result.write(to: &json)
          }
        }
      case .undo(let place): json.object("undo") { Self.write(place, to: &$0) }
      case .roundDone: json.object("roundDone") { _ in }
      case .undoRound: json.object("undoRound") { _ in }
      case .reps(let count): json.field("reps", count)
      case .skip: json.object("skip") { _ in }
      case .skipExercise: json.object("skipExercise") { _ in }
      case .skipBlock: json.object("skipBlock") { _ in }
      case .back: json.object("back") { _ in }
      case .go(let place):
        json.key("go")
        place.write(to: &json)
      case .moreRest(let more): json.field("moreRest", more.inSeconds)
      case .pause: json.object("pause") { _ in }
      case .resume: json.object("resume") { _ in }
      case .substitute(let name): json.field("substitute", name)
      case .note(let text): json.field("note", text)
      case .effort(let value):
        json.key("effort")
        if let value { json.value(value) } else { json.value(0.0) }
      case .ask(let question): json.field("ask", question.rawValue)
      case .speak(let isOn): json.field("speak", isOn)
      case .end: json.object("end") { _ in }
      case .pass: json.object("pass") { _ in }
      case .unattended: json.object("unattended") { _ in }
      }
    }
  }

  private static func write(_ place: GymPlace?, to json: inout JSONWriter) {
    guard let place else { return }
    json.key("place")
    place.write(to: &json)
  }

  /// Reads an event.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    for (key, event) in Self.plain where fields[key] != nil {
      self = event
      return
    }
    if let done = try fields.fields(ifPresent: "done") {
      let result = try done.fields(ifPresent: "result").map { fields throws(ShapeError) in
        try SetResult(fields)
      }
      self = .done(try Self.place(done), result)
    } else if let undo = try fields.fields(ifPresent: "undo") {
      self = .undo(try Self.place(undo))
    } else if let go = try fields.fields(ifPresent: "go") {
      self = .go(try GymPlace(go))
    } else if let reps = try fields.number(ifPresent: "reps") {
      self = .reps(Int(min(max(reps, 0), 100_000)))
    } else if fields["moreRest"]?.object != nil {
      self = .moreRest(GymEvent.usualRest)
    } else if let more = try fields.duration(ifPresent: "moreRest") {
      self = .moreRest(more)
    } else if let name = try fields.string(ifPresent: "substitute") {
      self = .substitute(try Self.short(name, fields, "substitute", 200))
    } else if let text = try fields.string(ifPresent: "note") {
      self = .note(try Self.short(text, fields, "note", 2000))
    } else if let effort = try fields.number(ifPresent: "effort") {
      self = .effort(effort > 0 ? effort : nil)
    } else if let question = try fields.choice(GymQuestion.self, ifPresent: "ask") {
      self = .ask(question)
    } else if fields["speak"] != nil {
      self = .speak(try fields.bool("speak", default: true))
    } else {
      throw ShapeError(
        path: "",
        found: "an unknown event",
        expected: "what happens in a workout, such as {\"done\":{}}"
      )
    }
  }

  private static let plain: [(String, GymEvent)] = [
    ("start", .start), ("roundDone", .roundDone), ("undoRound", .undoRound), ("skip", .skip),
    ("skipExercise", .skipExercise), ("skipBlock", .skipBlock), ("back", .back),
    ("pause", .pause), ("resume", .resume), ("end", .end), ("pass", .pass),
    ("unattended", .unattended),
  ]

  private static func place(_ fields: Fields) throws(ShapeError) -> GymPlace? {
    try fields.fields(ifPresent: "place").map { fields throws(ShapeError) in
      try GymPlace(fields)
    }
  }

  private static func short(
    _ text: String,
    _ fields: Fields,
    _ key: String,
    _ limit: Int
  ) throws(ShapeError) -> String {
    guard text.utf8.count <= limit else {
      throw fields.error(key, fields[key], "at most \(limit) bytes")
    }
    return text
  }
}
