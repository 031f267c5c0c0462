public import Formats
public import Training

extension StrengthSession {
  /// Writes the session with its sets.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("workout", workout)
      json.field("name", name)
      json.field("contentHash", contentHash)
      json.field("startedAt", startedAt.text)
      json.field("utcOffsetMinutes", startedAt.offset?.minutes)
      json.field("elapsedSeconds", elapsed?.inSeconds)
      json.field("bodyKilograms", bodyKilograms)
      json.field("program", program)
      if let score {
        json.key("score")
        score.write(to: &json)
      }
      json.field("effort", effort)
      json.field("note", note)
      json.array("sets") { json in
        for set in sets { set.write(to: &json) }
      }
    }
  }

  /// Reads a session.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      id: try fields.string("id"),
      name: try fields.string("name"),
      startedAt: LocalTime(
        try fields.instant("startedAt"),
        offset: try fields.offset(ifPresent: "utcOffsetMinutes")
      ),
      program: try fields.string("program")
    )
    elapsed = try fields.duration(ifPresent: "elapsedSeconds")
    bodyKilograms = try fields.number(ifPresent: "bodyKilograms")
    note = try fields.string(ifPresent: "note")
    workout = try fields.string(ifPresent: "workout")
    contentHash = try fields.string(ifPresent: "contentHash")
    score = try fields.fields(ifPresent: "score").map { fields throws(ShapeError) in
      try WorkoutScore(fields)
    }
    effort = try fields.number(ifPresent: "effort")
    for set in try fields.list("sets") { sets.append(try LiftedSet(set)) }
  }
}
