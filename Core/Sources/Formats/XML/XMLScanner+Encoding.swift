extension XMLScanner {
  /// Looks at how the text is encoded; false where more bytes are needed to tell.
  mutating func begin() throws(XMLError) -> Bool {
    guard buffer.count >= 4 || isWhole else { return false }
    try refuseWideCharacters()
    let hasMark = buffer.starts(with: [0xEF, 0xBB, 0xBF])
    // Strava writes white space before the declaration.
    let start = skipSpace(from: hasMark ? 3 : 0)
    guard start + 6 <= buffer.count || isWhole else { return false }
    if begins("<?xml", at: start), start + 5 < buffer.count,
      XMLCharacter.isSpace(buffer[start + 5])
    {
      guard let end = find("?>", from: start) else {
        guard isWhole else { return false }
        throw error(.unexpectedEnd(expected: .instructionEnd), at: buffer.count)
      }
      try readDeclaration(start..<end, hasMark: hasMark)
    }
    index = hasMark ? 3 : 0
    return true
  }

  private func refuseWideCharacters() throws(XMLError) {
    let first = Array(buffer.prefix(4))
    let isWide =
      first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE])
      || first.starts(with: [0x00, 0x3C]) || first.starts(with: [0x3C, 0x00])
    if isWide { throw error(.unsupportedEncoding("UTF-16"), at: 0) }
  }

  private mutating func readDeclaration(_ range: Range<Int>, hasMark: Bool) throws(XMLError) {
    guard let word = find("encoding", from: range.lowerBound), word < range.upperBound else {
      return
    }
    let equals = skipSpace(from: word)
    guard equals < range.upperBound, buffer[equals] == UInt8(ascii: "=") else { return }
    let quote = skipSpace(from: equals + 1)
    guard quote < range.upperBound, let end = find(string(quote..<(quote + 1)), from: quote + 1),
      end <= range.upperBound
    else { return }
    let name = string((quote + 1)..<(end - 1))
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1":
      // The mark at the start says more surely what the bytes are.
      guard !hasMark else { return }
      let rest = buffer[range.upperBound...]
      buffer.removeSubrange(range.upperBound...)
      Latin1.append(rest, to: &buffer)
      isLatin1 = true
    default: throw error(.unsupportedEncoding(name), at: range.lowerBound)
    }
  }
}
