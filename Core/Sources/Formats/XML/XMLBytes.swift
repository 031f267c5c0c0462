/// The bytes at hand of a document, and the small parts that tags are made of.
///
/// Kept apart from the scanner because it is small: what scans byte by byte takes nothing else along.
struct XMLBytes: Sendable {
  var bytes: [UInt8] = []

  /// Whether these are all the bytes that there will be.
  var isWhole: Bool

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: Runs

extension XMLBytes {
  /// The end of a run of characters, at a byte that ends it or at a tag; all characters are checked.
  func endOfRun(from start: Int, until stop: UInt8) throws(XMLFault) -> Int {
    let count = bytes.count
    var cursor = start
    var isASCII = true
    while cursor < count {
      let byte = bytes[cursor]
      if byte == stop { break }
      if byte >= 0x80 {
        isASCII = false
      } else if XMLCharacter.isSpecial(byte) {
        if byte == UInt8(ascii: "<") { break }
        guard byte == UInt8(ascii: "&") else {
          throw XMLFault(problem: .illegalCharacter(byte), offset: cursor)
        }
        guard let end = try endOfReference(at: cursor) else { return count }
        cursor = end
        continue
      }
      cursor &+= 1
    }
    // A run that the bytes end in may have been cut within a character.
    if !isASCII, cursor < count || isWhole { try checkUTF8(start, cursor) }
    return cursor
  }

  private func endOfReference(at start: Int) throws(XMLFault) -> Int? {
    let reference: XMLReference?
    do {
      reference = try XMLReference.read(bytes, at: start)
    } catch {
      throw XMLFault(problem: error, offset: start)
    }
    if let reference { return reference.end }
    guard !isWhole else { throw XMLFault(problem: .malformedReference, offset: start) }
    return nil
  }

  /// Refuses what character data of any kind may not contain.
  func checkCharacters(_ start: Int, _ end: Int) throws(XMLFault) {
    for index in start..<end where bytes[index] < 0x20 && !XMLCharacter.isSpace(bytes[index]) {
      throw XMLFault(problem: .illegalCharacter(bytes[index]), offset: index)
    }
    try checkUTF8(start, end)
  }

  private func checkUTF8(_ start: Int, _ end: Int) throws(XMLFault) {
    if let fault = UTF8Check.firstFault(in: bytes, from: start, to: end) {
      throw XMLFault(problem: .invalidUTF8, offset: fault)
    }
  }

  func skipSpace(from start: Int) -> Int {
    let count = bytes.count
    var cursor = start
    while cursor < count, XMLCharacter.isSpace(bytes[cursor]) { cursor &+= 1 }
    return cursor
  }
}

// MARK: Names and attributes

extension XMLBytes {
  /// How a start tag ends.
  enum TagEnd {
    case open(Int)
    case closed(Int)
    case incomplete(XMLError.Expectation)
  }

  /// The name that begins here, or nothing where the bytes end before it does.
  func name(from start: Int) throws(XMLFault) -> Range<Int>? {
    let count = bytes.count
    guard start < count else { return nil }
    guard XMLCharacter.isNameStart(bytes[start]) else { throw unexpected(.name, at: start) }
    var end = start &+ 1
    var seen = bytes[start]
    while end < count, XMLCharacter.isName(bytes[end]) {
      seen |= bytes[end]
      end &+= 1
    }
    guard end < count else { return nil }
    if seen >= 0x80 { try checkUTF8(start, end) }
    return start..<end
  }

  /// The name without its prefix.
  func localPart(of name: Range<Int>) -> Range<Int> {
    var start = name.upperBound
    while start > name.lowerBound, bytes[start &- 1] != UInt8(ascii: ":") { start &-= 1 }
    return start..<name.upperBound
  }

  /// Reads attributes up to the end of the tag.
  func attributes(
    from start: Int,
    atMost limit: Int,
    into attributes: inout [XMLAttribute]
  ) throws(XMLFault) -> TagEnd {
    let count = bytes.count
    var cursor = start
    while true {
      let next = skipSpace(from: cursor)
      guard next < count else { return .incomplete(.attributeOrEnd) }
      if bytes[next] == UInt8(ascii: ">") { return .open(next + 1) }
      if bytes[next] == UInt8(ascii: "/") {
        guard next + 1 < count else { return .incomplete(.tagEnd) }
        guard bytes[next + 1] == UInt8(ascii: ">") else { throw unexpected(.tagEnd, at: next + 1) }
        return .closed(next + 2)
      }
      // White space must part an attribute from what stands before it.
      guard next > cursor, XMLCharacter.isNameStart(bytes[next]) else {
        throw unexpected(.attributeOrEnd, at: next)
      }
      guard attributes.count < limit else {
        throw XMLFault(problem: .tooManyAttributes(limit: limit), offset: next)
      }
      guard let name = try name(from: next) else { return .incomplete(.name) }
      let equals = skipSpace(from: name.upperBound)
      guard equals < count else { return .incomplete(.equals) }
      guard bytes[equals] == UInt8(ascii: "=") else { throw unexpected(.equals, at: equals) }
      let quote = skipSpace(from: equals + 1)
      guard quote < count else { return .incomplete(.quote) }
      let mark = bytes[quote]
      guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
        throw unexpected(.quote, at: quote)
      }
      let end = try endOfRun(from: quote + 1, until: mark)
      guard end < count else { return .incomplete(.closingQuote) }
      guard bytes[end] == mark else { throw unexpected(.closingQuote, at: end) }
      try refuseSecond(name, among: attributes)
      attributes.append(XMLAttribute(name: name, value: (quote + 1)..<end))
      cursor = end + 1
    }
  }

  private func refuseSecond(
    _ name: Range<Int>,
    among attributes: [XMLAttribute]
  ) throws(XMLFault) {
    for other in attributes where other.name.count == name.count {
      guard !equal(other.name, name) else {
        throw XMLFault(problem: .duplicateAttribute(string(name)), offset: name.lowerBound)
      }
    }
  }

  /// Whether two ranges hold the same bytes; they are as long as each other.
  func equal(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let shift = right.lowerBound &- left.lowerBound
    for index in left where bytes[index] != bytes[index &+ shift] { return false }
    return true
  }
}

// MARK: Words

extension XMLBytes {
  func begins(_ word: String, at start: Int) -> Bool {
    start <= bytes.count && bytes[start...].starts(with: word.utf8)
  }

  /// Where the next such word ends.
  func find(_ word: String, from start: Int) -> Int? {
    guard let first = word.utf8.first else { return start }
    var cursor = start
    while cursor < bytes.count {
      if bytes[cursor] == first, begins(word, at: cursor) { return cursor + word.utf8.count }
      cursor += 1
    }
    return nil
  }

  /// Where the document type that begins here ends: after its internal subset, if it has one.
  func endOfDoctype(from start: Int) -> Int? {
    var cursor = start
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "[") {
      if bytes[cursor] == UInt8(ascii: ">") { return cursor + 1 }
      cursor += 1
    }
    // Apple Health has written broken subsets: only their end is sought, not their sense.
    while let bracket = find("]", from: cursor) {
      let end = skipSpace(from: bracket)
      if end < bytes.count, bytes[end] == UInt8(ascii: ">") { return end + 1 }
      cursor = bracket
    }
    return nil
  }

  func unexpected(_ expected: XMLError.Expectation, at offset: Int) -> XMLFault {
    guard let scalar = UTF8Check.scalar(in: bytes, at: offset) else {
      return XMLFault(problem: .invalidUTF8, offset: offset)
    }
    return XMLFault(problem: .unexpected(scalar, expected: expected), offset: offset)
  }
}
