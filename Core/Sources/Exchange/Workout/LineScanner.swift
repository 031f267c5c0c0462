import Formats
import Training

/// Reads a part of a line from left to right and notes what is wrong in it.
///
/// A value: whoever tries a reading works on a copy, and its problems vanish with it.
struct LineScanner {
  /// Something wrong or doubtful in the part that was read.
  struct Problem {
    var severity: Diagnostic.Severity
    var range: Range<Int>
    var message: String
    var suggestion: String?
  }

  let line: FoldedLine
  var index: Int
  let end: Int
  var problems: [Problem] = []

  init(_ line: FoldedLine, _ range: Range<Int>) {
    self.line = line
    index = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { index >= end }

  /// Whether something that was read cannot be meant.
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// The byte that comes next, or zero at the end.
  var current: UInt8 { byte(at: index) }

  func byte(at place: Int) -> UInt8 {
    place >= 0 && place < end ? line.bytes[place] : 0
  }

  mutating func skipSpaces() {
    while index < end, line.bytes[index] == 0x20 { index += 1 }
  }

  /// Steps over a character if it comes next.
  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, current == UInt8(truncatingIfNeeded: character.value) else { return false }
    index += 1
    return true
  }

  /// Steps over a word, or words with single spaces, if it comes next and ends there.
  mutating func eat(word: String) -> Bool {
    var place = index
    for letter in word.utf8 {
      if letter == 0x20 {
        guard byte(at: place) == 0x20 else { return false }
        while byte(at: place) == 0x20 { place += 1 }
      } else {
        guard byte(at: place) == letter else { return false }
        place += 1
      }
    }
    guard isBoundary(place) else { return false }
    index = place
    return true
  }

  /// Steps over the first of some words that comes next.
  mutating func eat(anyOf words: [String]) -> Bool {
    words.contains { eat(word: $0) }
  }

  /// Whether a word may end before a place: no letter, no digit, no hyphen within a word.
  func isBoundary(_ place: Int) -> Bool {
    let next = byte(at: place)
    if next.isLetter || next.isFigure || next == FoldedLine.other { return false }
    guard next == UInt8(ascii: "-") else { return true }
    return !byte(at: place + 1).isLetter
  }

  /// Whether a word may begin at a place.
  func isWordStart(_ place: Int) -> Bool {
    let before = place > 0 ? line.bytes[place - 1] : 0x20
    return !before.isLetter && !before.isFigure && before != FoldedLine.other
      && before != UInt8(ascii: "-") && before != UInt8(ascii: "'")
  }

  /// The author's words from a place up to here.
  func words(from start: Int) -> String { line.words(start..<index) }

  mutating func note(
    _ severity: Diagnostic.Severity,
    from start: Int,
    _ message: String,
    _ suggestion: String? = nil
  ) {
    problems.append(
      Problem(
        severity: severity,
        range: start..<max(start, index),
        message: message,
        suggestion: suggestion
      )
    )
  }
}

extension UInt8 {
  /// Whether it is a small Latin letter, which folded capitals are as well.
  var isLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  /// Whether it is one of the ten figures.
  var isFigure: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it stands for a fraction of one character.
  var isFraction: Bool {
    self >= FoldedLine.firstFraction
      && Int(self - FoldedLine.firstFraction) < FoldedLine.fractions.count
  }
}
