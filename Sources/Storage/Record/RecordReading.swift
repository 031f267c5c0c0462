import Coaching
import Exchange
public import Foundation
import Training

/// Writes Pacesetter's own export piece by piece, little more of it in memory than one activity or sound.
public struct RecordReading: Sendable {
  /// An entry of the list that is open, or what it takes to fetch it when its turn comes.
  private enum Waiting {
    case ready(RecordItem)
    case activity(String)
    case run(String)
    case note(VoiceNote)
  }

  // Many small entries are one piece.
  private static let longestPiece = 1 << 16

  /// How many activities there are.
  public let count: Int
  /// How many of them have been written.
  public private(set) var done = 0

  private let library: RecordLibrary
  private let date: Date
  private let names: [String]
  private let files: FileStore?
  private var kinds = RecordKind.allCases[...]
  private var list: RecordKind?
  private var waiting: ArraySlice<Waiting> = []
  private var sums: [ExerciseSum] = []
  private var export = RecordExport()
  private var isBegun = false
  private var isOver = false

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
    count = names.count
  }

  /// The next piece, or nothing at the end.
  public mutating func next() async throws(StorageError) -> [UInt8]? {
    guard !isOver else { return nil }
    var bytes: [UInt8] = []
    if !isBegun {
      isBegun = true
      bytes = export.head(exportedAt: date.timeIntervalSince1970)
    }
    while bytes.count < Self.longestPiece {
      if let next = waiting.popFirst() {
        guard let item = try await item(next) else { continue }
        bytes += export.element { item.write(to: &$0) }
        continue
      }
      bytes += close()
      guard let kind = kinds.popFirst() else {
        isOver = true
        let records = Trends.records(of: try await library.entries())
        return bytes + export.end(records: records, exercises: sums)
      }
      list = kind
      waiting = try await entries(kind)[...]
      bytes += export.open(kind.rawValue)
    }
    return bytes
  }

  /// Closes the list that is open; what is derived from it comes behind it.
  private mutating func close() -> [UInt8] {
    guard let list else { return [] }
    var bytes = export.close()
    if list == .session {
      bytes += export.open("exercises")
      for sum in sums { bytes += export.element { sum.write(to: &$0) } }
      bytes += export.close()
    }
    return bytes
  }

  private mutating func entries(_ kind: RecordKind) async throws(StorageError) -> [Waiting] {
    switch kind {
    case .activity: return names.map { .activity($0) }
    case .run: return try await library.runs().map { .run($0) }
    case .session:
      let sessions = try await library.sessions()
      sums = ExerciseSum.all(of: sessions)
      return sessions.map { .ready(.session($0)) }
    case .figure: return try await library.figures().map { .ready(.figure($0)) }
    case .note: return try await library.voiceNotes().map { .note($0) }
    case .race: return try await library.races().map { .ready(.race($0)) }
    case .memory: return try await library.memory().map { .ready(.memory($0)) }
    case .naming: return try await library.names().all.map { .ready(.naming($0)) }
    case .workout: return try await library.ownWorkouts().map { .ready(.workout($0)) }
    case .preference: return try await library.preferences().map { .ready(.preference($0)) }
    }
  }

  private mutating func item(_ next: Waiting) async throws(StorageError) -> RecordItem? {
    switch next {
    case .ready(let item): return item
    case .activity(let name):
      done += 1
      return try await library.activity(name).map { .activity($0) }
    case .run(let name): return try await library.companion(name).map { .run($0) }
    case .note(let note): return .note(note, try await files?.sound(note.file))
    }
  }
}
