import Exchange
import Training

/// The tables beside recordings that say what these are called, and what was typed in without one.
public struct ActivityBook: Sendable {
  private var rows: [String: ActivityTable.Row] = [:]
  private var files: Set<String> = []

  // What is said of recordings that are not named, by the second in which they began: of UTC where that is
  // told, else of the place's clock. The recordings that have been read began at these.
  private var starts: [Int: ActivityTable.Row] = [:]
  private var clocks: [Int: ActivityTable.Row] = [:]
  private var begun: Set<Int> = []
  private var begunByClock: Set<Int> = []

  // A table's time may be that of the first movement.
  private static let sameStart = [0, -1, 1, -2, 2]

  /// Reads the tables among files.
  public init(_ found: [GivenFiles.Found]) {
    for file in found.map({ $0.file }) {
      files.insert(Self.plain(file.name))
      files.insert(Self.stem(file))
    }
    for other in found where other.kind == .activities {
      // Whoever reads the table for its own sake says what is wrong with it.
      guard let table = try? Self.table(other.file) else { continue }
      for row in table.rows {
        if let path = row.file {
          rows[Self.key(path, other.file)] = row
        } else if let start = row.startedAt, let second = Self.second(start, nil) {
          if start.offset == nil {
            clocks[second] = clocks[second] ?? row
          } else {
            starts[second] = starts[second] ?? row
          }
        }
      }
    }
  }

  /// Reads a table.
  static func table(_ file: GivenFile) throws(ImportFault) -> ActivityTable {
    let bytes = try file.bytes(most: GivenFile.mostTable)
    do { return try ActivityTable(bytes, name: file.shortName) } catch { throw ImportFault(error) }
  }

  /// Whether recordings are only known by when they began.
  var namesStarts: Bool { !starts.isEmpty || !clocks.isEmpty }

  /// What is said of a recording, which began at a time; what the runner's own clock is ahead of UTC says by
  /// which it did where the recording does not.
  mutating func row(
    of file: GivenFile,
    began start: LocalTime,
    usual: UTCOffset?
  ) -> ActivityTable.Row? {
    note(start, usual: usual)
    if let named = rows[Self.plain(file.name)] ?? rows[Self.stem(file)] { return named }
    guard let second = Self.second(start, nil), let clock = Self.second(start, usual) else {
      return nil
    }
    for apart in Self.sameStart {
      if let row = starts[second + apart] ?? clocks[clock + apart] { return row }
    }
    return nil
  }

  /// Remembers that a recording began at a time.
  mutating func note(_ start: LocalTime, usual: UTCOffset?) {
    if let second = Self.second(start, nil) { begun.insert(second) }
    if let clock = Self.second(start, usual) { begunByClock.insert(clock) }
  }

  /// Whether the recording that a row names was given too.
  func hasRecording(_ row: ActivityTable.Row, of table: GivenFile) -> Bool {
    if let path = row.file { return files.contains(Self.key(path, table)) }
    guard let start = row.startedAt, let second = Self.second(start, nil) else { return false }
    let known = start.offset == nil ? begunByClock : begun
    return Self.sameStart.contains { known.contains(second + $0) }
  }

  /// What a recording is known by: its path, or where a table says no more, its name.
  private static func key(_ path: String, _ table: GivenFile) -> String {
    path.contains(".") ? plain(table.folder + path) : path
  }

  private static func stem(_ file: GivenFile) -> String {
    String(plain(file.shortName).prefix { $0 != "." })
  }

  /// The second of UTC in which something began, or with what a clock is usually ahead, that of the clock.
  private static func second(_ start: LocalTime, _ usual: UTCOffset?) -> Int? {
    let seconds = start.instant.secondsSince1970
    guard seconds.magnitude < 1e12 else { return nil }
    let ahead = usual.map { (start.offset ?? $0).minutes * 60 } ?? 0
    return Int(seconds.rounded()) + ahead
  }

  /// A recording may have been unpacked since.
  private static func plain(_ name: String) -> String {
    name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }
}
