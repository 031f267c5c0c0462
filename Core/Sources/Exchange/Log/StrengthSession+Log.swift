public import Formats
public import Training

// The shape of the log: what pages keep, what `/api/v1/log` answers, and what events say of sets. The
// export has another one, in the columns of diaries; either tells everything.
extension StrengthSession {
  /// Writes the session as the log has it.
  public func writeLogged(to json: inout JSONWriter) {
    writeLogged(to: &json) { json in for set in sets { set.writeLogged(to: &json) } }
  }

  /// Writes the session as the log has it, with its sets in a form of the caller's.
  func writeLogged(to json: inout JSONWriter, sets: (inout JSONWriter) -> Void) {
    json.object { json in
      json.field("id", id)
      json.field("workout", workout)
      json.field("title", name)
      json.field("hash", contentHash)
      json.localTime("startedAt", startedAt)
      json.field("seconds", (elapsed ?? .zero).inSeconds)
      if program != Self.ownProgram { json.field("program", program) }
      json.field("bodyKilograms", bodyKilograms)
      json.array("sets", sets)
      if let score {
        json.key("score")
        score.write(to: &json)
      }
      json.field("effort", effort)
      json.array("notes") { json in for remark in remarks { json.value(remark) } }
    }
  }

  /// Reads a session of the log.
  public init(logged fields: Fields) throws(ShapeError) {
    var sets: [LiftedSet] = []
    for json in fields["sets"]?.array ?? [] {
      sets.append(try LiftedSet(logged: Fields(json, at: "sets")))
    }
    try self.init(logged: fields, sets)
  }

  /// Reads a session of the log whose sets are read already.
  init(logged fields: Fields, _ sets: [LiftedSet]) throws(ShapeError) {
    let score = try fields.fields(ifPresent: "score").map { fields throws(ShapeError) in
      try WorkoutScore(fields)
    }
    let elapsed = try fields.duration(ifPresent: "seconds") ?? .zero
    let remarks = (fields["notes"]?.array ?? []).compactMap { $0.string }
    self.init(
      id: try fields.string("id"),
      workout: Self.known(try fields.string(ifPresent: "workout")),
      name: try fields.string(ifPresent: "title") ?? "",
      contentHash: Self.known(try fields.string(ifPresent: "hash")),
      startedAt: try fields.calendarTime("startedAt"),
      elapsed: elapsed > .zero ? elapsed : nil,
      program: try fields.string(ifPresent: "program") ?? Self.ownProgram,
      sets: sets,
      score: score,
      effort: try fields.positive(ifPresent: "effort"),
      note: remarks.isEmpty ? nil : remarks.joined(separator: "\n")
    )
    bodyKilograms = try fields.number(ifPresent: "bodyKilograms")
  }

  // Logs from before this form say "" of what they don't know.
  private static func known(_ text: String?) -> String? { text == "" ? nil : text }
}

extension LiftedSet {
  /// Writes the set as the log has it: its exercise and what came of it.
  public func writeLogged(to json: inout JSONWriter) {
    json.object { json in
      json.field("exercise", exercise)
      json.key("result")
      result.write(to: &json)
      if isWarmUp { json.field("warmUp", true) }
      if kind == .drop || kind == .failure { json.field("kind", kind.rawValue) }
      if isPerSide { json.field("perSide", true) }
      json.field("seconds", time)
      json.field("meters", length)
      json.field("group", group)
      json.field("restSeconds", rest)
      json.field("note", note)
    }
  }

  /// Reads a set of the log.
  public init(logged fields: Fields) throws(ShapeError) {
    let result = try fields.fields(ifPresent: "result").map { fields throws(ShapeError) in
      try SetResult(fields)
    }
    let kind = try fields.choice(Kind.self, ifPresent: "kind") ?? .working
    self.init(
      try fields.string("exercise"),
      result ?? SetResult(),
      kind: try fields.bool("warmUp", default: false) ? .warmUp : kind,
      isPerSide: try fields.bool("perSide", default: false)
    )
    time = try fields.number(ifPresent: "seconds")
    length = try fields.number(ifPresent: "meters")
    group = try fields.string(ifPresent: "group")
    rest = try fields.number(ifPresent: "restSeconds")
    note = try fields.string(ifPresent: "note")
  }
}

extension LoggedRun {
  /// Writes the run as the log keeps it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.localTime("startedAt", startedAt)
      json.field("meters", distance.meters)
      json.field("seconds", duration.inSeconds)
    }
  }

  /// Reads a run.
  public init(_ fields: Fields) throws(ShapeError) {
    let meters = try fields.number("meters")
    guard (0...1e7).contains(meters) else {
      throw fields.error("meters", fields["meters"], "metres from 0 to 10000000")
    }
    self.init(
      id: try fields.string("id"),
      startedAt: try fields.calendarTime("startedAt"),
      distance: .meters(meters),
      duration: try fields.duration(ifPresent: "seconds") ?? .zero
    )
  }
}

extension WorkoutScore: ObjectShaped {
  /// Writes `{"rounds":5,"reps":12}`, `{"seconds":751,"missing":0}` or `{"windows":9,"of":10}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .roundsAndReps(let rounds, let reps):
        json.field("rounds", rounds)
        json.field("reps", reps)
      case .time(let time, let missing):
        json.field("seconds", time.inSeconds)
        json.field("missing", missing)
      case .windows(let done, let all):
        json.field("windows", done)
        json.field("of", all)
      }
    }
  }

  /// Reads a score.
  public init(_ fields: Fields) throws(ShapeError) {
    if fields["rounds"] != nil {
      self = .roundsAndReps(
        rounds: try Self.count(fields, "rounds"),
        reps: try Self.count(fields, "reps")
      )
    } else if fields["windows"] != nil {
      self = .windows(try Self.count(fields, "windows"), of: try Self.count(fields, "of"))
    } else {
      self = .time(try fields.duration("seconds"), missing: try Self.count(fields, "missing"))
    }
  }

  private static func count(_ fields: Fields, _ key: String) throws(ShapeError) -> Int {
    let count = try fields.integer(ifPresent: key) ?? 0
    guard (0...1_000_000).contains(count) else {
      throw fields.error(key, fields[key], "a whole number from 0 to 1000000")
    }
    return Int(count)
  }
}

extension TrainingLog {
  /// Writes the log in the shape in which it is read.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.array("sessions") { json in for session in sessions { session.writeLogged(to: &json) } }
      json.array("runs") { json in for run in runs { run.write(to: &json) } }
    }
  }

  /// Reads a log: `{"sessions":[…],"others":[…],"shapes":[…],"forgotten":["id"],"runs":[…]}`; what is absent is
  /// nothing.
  ///
  /// `others` are sessions that a server knows beside those of this device; with `shapes` they are packed, as
  /// ``PackedLog`` writes them.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init(
      own: try Self.sessions(fields, "sessions"),
      others: fields["shapes"] == nil
        ? try Self.sessions(fields, "others") : try PackedLog.sessions(fields, "others"),
      forgotten: fields.texts("forgotten"),
      runs: try Self.runs(fields)
    )
  }

  /// Reads the runs of a log.
  static func runs(_ fields: Fields) throws(ShapeError) -> [LoggedRun] {
    var runs: [LoggedRun] = []
    for json in fields["runs"]?.array ?? [] {
      runs.append(try LoggedRun(Fields(json, at: "runs")))
    }
    return runs
  }

  private static func sessions(
    _ fields: Fields,
    _ key: String
  ) throws(ShapeError) -> [StrengthSession] {
    var sessions: [StrengthSession] = []
    for json in fields[key]?.array ?? [] {
      sessions.append(try StrengthSession(logged: Fields(json, at: key)))
    }
    return sessions
  }
}
