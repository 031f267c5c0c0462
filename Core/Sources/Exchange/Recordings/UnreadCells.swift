import Formats

/// The cells of a line that should be numbers or times and are none: whoever asks for a figure gets nothing,
/// and the report says what was there.
final class UnreadCells {
  private(set) var problems: [String] = []

  // What programs write where they have no figure.
  private static let nothing = ["-", "--", "–", "none", "null", "nan", "n/a"]

  /// Notes a cell, if it stands for something.
  func note(_ text: String, in column: String) {
    guard !Self.nothing.contains(text.lowercased()) else { return }
    let problem = "found \(text) in \"\(column)\", which is no figure"
    if !problems.contains(problem) { problems.append(problem) }
  }
}
