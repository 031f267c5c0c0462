/// The characters that a page writes by name or by number: `&amp;`, `&ndash;`, `&#189;`.
enum HTMLEntity {
  // What workouts are written with; a page of the last twenty years writes all others as they are.
  private static let names: [(name: StaticString, text: StaticString)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", " "),
    ("ensp", " "), ("emsp", " "), ("thinsp", " "), ("ndash", "–"), ("mdash", "—"), ("minus", "-"),
    ("times", "x"), ("frac12", "½"), ("frac14", "¼"), ("frac34", "¾"), ("deg", "°"),
    ("hellip", "…"), ("rsquo", "'"), ("lsquo", "'"), ("ldquo", "\""), ("rdquo", "\""),
    ("prime", "'"), ("Prime", "\""), ("bull", "•"), ("middot", "·"), ("eacute", "é"),
    ("egrave", "è"), ("auml", "ä"), ("ouml", "ö"), ("uuml", "ü"), ("Auml", "Ä"), ("Ouml", "Ö"),
    ("Uuml", "Ü"), ("szlig", "ß"), ("ccedil", "ç"), ("ntilde", "ñ"), ("copy", "©"), ("reg", "®"),
    ("trade", "™"), ("plus", "+"), ("percnt", "%"), ("lpar", "("), ("rpar", ")"), ("shy", ""),
    ("zwnj", ""), ("commat", "@"), ("colon", ":"), ("frasl", "/"), ("sol", "/"),
  ]

  /// The text of the entity at an ampersand, and where it ends; nothing where there is none.
  static func read(_ bytes: [UInt8], at start: Int) -> (text: [UInt8], end: Int)? {
    var end = start + 1
    while end < bytes.count, end - start < 12, isPart(bytes[end]) { end += 1 }
    let word = bytes[(start + 1)..<end]
    guard !word.isEmpty else { return nil }
    let behind = end < bytes.count && bytes[end] == UInt8(ascii: ";") ? end + 1 : end
    if word.first == UInt8(ascii: "#") {
      return scalar(word.dropFirst()).map { (Array(String(Character($0)).utf8), behind) }
    }
    guard behind > end else { return nil }
    for (name, text) in names where name.utf8CodeUnitCount == word.count {
      let isIt = name.withUTF8Buffer { buffer in
        zip(buffer, word).allSatisfy { $0 == $1 }
      }
      if isIt { return (text.withUTF8Buffer { Array($0) }, behind) }
    }
    return nil
  }

  /// Bytes with every entity in them read.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let source = Array(bytes)
    var text: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "&"), let (found, end) = read(source, at: index) {
        text += found
        index = end
      } else {
        text.append(source[index])
        index += 1
      }
    }
    return text
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    HTMLTag.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "#")
  }

  private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    var value: UInt32 = 0
    let figures = isHexadecimal ? digits.dropFirst() : digits
    guard !figures.isEmpty else { return nil }
    for byte in figures {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        isHexadecimal || digit < 10
      else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
      guard value <= 0x10FFFF else { return nil }
    }
    guard value >= 0x20 else { return " " }
    // What Windows puts where Unicode has control characters: dashes and quotes.
    switch value {
    case 0x91, 0x92: return "'"
    case 0x93, 0x94: return "\""
    case 0x95: return "•"
    case 0x96: return "–"
    case 0x97: return "—"
    case 0xA0, 0x2002...0x200A, 0x202F: return " "
    default: return Unicode.Scalar(value)
    }
  }
}
