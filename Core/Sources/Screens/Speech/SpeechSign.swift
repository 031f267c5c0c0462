/// What one character of a text is to a voice.
enum SpeechSign {
  case letter(Unicode.Scalar)
  /// An ASCII digit.
  case digit(Unicode.Scalar)
  case space
  /// A sign, as its ASCII form.
  case mark(UInt8)
  case ellipsis
  /// A sign with a name of its own.
  case text(String)
  /// Left out: control characters, emoji, quotation marks, invisible marks.
  case nothing

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    self = value < 0x80 ? Self.ascii(scalar) : Self.beyond(scalar)
  }

  var isSpace: Bool {
    if case .space = self { true } else { false }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "0"..."9": .digit(scalar)
    case "a"..."z", "A"..."Z": .letter(scalar)
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}": .space
    case "\"", "`": .nothing
    case "*", "_", "{", "}", "|", "\\", "^", "$": .space
    case "\0"..."\u{1F}", "\u{7F}": .nothing
    default: .mark(UInt8(scalar.value))
    }
  }

  private static func beyond(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0x85: .space
    case 0x80...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: .nothing
    case 0x2010, 0x2011, 0x2212: .mark(UInt8(ascii: "-"))
    case 0x2012...0x2015: .mark(Self.dash)
    case 0x2018, 0x2019, 0x2032: .mark(UInt8(ascii: "'"))
    // Kept until times such as 4'52 have been found; a quotation mark says nothing otherwise.
    case 0x2033: .mark(UInt8(ascii: "\""))
    case 0x201A...0x201F, 0xAB, 0xBB, 0x2039, 0x203A: .nothing
    case 0x2026: .ellipsis
    case 0xB0: .mark(Self.degree)
    case 0xD7: .mark(UInt8(ascii: "x"))
    case 0xF7: .text("divided by")
    case 0x2248: .mark(UInt8(ascii: "~"))
    case 0x2264: .text("at most")
    case 0x2265: .text("at least")
    case 0x2190...0x21FF, 0x2B00...0x2BFF, 0x27F0...0x27FF, 0x2900...0x297F: .space
    case 0xBC: .text("one quarter")
    case 0xBD: .text("one half")
    case 0xBE: .text("three quarters")
    case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 48).map(Self.digit) ?? .nothing
    case 0xA1...0xBF where scalar.value != 0xAA && scalar.value != 0xB5 && scalar.value != 0xBA:
      .space
    case 0x2030...0x205E, 0x20A0...0x20FF, 0x2300...0x27EF, 0x3001...0x303F: .space
    case 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F000...0x1FAFF, 0xE0000...0xE0FFF:
      .nothing
    default: .letter(scalar)
    }
  }

  /// Stands for every long dash: no ASCII sign is one, so a control character that never occurs is.
  static let dash: UInt8 = 1

  /// Stands for the degree sign.
  static let degree: UInt8 = 2
}
