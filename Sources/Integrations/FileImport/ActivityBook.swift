import Exchange
import Training

/// The tables beside recordings that say what these are called, and what was typed in without one.
public struct ActivityBook: Sendable {
  private var rows: [String: ActivityTable.Row] = [:]
  private var files: Set<String> = []

  // What is said of recordings that are not named, by the second in which they began: of UTC where that is
  // told, else of the place's clock. The recordings that have been read began at these.
  private var starts: [Int: [ActivityTable.Row]] = [:]
  private var clocks: [Int: [ActivityTable.Row]] = [:]
  private var begun: [Int: [ActivitySummary]] = [:]
  private var begunByClock: [Int: [ActivitySummary]] = [:]

  // What was used in activities, by their numbers in the account, and what gear is called, by its key.
  private var gear: [Int64: String] = [:]
  private var gearNames: [String: String] = [:]

  // The files that have readings of what a table lists, by their names, and what was read of them last.
  private var series: [String: GivenFile] = [:]
  private var lastRead: [String: SeriesFile] = [:]

  /// The files with readings that no table names.
  public private(set) var unnamed: [GivenFile] = []

  // A table's time may be that of the first movement.
  private static let sameStart = [0, -1, 1, -2, 2]

  /// Reads the tables among files, which may name others that have readings.
  public init(_ found: [GivenFiles.Found], series: [GivenFile] = []) {
    var named: Set<String> = []
    for file in found.map({ $0.file }) {
      files.insert(Self.plain(file.name))
      files.insert(Self.stem(file))
    }
    for other in found where other.kind == .activities {
      // Whoever reads the table for its own sake says what is wrong with it.
      guard let table = try? Self.table(other.file) else { continue }
      for row in table.rows {
        named.formUnion(row.readings)
        if row.isOnlyGear {
          if let number = row.number { gear[number] = row.gear }
          if let key = row.gearKey { gearNames[key] = row.gear }
        } else if let path = row.file {
          rows[Self.key(path, other.file)] = row
        } else if let start = row.startedAt, let second = Self.second(start, nil) {
          if start.offset == nil {
            clocks[second, default: []].append(row)
          } else {
            starts[second, default: []].append(row)
          }
        }
      }
    }
    for file in series {
      let name = file.shortName.lowercased()
      if named.contains(name) { self.series[name] = file } else { unnamed.append(file) }
    }
  }

  /// The readings of what a row lists, and why a file has none.
  mutating func readings(
    of row: ActivityTable.Row
  ) -> (files: [SeriesFile], faults: [(name: String, fault: ImportFault)]) {
    // The next activity may be of the same day.
    lastRead = lastRead.filter { row.readings.contains($0.key) }
    var faults: [(name: String, fault: ImportFault)] = []
    for name in row.readings where lastRead[name] == nil {
      guard let file = series[name] else { continue }
      do throws(ImportFault) { lastRead[name] = try Self.readings(in: file) } catch {
        faults.append((file.shortName, error))
        series[name] = nil
      }
    }
    return (row.readings.compactMap { lastRead[$0] }, faults)
  }

  private static func readings(in file: GivenFile) throws(ImportFault) -> SeriesFile {
    try file.table { (head) throws(ActivityTableError) in
      try SeriesFile.reader(of: head, name: file.shortName)
    }
  }

  /// Reads a table.
  static func table(_ file: GivenFile) throws(ImportFault) -> ActivityTable {
    try file.table { (head) throws(ActivityTableError) in
      try ActivityTable.reader(of: head, name: file.shortName)
    }
  }

  /// Whether recordings are only known by when they began.
  var namesStarts: Bool { !starts.isEmpty || !clocks.isEmpty }

  /// What is said of a recording; what the runner's own clock is ahead of UTC says by which it began where
  /// the recording does not.
  mutating func row(
    of file: GivenFile,
    _ recorded: ActivitySummary,
    usual: UTCOffset?
  ) -> ActivityTable.Row? {
    note(recorded, usual: usual)
    let named = rows[Self.plain(file.name)] ?? rows[Self.stem(file)]
    return (named ?? best(recorded, usual)).map { completed($0) }
  }

  /// Of the rows that began when a recording did, the one that fits it best, if any does.
  private func best(_ recorded: ActivitySummary, _ usual: UTCOffset?) -> ActivityTable.Row? {
    guard let second = Self.second(recorded.startedAt, nil),
      let clock = Self.second(recorded.startedAt, usual)
    else { return nil }
    let near = Self.sameStart.flatMap { (starts[second + $0] ?? []) + (clocks[clock + $0] ?? []) }
    return near.filter { $0.fit(recorded) > 0 }.max { $0.fit(recorded) < $1.fit(recorded) }
  }

  /// A row with what other files tell of its activity.
  func completed(_ row: ActivityTable.Row) -> ActivityTable.Row {
    let used = row.number.flatMap { gear[$0] } ?? row.gearKey.flatMap { gearNames[$0] }
    guard row.gear == nil, let used else { return row }
    var row = row
    row.gear = used
    return row
  }

  /// Remembers what was recorded, and when it began.
  mutating func note(_ recorded: ActivitySummary, usual: UTCOffset?) {
    guard namesStarts else { return }
    let start = recorded.startedAt
    if let second = Self.second(start, nil) { begun[second, default: []].append(recorded) }
    if let clock = Self.second(start, usual) { begunByClock[clock, default: []].append(recorded) }
  }

  /// Remembers what a recording tells by itself.
  mutating func note(_ recording: Recording, usual: UTCOffset?) {
    var recorded = ActivitySummary(
      sport: recording.sport,
      kind: recording.kind ?? recording.sport.rawValue,
      startedAt: recording.startedAt,
      source: .table
    )
    recorded.distance = recording.totals.distance
    recorded.elapsed = recording.totals.elapsed
    recorded.moving = recording.totals.timer
    note(recorded, usual: usual)
  }

  /// Whether the recording that a row means was given too: by its name, or by its start where no other row
  /// fits it better, unless the figures say that both are the same.
  func hasRecording(_ row: ActivityTable.Row, of table: GivenFile) -> Bool {
    if row.isOnlyGear { return true }
    if let path = row.file { return files.contains(Self.key(path, table)) }
    guard let start = row.startedAt, let second = Self.second(start, nil) else { return false }
    let (known, said) = start.offset == nil ? (begunByClock, clocks) : (begun, starts)
    let others = Self.sameStart.flatMap { said[second + $0] ?? [] }
    return Self.sameStart.flatMap { known[second + $0] ?? [] }.contains { recorded in
      let own = row.fit(recorded)
      guard own > 0 else { return false }
      return row.agrees(recorded) == true || others.allSatisfy { $0.fit(recorded) <= own }
    }
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
