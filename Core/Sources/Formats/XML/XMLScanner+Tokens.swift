/// The small parts that tags are made of.
extension XMLScanner {
  /// How a start tag ends.
  enum TagEnd {
    case open(Int)
    case closed(Int)
    case incomplete(XMLError.Expectation)
  }

  /// The name that begins here, or nothing where the bytes end before it does.
  func scanName(from start: Int) throws(XMLError) -> Range<Int>? {
    guard start < buffer.count else { return nil }
    guard XMLCharacter.isNameStart(buffer[start]) else { throw unexpected(.name, at: start) }
    var end = start + 1
    var seen = buffer[start]
    while true {
      guard end < buffer.count else { return nil }
      let byte = buffer[end]
      guard XMLCharacter.isName(byte) else { break }
      seen |= byte
      end += 1
    }
    if seen >= 0x80 { try checkUTF8(start, end) }
    return start..<end
  }

  /// The name without its prefix.
  func localPart(of name: Range<Int>) -> Range<Int> {
    var start = name.upperBound
    while start > name.lowerBound, buffer[start - 1] != UInt8(ascii: ":") { start -= 1 }
    return start..<name.upperBound
  }

  /// Reads attributes up to the end of the tag.
  mutating func scanAttributes(from start: Int) throws(XMLError) -> TagEnd {
    var cursor = start
    while true {
      let next = skipSpace(from: cursor)
      guard next < buffer.count else { return .incomplete(.attributeOrEnd) }
      if buffer[next] == UInt8(ascii: ">") { return .open(next + 1) }
      if buffer[next] == UInt8(ascii: "/") {
        guard next + 1 < buffer.count else { return .incomplete(.tagEnd) }
        guard buffer[next + 1] == UInt8(ascii: ">") else { throw unexpected(.tagEnd, at: next + 1) }
        return .closed(next + 2)
      }
      // White space must part an attribute from what stands before it.
      guard next > cursor, XMLCharacter.isNameStart(buffer[next]) else {
        throw unexpected(.attributeOrEnd, at: next)
      }
      guard attributes.count < rules.attributes else {
        throw error(.tooManyAttributes(limit: rules.attributes), at: next)
      }
      guard let name = try scanName(from: next) else { return .incomplete(.name) }
      let equals = skipSpace(from: name.upperBound)
      guard equals < buffer.count else { return .incomplete(.equals) }
      guard buffer[equals] == UInt8(ascii: "=") else { throw unexpected(.equals, at: equals) }
      let quote = skipSpace(from: equals + 1)
      guard quote < buffer.count else { return .incomplete(.quote) }
      let mark = buffer[quote]
      guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
        throw unexpected(.quote, at: quote)
      }
      let end = try endOfRun(from: quote + 1, until: mark)
      guard end < buffer.count else { return .incomplete(.closingQuote) }
      guard buffer[end] == mark else { throw unexpected(.closingQuote, at: end) }
      try addAttribute(XMLAttribute(name: name, value: (quote + 1)..<end))
      cursor = end + 1
    }
  }

  private mutating func addAttribute(_ attribute: XMLAttribute) throws(XMLError) {
    for other in attributes where other.name.count == attribute.name.count {
      guard !buffer[other.name].elementsEqual(buffer[attribute.name]) else {
        throw error(.duplicateAttribute(string(attribute.name)), at: attribute.name.lowerBound)
      }
    }
    attributes.append(attribute)
  }

  /// The end of a run of characters, at a byte that ends it or at a tag; all characters are checked.
  func endOfRun(from start: Int, until stop: UInt8) throws(XMLError) -> Int {
    var cursor = start
    var isASCII = true
    while cursor < buffer.count {
      let byte = buffer[cursor]
      if byte == stop || byte == UInt8(ascii: "<") { break }
      // Digits, letters and most signs lie in this range; what does not is looked at closely.
      if byte &- 0x27 < 0x59 {
        cursor += 1
      } else if byte == UInt8(ascii: "&") {
        guard let end = try endOfReference(at: cursor) else { return buffer.count }
        cursor = end
      } else {
        if byte < 0x20, !XMLCharacter.isSpace(byte) {
          throw error(.illegalCharacter(byte), at: cursor)
        }
        if byte >= 0x80 { isASCII = false }
        cursor += 1
      }
    }
    // A run that the bytes end in may have been cut within a character.
    if !isASCII, cursor < buffer.count || isWhole { try checkUTF8(start, cursor) }
    return cursor
  }

  private func endOfReference(at start: Int) throws(XMLError) -> Int? {
    let reference: XMLReference?
    do {
      reference = try XMLReference.read(buffer, at: start)
    } catch {
      throw self.error(error, at: start)
    }
    if let reference { return reference.end }
    guard !isWhole else { throw error(.malformedReference, at: start) }
    return nil
  }

  /// Refuses what may not stand in character data of any kind.
  func checkCharacters(_ start: Int, _ end: Int) throws(XMLError) {
    for index in start..<end where buffer[index] < 0x20 && !XMLCharacter.isSpace(buffer[index]) {
      throw error(.illegalCharacter(buffer[index]), at: index)
    }
    try checkUTF8(start, end)
  }

  private func checkUTF8(_ start: Int, _ end: Int) throws(XMLError) {
    if let fault = UTF8Check.firstFault(in: buffer, from: start, to: end) {
      throw error(.invalidUTF8, at: fault)
    }
  }

  func skipSpace(from start: Int) -> Int {
    var cursor = start
    while cursor < buffer.count, XMLCharacter.isSpace(buffer[cursor]) { cursor += 1 }
    return cursor
  }

  func begins(_ word: String, at start: Int) -> Bool {
    start <= buffer.count && buffer[start...].starts(with: word.utf8)
  }

  /// Where the next such word ends.
  func find(_ word: String, from start: Int) -> Int? {
    guard let first = word.utf8.first else { return start }
    var cursor = start
    while cursor < buffer.count {
      if buffer[cursor] == first, begins(word, at: cursor) { return cursor + word.utf8.count }
      cursor += 1
    }
    return nil
  }

  /// Where a document type ends that begins here: behind its internal subset, where it has one.
  func endOfDoctype(from start: Int) -> Int? {
    var cursor = start
    while cursor < buffer.count, buffer[cursor] != UInt8(ascii: "[") {
      if buffer[cursor] == UInt8(ascii: ">") { return cursor + 1 }
      cursor += 1
    }
    // Apple Health has written broken subsets: only their end is sought, not their sense.
    while let bracket = find("]", from: cursor) {
      let end = skipSpace(from: bracket)
      if end < buffer.count, buffer[end] == UInt8(ascii: ">") { return end + 1 }
      cursor = bracket
    }
    return nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: buffer[range], as: UTF8.self) }
}
