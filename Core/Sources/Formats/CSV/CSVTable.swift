/// A table of separated values as RFC 4180 describes it, with a header.
///
/// The separator is the comma, the semicolon or the tab, whichever the header has most of. Lines may end
/// in any way, quoted cells may hold line breaks. The text may be UTF-8, UTF-16 or Windows-1252.
public struct CSVTable: Hashable, Sendable {
  /// A line of the table with as many cells as the header.
  public struct Row: Hashable, Sendable {
    /// Where it begins, counted from 1.
    public let line: Int
    /// What it holds, in the order of the columns.
    public let cells: [String]
  }

  /// A line that has more or fewer cells than the header, and is not among the rows.
  public struct Ragged: Hashable, Sendable, CustomStringConvertible {
    /// Where it begins, counted from 1.
    public let line: Int
    /// How many cells it has.
    public let found: Int
    /// How many the header has.
    public let expected: Int

    /// The sentence shown to a person who gave the file.
    public var description: String {
      "line \(line): found \(found) cells, expected \(expected) as in the header"
    }
  }

  // Ten years of training are a few megabytes.
  private static let mostBytes = 64 * 1024 * 1024

  /// What stands between two cells: a comma, a semicolon or a tab.
  public let separator: UInt8

  /// The names in the header, spaces around them left out.
  public private(set) var columns: [String]

  /// The lines after the header.
  public private(set) var rows: [Row] = []

  /// The lines that do not fit the header.
  public private(set) var ragged: [Ragged] = []

  /// Reads a whole table, whose header may stand further down in a file, or below lines of another kind.
  public init(_ bytes: [UInt8], fromLine first: Int = 1, below titles: Int = 0) throws(CSVError) {
    var reader = try Self.reader(bytes, fromLine: first)
    for _ in 0..<titles { _ = try reader.row() }
    separator = reader.separator
    guard let header = try reader.row() else { throw .empty }
    columns = header.cells.map { $0.trimmed }
    while let row = try reader.row() {
      // A line without anything on it is no row.
      if row.cells.count == 1, row.cells[0].isEmpty { continue }
      if row.cells.count == columns.count {
        rows.append(row)
      } else if row.cells.count > columns.count,
        row.cells[columns.count...].allSatisfy({ $0.isEmpty })
      {
        // Separators too many at the end say nothing.
        rows.append(Row(line: row.line, cells: Array(row.cells[..<columns.count])))
      } else {
        ragged.append(
          Ragged(line: row.line, found: row.cells.count, expected: columns.count)
        )
      }
    }
  }

  /// The names of columns in the first bytes of a table; nothing if they are no text.
  public static func columns(in head: [UInt8]) -> [String]? {
    guard let header = TableText.header(of: head) else { return nil }
    var reader = CSVReader(header)
    guard let row = try? reader.row() else { return nil }  // A quote that the head does not close.
    return row.cells.map { $0.trimmed }
  }

  /// Calls the columns by other names, in their order.
  public mutating func rename(_ names: [String]) {
    if names.count == columns.count { columns = names }
  }

  /// The lines of a text of separated values that has no header, each with as many cells as it has.
  public static func lines(_ bytes: [UInt8]) throws(CSVError) -> [Row] {
    var reader = try Self.reader(bytes)
    var lines: [Row] = []
    while let row = try reader.row() { lines.append(row) }
    return lines
  }

  private static func reader(
    _ bytes: [UInt8],
    fromLine first: Int = 1
  ) throws(CSVError) -> CSVReader {
    guard bytes.count <= mostBytes else { throw .tooLong(limit: mostBytes) }
    guard let text = TableText.utf8(bytes) else {
      let fault = UTF8Check.firstFault(in: bytes, from: 0, to: bytes.count) ?? 0
      throw .invalidUTF8(line: TextLocation(offset: fault, in: bytes).line)
    }
    return CSVReader(text, fromLine: first)
  }

  /// The place of a column, whatever its case.
  public func column(_ name: String) -> Int? {
    columns.firstIndex { $0.lowercased() == name.lowercased() }
  }
}
