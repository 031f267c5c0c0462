/// One escape in a JSON text, from its backslash on.
struct JSONEscape {
  /// The character that it stands for.
  let scalar: Unicode.Scalar

  /// How many bytes it takes.
  let length: Int

  /// Reads the escape at an offset; a pair of surrogates is one escape.
  init(in bytes: [UInt8], at index: Int) throws(JSONError.Problem) {
    guard index + 1 < bytes.count else { throw .unexpectedEnd(expected: .escape) }
    guard bytes[index + 1] == UInt8(ascii: "u") else {
      scalar = try Self.short(in: bytes, at: index + 1)
      length = 2
      return
    }
    let first = try Self.unit(in: bytes, at: index)
    if let whole = Unicode.Scalar(first) {
      scalar = whole
      length = 6
      return
    }
    guard first < 0xDC00, index + 7 < bytes.count, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u")
    else { throw .loneSurrogate }
    let second = try Self.unit(in: bytes, at: index + 6)
    guard 0xDC00...0xDFFF ~= second,
      let pair = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .loneSurrogate }
    scalar = pair
    length = 12
  }

  /// The length of a piece of valid text in bytes, as written and as decoded.
  static func lengths(in bytes: [UInt8], at index: Int) -> (written: Int, meant: Int) {
    // The text is valid: only a byte that is no escape fails.
    guard bytes[index] == UInt8(ascii: "\\"), let escape = try? JSONEscape(in: bytes, at: index)
    else {
      // A byte that is no escape stands for itself.
      return (1, 1)
    }
    return (escape.length, UTF8.width(escape.scalar))
  }

  private static func short(in bytes: [UInt8], at index: Int) throws(JSONError.Problem)
    -> Unicode.Scalar
  {
    switch bytes[index] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    default:
      guard let found = UTF8Check.scalar(in: bytes, at: index) else { throw .invalidUTF8 }
      throw .unknownEscape(found)
    }
  }

  /// The four hexadecimal digits after `\u`.
  private static func unit(in bytes: [UInt8], at index: Int) throws(JSONError.Problem) -> UInt32 {
    var value: UInt32 = 0
    for offset in 2..<6 {
      guard index + offset < bytes.count else { throw .unexpectedEnd(expected: .escape) }
      let byte = bytes[index + offset]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw .unknownEscape("u")
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
