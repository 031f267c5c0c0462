import Formats

/// A line that begins with the letter of a part.
///
/// Such are "A) Back Squat" and "B1. Dumbbell Curl 3 x 12".
struct DraftPart: Hashable {
  /// The letter: "A".
  let letter: String
  /// The place in the part, for exercises that take turns: "1", or nothing.
  let number: String
  /// What the line says behind it.
  let rest: String

  /// Reads a line; nothing where it begins with something else.
  init?(_ line: String) {
    var text = line.trimmed
    let isOpen = text.first == "("
    if isOpen { text.removeFirst() }
    guard let first = text.first, let byte = first.asciiValue, (65...72).contains(byte) else {
      return nil
    }
    text.removeFirst()
    var number = ""
    if let next = text.first, let byte = next.asciiValue, (49...57).contains(byte) {
      number = String(next)
      text.removeFirst()
    }
    // "A - Back Squat" needs its spaces: "A-Frame" is a name.
    if let mark = ["- ", "– ", "— "].first(where: { text.hasPrefix(" " + $0) }), !isOpen {
      text = String(text.dropFirst(1 + mark.count))
    } else {
      guard let mark = text.first, mark == ")" || mark == "." || mark == ":" else { return nil }
      text.removeFirst()
      guard text.first == " " || !number.isEmpty else { return nil }
    }
    let rest = text.trimmed
    guard !rest.isEmpty else { return nil }
    (letter, self.number, self.rest) = (String(first), number, rest)
  }

  /// What an exercise of a superset is called in our format: "A1".
  var tag: String? { number.isEmpty ? nil : letter + number }
}
