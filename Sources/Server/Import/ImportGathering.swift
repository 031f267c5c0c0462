import Exchange
import Integrations
import Storage
import Training

/// What has been read of files and waits to be kept together: a commit waits for the disk, and small files
/// would wait for it longer than they are read.
struct ImportGathering {
  /// What was read of a file, with what the file said besides if that was all of it.
  struct Portion: Sendable {
    var read: ReadFile
    let part: (file: ImportedFile, portion: ImportPortion)
    let entries: [ReadingFrame]
    let end: ReadingStep.End?

    /// Adds the entries to the record; returns how many sets have each of the file's names for exercises.
    func add(to writer: inout RecordWriter) throws(ReadingFault) -> [WrittenName: Int] {
      var written: [WrittenName: Int] = [:]
      for frame in entries {
        let item = try frame.item()
        writer.add(item)
        guard case .session(let session) = item else { continue }
        // Another program's, or out of an export of ours: what has a name here needs none.
        for set in session.sets where set.diaryName == nil {
          written[WrittenName(set.exercise, in: session.program), default: 0] += 1
        }
      }
      return written
    }
  }

  /// How many bytes are kept at once: a page that writes meanwhile waits no longer than for these.
  static let mostBytes: Int64 = 1 << 20
  private static let mostFiles = 64
  // What was read and not kept is read again after a crash.
  private static let longest = Duration.milliseconds(500)

  private var portions: [Portion] = []
  private var bytes: Int64 = 0
  private var began = ContinuousClock.now

  /// Whether it should be kept now.
  var isFull: Bool {
    bytes >= Self.mostBytes || portions.count >= Self.mostFiles
      || ContinuousClock.now - began >= Self.longest
  }

  /// Whether a file of a digest waits.
  func holds(_ digest: String) -> Bool { portions.contains { $0.part.file.digest == digest } }

  mutating func add(_ entries: [ReadingFrame], of read: ReadFile, _ end: ReadingStep.End?) {
    guard let file = read.file else { return }
    if portions.isEmpty { began = .now }
    let portion = ImportPortion(after: read.reached, count: entries.count, isLast: end != nil)
    bytes += entries.reduce(0) { $0 + Int64($1.size) }
    portions.append(Portion(read: read, part: (file, portion), entries: entries, end: end))
  }

  /// Hands over what waits; nothing waits then.
  mutating func removeAll() -> [Portion] {
    defer { self = ImportGathering() }
    return portions
  }
}
