extension XMLScanner {
  /// Detects the encoding of the text; false if it needs more bytes.
  mutating func begin() throws(XMLFault) -> Bool {
    guard input.bytes.count >= 4 || input.isWhole else { return false }
    try refuseWideCharacters()
    let hasMark = input.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // Strava writes white space before the declaration.
    let start = input.skipSpace(from: hasMark ? 3 : 0)
    guard start + 6 <= input.bytes.count || input.isWhole else { return false }
    if input.begins("<?xml", at: start), start + 5 < input.bytes.count,
      XMLCharacter.isSpace(input.bytes[start + 5])
    {
      guard let end = input.find("?>", from: start) else {
        guard input.isWhole else { return false }
        throw XMLFault(
          problem: .unexpectedEnd(expected: .instructionEnd),
          offset: input.bytes.count
        )
      }
      try readDeclaration(start..<end, hasMark: hasMark)
    }
    index = hasMark ? 3 : 0
    return true
  }

  private func refuseWideCharacters() throws(XMLFault) {
    let first = Array(input.bytes.prefix(4))
    let isWide =
      first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE])
      || first.starts(with: [0x00, 0x3C]) || first.starts(with: [0x3C, 0x00])
    if isWide { throw XMLFault(problem: .unsupportedEncoding("UTF-16"), offset: 0) }
  }

  private mutating func readDeclaration(_ range: Range<Int>, hasMark: Bool) throws(XMLFault) {
    guard let word = input.find("encoding", from: range.lowerBound), word < range.upperBound else {
      return
    }
    let equals = input.skipSpace(from: word)
    guard equals < range.upperBound, input.bytes[equals] == UInt8(ascii: "=") else { return }
    let quote = input.skipSpace(from: equals + 1)
    guard quote < range.upperBound,
      let end = input.find(input.string(quote..<(quote + 1)), from: quote + 1),
      end <= range.upperBound
    else { return }
    let name = input.string((quote + 1)..<(end - 1))
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1":
      // The mark at the start says more surely what the bytes are.
      guard !hasMark else { return }
      let rest = input.bytes[range.upperBound...]
      input.bytes.removeSubrange(range.upperBound...)
      Latin1.append(rest, to: &input.bytes)
      isLatin1 = true
    default: throw XMLFault(problem: .unsupportedEncoding(name), offset: range.lowerBound)
    }
  }
}
