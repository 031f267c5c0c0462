public import Formats
public import Training

extension StrengthSession {
  /// Writes the session with its sets.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("name", name)
      json.field(
        "startedAt",
        LocalTime(
          secondsSince1970: startedAt,
          offset: utcOffsetMinutes.map { UTCOffset(clamping: $0) }
        ).text
      )
      json.field("utcOffsetMinutes", utcOffsetMinutes)
      json.field("elapsedSeconds", elapsed?.inSeconds)
      json.field("bodyKilograms", bodyKilograms)
      json.field("program", program)
      json.field("note", note)
      json.array("sets") { json in
        for lift in lifts { lift.write(to: &json) }
      }
    }
  }

  /// Reads a session.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      id: try fields.string("id"),
      name: try fields.string("name"),
      startedAt: try fields.moment("startedAt"),
      program: try fields.string("program")
    )
    utcOffsetMinutes = try fields.integer(ifPresent: "utcOffsetMinutes")
      .flatMap { abs($0) <= 1440 ? Int($0) : nil }
    elapsed = try fields.duration(ifPresent: "elapsedSeconds")
    bodyKilograms = try fields.number(ifPresent: "bodyKilograms")
    note = try fields.string(ifPresent: "note")
    for set in try fields.list("sets") { lifts.append(try Lift(set)) }
  }
}

extension StrengthSession.Lift {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("exercise", exercise)
      json.field("group", group)
      json.field("kind", kind.rawValue)
      json.field("weight", weight)
      json.field("unit", unit.rawValue)
      if mode != .external { json.field("mode", mode.rawValue) }
      json.field("reps", reps)
      json.field("distanceMeters", meters)
      json.field("seconds", seconds)
      json.field("effort", effort)
      json.field("restSeconds", rest)
      json.field("note", note)
    }
  }

  fileprivate init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "sets")
    self.init(try fields.string("exercise"))
    group = try fields.string(ifPresent: "group")
    kind = try fields.choice(Kind.self, ifPresent: "kind") ?? .working
    weight = try fields.number(ifPresent: "weight")
    unit = try fields.choice(MassUnit.self, ifPresent: "unit") ?? .kilograms
    mode = try fields.choice(LoadEntry.Mode.self, ifPresent: "mode") ?? .external
    reps = try fields.integer(ifPresent: "reps")
      .flatMap { (0...1_000_000).contains($0) ? Int($0) : nil }
    meters = try fields.number(ifPresent: "distanceMeters")
    seconds = try fields.number(ifPresent: "seconds")
    effort = try fields.number(ifPresent: "effort")
    rest = try fields.number(ifPresent: "restSeconds")
    note = try fields.string(ifPresent: "note")
  }
}
