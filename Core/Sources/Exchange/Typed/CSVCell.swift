/// One cell of a table for a spreadsheet.
enum CSVCell {
  /// A quoted text that no spreadsheet mistakes for a formula.
  ///
  /// What begins like one bears a single quote before it (owasp.org/www-community/attacks/CSV_Injection),
  /// and so does what begins with such quotes already, so that ``plain(_:)`` gives back what was written.
  static func quoted(_ text: String) -> String {
    var quoted = isLikeFormula(text[...]) ? "\"'" : "\""
    for character in text { quoted += character == "\"" ? "\"\"" : String(character) }
    return quoted + "\""
  }

  /// The text that ``quoted(_:)`` was given.
  static func plain(_ cell: String) -> String {
    let rest = cell.dropFirst()
    return cell.utf8.first == UInt8(ascii: "'") && isLikeFormula(rest) ? String(rest) : cell
  }

  private static func isLikeFormula(_ text: Substring) -> Bool {
    let first = text.utf8.first { $0 != UInt8(ascii: "'") }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
      0x0D:
      return true
    default: return false
    }
  }

  /// A number, whole where it is; nothing where there is none.
  static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : value.description
  }
}
