public import Formats
public import Training

extension HistoryEntry {
  /// Writes what a list shows of the entry.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .activity(let summary):
        json.field("type", "activity")
        summary.writeMembers(to: &json)
      case .strength(let session):
        json.field("type", "strength")
        json.field("id", session.id)
        json.field("name", session.name)
        json.field("startedAt", session.startedAt.text)
        json.field("utcOffsetMinutes", session.startedAt.offset?.minutes)
        json.field("elapsedSeconds", session.elapsed?.inSeconds)
        json.field("program", session.program)
        json.field("sets", session.sets)
        json.field("volumeKilograms", session.volume)
      }
    }
  }
}

extension HistoryEntry {
  /// Reads an entry as ``write(to:)`` writes it.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard try fields.string("type") == "strength" else {
      self = .activity(try ActivitySummary(fields))
      return
    }
    self = .strength(
      StrengthSummary(
        id: try fields.string("id"),
        name: try fields.string("name"),
        startedAt: LocalTime(
          try fields.instant("startedAt"),
          offset: try fields.offset(ifPresent: "utcOffsetMinutes")
        ),
        elapsed: try fields.duration(ifPresent: "elapsedSeconds"),
        program: try fields.string("program"),
        sets: Int(try fields.integer(ifPresent: "sets") ?? 0),
        volume: try fields.number(ifPresent: "volumeKilograms") ?? 0
      )
    )
  }
}
