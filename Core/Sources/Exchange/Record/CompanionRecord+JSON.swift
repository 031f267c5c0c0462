public import Coaching
public import Formats
import Training

extension CompanionRecord {
  /// Writes the record as the export has it, the script as its own file would.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", run)
      json.field("startedAt", startedAt.text)
      json.field("endedAt", endedAt.map { time($0) })
      json.field("utcOffsetMinutes", startedAt.offset?.minutes)
      json.field("runType", place.rawValue)
      json.field("mode", mode.rawValue)
      json.field("personality", personality)
      if let script {
        json.key("script")
        script.write(to: &json)
      }
      if let course {
        json.key("course")
        course.write(to: &json)
        json.array("steps") { json in for step in steps { step.write(to: &json) } }
      }
      json.array("messagesPlayed") { json in
        for message in played {
          json.object { json in
            json.field("author", message.author.rawValue)
            json.field("messageId", message.message)
            json.field("atSeconds", message.at.inSeconds)
            json.field(
              "playedAt",
              time(startedAt.instant.advanced(bySeconds: message.at.inSeconds))
            )
            json.field("text", message.text)
            json.field("wasInterrupted", message.wasInterrupted)
          }
        }
      }
    }
  }

  /// Reads a record.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      run: try fields.string("id"),
      startedAt: LocalTime(
        try fields.instant("startedAt"),
        offset: try fields.offset(ifPresent: "utcOffsetMinutes")
      )
    )
    guard !run.isEmpty else { throw fields.error("id", fields["id"], "the name of a run") }
    endedAt = try fields.instant(ifPresent: "endedAt")
    place = try fields.choice(RunPlace.self, ifPresent: "runType") ?? .outdoor
    mode = try fields.choice(RunPlan.Mode.self, ifPresent: "mode") ?? .free
    personality = try fields.string(ifPresent: "personality")
    script = try fields.script(ifPresent: "script")
    course = try fields.fields(ifPresent: "course").map { fields throws(ShapeError) in
      try RunCourse(fields)
    }
    for step in (fields["steps"]?.array ?? []).prefix(RunCourse.mostSteps * 2) {
      steps.append(try StepResult(try Fields(step, at: "steps")))
    }
    for message in try fields.list("messagesPlayed") { played.append(try PlayedMessage(message)) }
  }

  private func time(_ instant: Instant) -> String {
    LocalTime(instant, offset: startedAt.offset).text
  }
}

extension PlayedMessage {
  fileprivate init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let author = try fields.choice(Author.self, ifPresent: "author") else {
      throw fields.error("author", nil, "who asked for the line")
    }
    let seconds = try fields.number("atSeconds")
    // As long as any run that could be recorded.
    guard (0...10_000_000).contains(seconds) else {
      throw fields.error("atSeconds", fields["atSeconds"], "seconds since the start")
    }
    self.init(
      author: author,
      message: try fields.string("messageId"),
      at: .milliseconds(Int64((seconds * 1000).rounded())),
      text: try fields.string("text"),
      wasInterrupted: try fields.bool("wasInterrupted", default: false)
    )
  }
}
