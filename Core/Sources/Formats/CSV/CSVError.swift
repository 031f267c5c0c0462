/// What makes a text no table of separated values.
public enum CSVError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no header.
  case empty
  /// A cell that begins with a quote never ends.
  case openQuote(line: Int)
  /// There is text between a closing quote and the next cell.
  case textBehindQuote(line: Int)
  /// The bytes are no text in UTF-8, UTF-16 or Windows-1252.
  case invalidUTF8(line: Int)
  /// A line has more cells than any real table.
  case tooWide(line: Int, limit: Int)
  /// The table is larger than any real one.
  case tooLong(limit: Int)
  /// What begins with a line, breaks within its quotes included, is longer than a line of any real table.
  case longRow(line: Int, limit: Int)
  /// The table has more rows than any real one.
  case tooManyRows(limit: Int)

  /// The sentence shown to a person who gave the file.
  public var description: String {
    switch self {
    case .empty: "found no line, expected a header with the names of columns"
    case .openQuote(let line): "line \(line): found a quote that never closes, expected its end"
    case .textBehindQuote(let line):
      "line \(line): found text after a closing quote, expected the next cell"
    case .invalidUTF8(let line): "line \(line): found bytes that are no text, expected UTF-8"
    case .tooWide(let line, let limit):
      "line \(line): found more than \(limit) cells, expected a table of at most that many columns"
    case .tooLong(let limit): "found more than \(limit) bytes, expected a table of at most that"
    case .longRow(let line, let limit):
      "line \(line): found more than \(limit) bytes without its end, such as a quote that never closes"
    case .tooManyRows(let limit): "found more than \(limit) rows, expected at most that many"
    }
  }

  /// The same of a portion below so many lines.
  public func below(_ lines: Int) -> CSVError {
    switch self {
    case .openQuote(let line): .openQuote(line: line + lines)
    case .textBehindQuote(let line): .textBehindQuote(line: line + lines)
    case .invalidUTF8(let line): .invalidUTF8(line: line + lines)
    case .tooWide(let line, let limit): .tooWide(line: line + lines, limit: limit)
    case .empty, .tooLong, .longRow, .tooManyRows: self
    }
  }
}
