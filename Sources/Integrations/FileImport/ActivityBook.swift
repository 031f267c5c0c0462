import Exchange

/// The tables beside recordings that say what these are called, and what was typed in without one.
public struct ActivityBook: Sendable {
  private var rows: [String: ActivityTable.Row] = [:]
  private var files: Set<String> = []

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
        if let path = row.file { rows[Self.key(path, other.file)] = row }
      }
    }
  }

  /// Reads a table.
  static func table(_ file: GivenFile) throws(ImportFault) -> ActivityTable {
    let bytes = try file.bytes()
    do { return try ActivityTable(bytes, name: file.shortName) } catch { throw .diary(error) }
  }

  /// What is said of a recording.
  func row(of file: GivenFile) -> ActivityTable.Row? {
    rows[Self.plain(file.name)] ?? rows[Self.stem(file)]
  }

  /// Whether the recording that a row names was given too.
  func hasRecording(_ row: ActivityTable.Row, of table: GivenFile) -> Bool {
    row.file.map { files.contains(Self.key($0, table)) } ?? false
  }

  /// What a recording is known by: its path, or where a table says no more, its name.
  private static func key(_ path: String, _ table: GivenFile) -> String {
    path.contains(".") ? plain(table.folder + path) : path
  }

  private static func stem(_ file: GivenFile) -> String {
    String(plain(file.shortName).prefix { $0 != "." })
  }

  /// A recording may have been unpacked since.
  private static func plain(_ name: String) -> String {
    name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }
}
