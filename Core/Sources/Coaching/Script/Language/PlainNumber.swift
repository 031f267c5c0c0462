/// Writes numbers into messages.
enum PlainNumber {
  /// A number as a person would write it: without a point where it is whole.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
