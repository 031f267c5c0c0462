public import Formats
public import Training

/// Writes Pacesetter's own export, part by part: one JSON file with everything, for people, for other
/// programs, and for coming back without loss.
///
/// Each part is a line, so that a file of any size is never in memory at once. Only `exportDate` is
/// different when nothing has changed.
public struct RecordExport: Sendable {
  /// The version of the form; it grows when a reader of the last one would misunderstand.
  public static let version = 1

  private var isFirst = true

  /// Begins an export.
  public init() {}

  /// The head of the export.
  public func head(exportedAt seconds: Double) -> [UInt8] {
    let date = Instant(secondsSince1970: seconds.rounded(.down)).text
    return Array(
      "{\"format\":\"\(RecordScanner.format)\",\"version\":\(Self.version),\"exportDate\":\"\(date)\""
        .utf8
    )
  }

  /// Opens a list.
  public mutating func open(_ list: String) -> [UInt8] {
    isFirst = true
    return Array(",\n\"\(list)\":[".utf8)
  }

  /// One value of the list that is open.
  public mutating func element(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    let separator = isFirst ? "\n" : ",\n"
    isFirst = false
    return Array(separator.utf8) + json.bytes
  }

  /// Closes it.
  public func close() -> [UInt8] { Array("\n]".utf8) }

  /// The end of the export: personal bests, computed from the rest.
  public func end(records: [Trends.Record], exercises: [ExerciseSum]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("runs") { json in
        for record in records { record.write(to: &json) }
      }
      json.array("exercises") { json in
        for sum in exercises {
          guard let estimate = sum.estimate, let day = sum.estimateDay else { continue }
          json.object { json in
            json.field("exercise", sum.name)
            json.field("estimatedSingleKilograms", (estimate * 10).rounded() / 10)
            json.field("heaviestKilograms", sum.heaviest)
            json.field("day", day.text)
          }
        }
      }
    }
    return Array(",\n\"personalBests\":".utf8) + json.bytes + Array("\n}\n".utf8)
  }
}

extension Trends.Record {
  /// Writes the record as an object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("distanceMeters", effort.distance.meters)
      json.field("seconds", effort.duration.inSeconds)
      json.field("day", day.text)
      json.field("activity", activity)
    }
  }
}

extension ExerciseSum {
  /// Writes the sum as an object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("sessions", sessions)
      json.field("sets", sets)
      json.field("reps", reps)
      json.field("volumeKilograms", volume)
      json.field("lastDay", lastDay.text)
    }
  }
}
