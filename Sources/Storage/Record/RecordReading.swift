import Coaching
import Exchange
public import Foundation
import Training

/// Writes Pacesetter's own export piece by piece, never more of it in memory than one activity or sound.
public struct RecordReading: Sendable {
  private enum Stage { case head, activities, runs, sessions, notes, rest, over }

  /// How many activities there are.
  public let count: Int
  /// How many of them have been written.
  public private(set) var done = 0

  private let library: RecordLibrary
  private let date: Date
  private let names: [String]
  private let files: FileStore?
  private var runs: ArraySlice<String>
  private var notes: ArraySlice<VoiceNote> = []
  private var sums: [ExerciseSum] = []
  private var export = RecordExport()
  private var stage = Stage.head

  /// Begins at the top; the sounds of voice notes are in it unless somebody does not want them.
  public init(
    _ library: RecordLibrary,
    sounds: Bool = true,
    at date: Date = Date()
  ) async throws(StorageError) {
    self.library = library
    self.date = date
    files = sounds ? FileStore(library.database) : nil
    names = try await library.activities()
    runs = try await library.runs()[...]
    count = names.count
  }

  /// The next piece, or nothing at the end.
  public mutating func next() async throws(StorageError) -> [UInt8]? {
    switch stage {
    case .head:
      stage = .activities
      return export.head(exportedAt: date.timeIntervalSince1970) + export.open("activities")
    case .activities:
      guard done < names.count else {
        stage = .runs
        return export.close() + export.open("runs")
      }
      done += 1
      guard let activity = try await library.activity(names[done - 1]) else { return [] }
      return export.element { activity.write(to: &$0) }
    case .runs:
      guard let run = runs.popFirst() else {
        stage = .sessions
        return export.close()
      }
      guard let record = try await library.companion(run) else { return [] }
      return export.element { record.write(to: &$0) }
    case .sessions:
      stage = .notes
      return try await sessions()
    case .notes:
      guard let note = notes.popFirst() else {
        stage = .rest
        return export.close()
      }
      let sound = try await files?.sound(note.file)
      return export.element { note.write(to: &$0, sound: sound) }
    case .rest:
      stage = .over
      return try await rest()
    case .over: return nil
    }
  }

  private mutating func sessions() async throws(StorageError) -> [UInt8] {
    let sessions = try await library.sessions()
    var bytes = export.open("sessions")
    for session in sessions { bytes += export.element { session.write(to: &$0) } }
    bytes += export.close()
    sums = ExerciseSum.all(of: sessions)
    bytes += export.open("exercises")
    for sum in sums { bytes += export.element { sum.write(to: &$0) } }
    bytes += export.close()
    bytes += export.open("days")
    for figure in try await library.figures() { bytes += export.element { figure.write(to: &$0) } }
    bytes += export.close()
    notes = try await library.voiceNotes()[...]
    return bytes + export.open("voiceNotes")
  }

  private mutating func rest() async throws(StorageError) -> [UInt8] {
    var bytes = export.open("races")
    for race in try await library.races() { bytes += export.element { race.write(to: &$0) } }
    bytes += export.close()
    bytes += export.open("memory")
    for item in try await library.memory() { bytes += export.element { item.write(to: &$0) } }
    bytes += export.close()
    bytes += export.open("exerciseNames")
    for naming in try await library.names().all {
      bytes += export.element { naming.write(to: &$0) }
    }
    bytes += export.close()
    bytes += export.open("ownWorkouts")
    for workout in try await library.ownWorkouts() {
      bytes += export.element { workout.write(to: &$0) }
    }
    bytes += export.close()
    bytes += export.open("preferences")
    for preference in try await library.preferences() {
      bytes += export.element { preference.write(to: &$0) }
    }
    bytes += export.close()
    let records = Trends.records(of: try await library.entries())
    return bytes + export.end(records: records, exercises: sums)
  }
}
