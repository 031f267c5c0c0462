public import Formats
public import Training

extension RaceSetup {
  /// The most bytes of a name or of an item to eat or drink.
  public static let longestName = 100
  /// The most bytes of notes.
  public static let longestNotes = 2000
  /// The most cues of one kind.
  public static let mostCues = 100

  /// Writes the race as the export has it.
  public func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes its members into an object that is open.
  public func writeMembers(to json: inout JSONWriter) {
    if !id.isEmpty { json.field("id", id) }
    json.field("name", name)
    json.field("day", day.text)
    json.field("distanceMeters", distance.meters)
    json.field("targetSeconds", target.inSeconds)
    Self.write(fallbacks, to: &json)
    json.field("pacing", pacing.rawValue)
    Self.write(parts, startsCrowded, to: &json)
    Self.write(fueling, hydration, to: &json)
    if !carried.isEmpty { Self.write(carried, to: &json) }
    if let course {
      json.key("course")
      course.write(to: &json)
    }
    json.field("notes", notes)
    json.field("scriptId", script)
    json.field("activityId", activity)
    json.field("runId", run)
  }

  /// Reads a race.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let day = Day(try fields.string("day")) else {
      throw fields.error("day", fields["day"], "a day such as 2026-09-27")
    }
    self.init(
      id: try fields.string(ifPresent: "id") ?? "",
      name: try fields.text("name", upTo: Self.longestName) ?? "",
      day: day,
      distance: .meters(try fields.number("distanceMeters")),
      target: try fields.duration("targetSeconds"),
      fallbacks: try Self.fallbacks(fields),
      pacing: try fields.choice(Pacing.self, ifPresent: "pacing") ?? .even,
      parts: try Self.parts(fields),
      startsCrowded: try fields.bool("crowdedStart", default: false),
      fueling: try Self.cues(fields, "fueling"),
      hydration: try Self.cues(fields, "hydration"),
      carried: try Self.carried(fields),
      notes: try fields.text("notes", upTo: Self.longestNotes)
    )
    guard !name.isEmpty else { throw fields.error("name", fields["name"], "what it is called") }
    guard (100...500_000).contains(distance.meters) else {
      throw fields.error("distanceMeters", fields["distanceMeters"], "100 to 500000 metres")
    }
    guard target >= .seconds(10), target <= .seconds(48 * 3600) else {
      throw fields.error("targetSeconds", fields["targetSeconds"], "10 s to 48 hours")
    }
    guard Self.areInOrder([target] + fallbacks) else {
      throw fields.error(
        "fallbackSeconds",
        fields["fallbackSeconds"],
        "times above the target, in order"
      )
    }
    try Self.check(parts, of: self, fields)
    course = try RaceCourse.ifPresent(fields)
    script = try fields.text("scriptId", upTo: Self.longestName)
    activity = try fields.string(ifPresent: "activityId")
    run = try fields.string(ifPresent: "runId")
  }

  /// Whether each of some goals is slower than the one before it.
  static func areInOrder(_ goals: [Duration]) -> Bool {
    zip(goals, goals.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Writes the run of the race as the member `plan`: its mode, goal and target, with the race beside it.
  public func writePlan(in units: UnitSystem, to json: inout JSONWriter) {
    var plan = RunPlan(self, units: units)
    plan.race = nil
    json.key("plan")
    plan.write(to: &json)
  }

  /// Writes the slower goals, where there are any.
  static func write(_ fallbacks: [Duration], to json: inout JSONWriter) {
    guard !fallbacks.isEmpty else { return }
    json.array("fallbackSeconds") { json in for goal in fallbacks { json.value(goal.inSeconds) } }
  }

  /// Reads the slower goals.
  static func fallbacks(_ fields: Fields) throws(ShapeError) -> [Duration] {
    let list = try fields.list("fallbackSeconds")
    var goals: [Duration] = []
    for json in list {
      guard let seconds = json.number, (10...172_800).contains(seconds) else {
        throw fields.error("fallbackSeconds", json, "10 s to 48 hours")
      }
      goals.append(.milliseconds(Int64((seconds * 1000).rounded())))
    }
    guard goals.count <= mostFallbacks else {
      throw ShapeError(
        path: "fallbackSeconds",
        found: "\(goals.count)",
        expected: "at most \(mostFallbacks)"
      )
    }
    return goals
  }

  /// Writes what to eat and to drink.
  static func write(_ fueling: [Cue], _ hydration: [Cue], to json: inout JSONWriter) {
    for (key, cues) in [("fueling", fueling), ("hydration", hydration)] {
      json.array(key) { json in for cue in cues { cue.write(to: &json) } }
    }
  }

  /// Reads what to eat or to drink.
  static func cues(_ fields: Fields, _ key: String) throws(ShapeError) -> [Cue] {
    let list = try fields.list(key)
    guard list.count <= mostCues else {
      throw ShapeError(path: key, found: "\(list.count)", expected: "at most \(mostCues)")
    }
    var cues: [Cue] = []
    for json in list { cues.append(try Cue(Fields(json, at: key))) }
    return cues
  }
}

extension RaceSetup.Cue {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch place {
      case .distance(let distance): json.field("atMeters", distance.meters)
      case .time(let time): json.field("atSeconds", time.inSeconds)
      }
      json.field("what", what)
      json.field("amount", amount)
    }
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    let meters = try fields.number(ifPresent: "atMeters")
    let time = try fields.duration(ifPresent: "atSeconds")
    let place: Place
    switch (meters, time) {
    case (let meters?, nil) where meters >= 0 && meters <= 500_000:
      place = .distance(.meters(meters))
    case (nil, let time?) where time >= .zero: place = .time(time)
    default:
      throw fields.error(
        "atMeters",
        fields["atMeters"],
        "either metres or \"atSeconds\", from 0 up"
      )
    }
    guard let what = try fields.text("what", upTo: RaceSetup.longestName) else {
      throw fields.error("what", fields["what"], "what to take")
    }
    self.init(place, what, amount: try fields.text("amount", upTo: RaceSetup.longestName))
  }
}

extension Fields {
  /// The member as a text that is not empty and not too long, if it is there.
  func text(_ key: String, upTo limit: Int) throws(ShapeError) -> String? {
    guard let text = try string(ifPresent: key), !text.isEmpty else { return nil }
    guard text.hasCharacters(1...limit) else {
      throw error(key, self[key], "a text of at most \(limit) characters")
    }
    return text
  }
}
