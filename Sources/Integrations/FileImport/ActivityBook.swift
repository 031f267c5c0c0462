import Exchange

/// The tables beside recordings that say what these are called, and what was typed in without one.
public struct ActivityBook: Sendable {
  private var rows: [String: ActivityTable.Row] = [:]
  private var files: Set<String> = []

  /// Reads the tables among files.
  public init(_ found: [GivenFiles.Found]) {
    for file in found.map({ $0.file }) { files.insert(Self.plain(file.name)) }
    for other in found where other.kind == .activities {
      // Whoever reads the table for its own sake says what is wrong with it.
      guard let table = try? Self.table(other.file) else { continue }
      for row in table.rows {
        if let path = row.file { rows[Self.plain(other.file.folder + path)] = row }
      }
    }
  }

  /// Reads a table.
  static func table(_ file: GivenFile) throws(ImportFault) -> ActivityTable {
    let bytes = try file.bytes()
    do { return try ActivityTable(bytes) } catch { throw .diary(.noTable(error)) }
  }

  /// What is said of a recording.
  func row(of file: GivenFile) -> ActivityTable.Row? { rows[Self.plain(file.name)] }

  /// Whether the recording that a row names was given too.
  func hasRecording(_ row: ActivityTable.Row, of table: GivenFile) -> Bool {
    row.file.map { files.contains(Self.plain(table.folder + $0)) } ?? false
  }

  /// A recording may have been unpacked since.
  private static func plain(_ name: String) -> String {
    name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }
}
