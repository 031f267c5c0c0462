/// Reads JSON text by recursive descent, once through.
struct JSONParser<Tree: JSONTree> {
  private static var depthLimit: Int { 32 }

  private let bytes: [UInt8]
  private let isLenient: Bool
  private var index = 0
  private var depth = 0

  // Where the current line began, less what its longer characters take: the column is the distance.
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8], isLenient: Bool = false) {
    self.bytes = bytes
    self.isLenient = isLenient
  }

  /// The one value of the text.
  mutating func document() throws(JSONError) -> Tree {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      guard isLenient else { throw error(.byteOrderMark) }
      index = 3
    }
    skipSpace()
    guard index < bytes.count else { throw error(.empty) }
    let tree = try value()
    skipSpace()
    guard index == bytes.count else { throw error(.trailingText) }
    return tree
  }

  private mutating func value() throws(JSONError) -> Tree {
    let place = location
    switch current ?? 0 {
    case UInt8(ascii: "{"): return try object(at: place)
    case UInt8(ascii: "["): return try array(at: place)
    case UInt8(ascii: "\""): return .scalar(.string(try string()), at: place)
    case UInt8(ascii: "t"): return .scalar(try word("true", .bool(true)), at: place)
    case UInt8(ascii: "f"): return .scalar(try word("false", .bool(false)), at: place)
    case UInt8(ascii: "n"): return .scalar(try word("null", .null), at: place)
    case UInt8(ascii: "N") where isLenient: return .scalar(try word("NaN", .null), at: place)
    case UInt8(ascii: "I") where isLenient: return .scalar(try word("Infinity", .null), at: place)
    case UInt8(ascii: "-") where isLenient && next == UInt8(ascii: "I"):
      return .scalar(try word("-Infinity", .null), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .scalar(.number(try number()), at: place)
    default: throw unexpected(.value)
    }
  }

  private mutating func array(at place: TextLocation) throws(JSONError) -> Tree {
    try descend()
    var elements: [Tree] = []
    skipSpace()
    if current == UInt8(ascii: "]") {
      index += 1
    } else {
      repeat {
        skipSpace()
        elements.append(try value())
      } while try another(until: UInt8(ascii: "]"), .commaOrBracket)
    }
    depth -= 1
    return .list(elements, at: place)
  }

  private mutating func object(at place: TextLocation) throws(JSONError) -> Tree {
    try descend()
    var members: [Tree.Member] = []
    var keys = JSONKeys()
    skipSpace()
    if current == UInt8(ascii: "}") {
      index += 1
    } else {
      repeat {
        skipSpace()
        let keyPlace = location
        let key = try key(members.isEmpty ? .keyOrEnd : .key)
        guard keys.insert(key) || isLenient else {
          throw JSONError(problem: .duplicateKey(key), location: keyPlace)
        }
        skipSpace()
        guard current == UInt8(ascii: ":") else { throw unexpected(.colon) }
        index += 1
        skipSpace()
        members.append(Tree.member(key, at: keyPlace, try value()))
      } while try another(until: UInt8(ascii: "}"), .commaOrBrace)
    }
    depth -= 1
    return .record(members, at: place)
  }

  /// The name of a member.
  private mutating func key(_ expected: JSONError.Expectation) throws(JSONError) -> String {
    if current == UInt8(ascii: "\"") { return try string() }
    let start = index
    while isLenient, let byte = current, Self.isBare(byte) { index += 1 }
    guard index > start else { throw unexpected(expected) }
    return try text(of: bytes[start..<index], from: start)
  }

  private mutating func descend() throws(JSONError) {
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    index += 1
  }

  private mutating func another(
    until end: UInt8,
    _ expected: JSONError.Expectation
  ) throws(JSONError) -> Bool {
    skipSpace()
    guard let found = current, found == UInt8(ascii: ",") || found == end else {
      throw unexpected(expected)
    }
    index += 1
    return found != end
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.utf8 {
      guard current == byte else { throw unexpected(.value) }
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let place = location
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    if current == UInt8(ascii: "0") {
      index += 1
    } else {
      try digits(of: place)
    }
    if current == UInt8(ascii: ".") {
      index += 1
      try digits(of: place)
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { index += 1 }
      try digits(of: place)
    }
    // A digit here follows a leading zero.
    if let byte = current, Self.isDigit(byte) {
      throw JSONError(problem: .malformedNumber, location: place)
    }
    guard let number = DecimalText.double(bytes, start, index) else {
      throw JSONError(problem: .malformedNumber, location: place)
    }
    guard number.isFinite else { throw JSONError(problem: .numberTooLarge, location: place) }
    return number
  }

  private mutating func digits(of place: TextLocation) throws(JSONError) {
    let first = index
    while let byte = current, Self.isDigit(byte) { index += 1 }
    guard index > first else { throw JSONError(problem: .malformedNumber, location: place) }
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let text = try text(of: bytes[start..<index], from: start)
        index += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      default: try step(over: byte)
      }
    }
    throw error(.unexpectedEnd(expected: .quote))
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var decoded = Array(bytes[start..<index])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let text = try text(of: decoded[...], from: start)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        let escape: JSONEscape
        do {
          escape = try JSONEscape(in: bytes, at: index)
        } catch {
          throw self.error(error)
        }
        decoded.append(contentsOf: UTF8.encode(escape.scalar).map { Array($0) } ?? [])
        index += escape.length
      default:
        try step(over: byte)
        decoded.append(byte)
      }
    }
    throw error(.unexpectedEnd(expected: .quote))
  }

  private mutating func step(over byte: UInt8) throws(JSONError) {
    guard byte >= 0x20 || isLenient else { throw error(.controlCharacter(byte)) }
    if byte & 0xC0 == 0x80 { lineStart += 1 }
    index += 1
  }

  private func text(of slice: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    if let text = String(validating: slice, as: UTF8.self) { return text }
    let fault = UTF8Check.firstFault(in: bytes, from: start, to: index) ?? start
    throw JSONError(problem: .invalidUTF8, location: TextLocation(offset: fault, in: bytes))
  }

  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private var location: TextLocation {
    TextLocation(offset: index, line: line, column: index - lineStart + 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a name may have a byte without quotation marks: of a word or of a number.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(problem: problem, location: location)
  }

  private func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    guard index < bytes.count else { return error(.unexpectedEnd(expected: expected)) }
    guard let scalar = UTF8Check.scalar(in: bytes, at: index) else { return error(.invalidUTF8) }
    return error(.unexpected(scalar, expected: expected))
  }
}
