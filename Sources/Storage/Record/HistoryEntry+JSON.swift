public import Exchange
public import Formats
import Training

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
        json.field(
          "startedAt",
          DateTime(
            secondsSince1970: session.startedAt,
            offsetMinutes: session.utcOffsetMinutes
          ).text
        )
        json.field("utcOffsetMinutes", session.utcOffsetMinutes)
        json.field("elapsedSeconds", session.elapsed?.inSeconds)
        json.field("program", session.program)
        json.field("sets", session.sets)
        json.field("volumeKilograms", session.volume)
      }
    }
  }
}

extension HistoryPage {
  /// Reads a part of the list as a server gives it.
  public init(_ json: JSON) throws(ShapeError) {
    var entries: [HistoryEntry] = []
    for entry in json["entries"]?.array ?? [] { entries.append(try HistoryEntry(entry)) }
    self.init(entries: entries, next: json["next"]?.string.flatMap { HistoryCursor($0) })
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
    guard let start = DateTime(try fields.string("startedAt")) else {
      throw fields.error("startedAt", fields["startedAt"], "a time such as 2026-06-01T07:30:00Z")
    }
    self = .strength(
      StrengthSummary(
        id: try fields.string("id"),
        name: try fields.string("name"),
        startedAt: start.secondsSince1970,
        utcOffsetMinutes: try fields.integer(ifPresent: "utcOffsetMinutes").map { Int($0) },
        elapsed: try fields.duration(ifPresent: "elapsedSeconds"),
        program: try fields.string("program"),
        sets: Int(try fields.integer(ifPresent: "sets") ?? 0),
        volume: try fields.number(ifPresent: "volumeKilograms") ?? 0
      )
    )
  }
}
