/// One cell of a table for a spreadsheet.
enum CSVCell {
  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text { quoted += character == "\"" ? "\"\"" : String(character) }
    return quoted + "\""
  }

  /// A number, whole where it is; nothing where there is none.
  static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : value.description
  }
}
