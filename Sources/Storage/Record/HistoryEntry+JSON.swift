import Exchange
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
        json.field("sets", session.lifts.count)
        json.field("volumeKilograms", session.volume)
      }
    }
  }
}
