/// A name as it is compared: "Push-Ups", "push up" and "Pushup" are one exercise.
///
/// Lower-case letters and digits, without the plural "s" of each word.
public struct NameKey: Hashable, Sendable {
  /// The letters that count.
  public let text: String

  /// Folds a name.
  public init(_ name: String) {
    var text = ""
    NameKey.eachWord(of: name) { text += $0 }
    self.text = text
  }

  /// Hands over the words of a name, folded, one after the other.
  static func eachWord(of name: String, _ take: (String) -> Void) {
    var word = ""
    for scalar in name.unicodeScalars {
      if NameKey.isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if scalar != "'" && scalar != "\u{2019}" && scalar != "`" {
        if !word.isEmpty { take(NameKey.singular(word)) }
        word = ""
      }
    }
    if !word.isEmpty { take(NameKey.singular(word)) }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA: false
    // Dashes, quotation marks and spaces of the general punctuation.
    case 0x2000...0x206F, 0x3000...0x3003, 0xD7, 0xF7, 0xAB, 0xBB, 0xB7: false
    default: true
    }
  }

  private static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    let letters = lower.utf8
    // A double s is no plural: "press" stays what it is.
    guard letters.count > 2, letters.last == UInt8(ascii: "s"),
      letters.dropLast().last != UInt8(ascii: "s")
    else { return lower }
    return String(lower.dropLast())
  }
}
