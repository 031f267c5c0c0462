/// Reads the values in one line of front matter.
struct FrontMatterScanner {
  private let line: SourceLine
  private(set) var index: Int

  init(_ line: SourceLine, from index: Int) {
    self.line = line
    self.index = index
    skipSpace()
  }

  /// Whether nothing but a comment follows.
  var isAtEnd: Bool { current == nil || isComment }

  /// The sign of a text that takes the following lines, if one stands here alone.
  var blockStyle: Unicode.Scalar? {
    guard let sign = current, sign == "|" || sign == ">" else { return nil }
    let rest = line.scalars[(index + 1)...]
    return rest.allSatisfy { $0 == "-" || $0 == "+" || $0 == " " } ? sign : nil
  }

  private var current: Unicode.Scalar? {
    index < line.scalars.count ? line.scalars[index] : nil
  }

  private var isComment: Bool {
    current == "#" && (index == 0 || line.scalars[index - 1] == " ")
  }

  private mutating func skipSpace() {
    while let scalar = current, scalar == " " || scalar == "\t" { index += 1 }
  }

  private func error(_ kind: FrontMatterError.Kind) -> FrontMatterError {
    FrontMatterError(kind: kind, location: line.location(of: index))
  }

  /// The name before the colon.
  mutating func key() throws(FrontMatterError) -> String {
    let start = index
    if current == "\"" || current == "'" {
      let key = try quoted()
      skipSpace()
      guard current == ":" else { throw error(.noKey) }
      index += 1
      skipSpace()
      return key
    }
    while let scalar = current {
      let isLast = index + 1 == line.scalars.count
      if scalar == ":", isLast || line.scalars[index + 1] == " " || line.scalars[index + 1] == "\t"
      {
        let key = trimmed(start..<index)
        index += 1
        skipSpace()
        guard !key.isEmpty else { break }
        return key
      }
      index += 1
    }
    index = start
    throw error(.noKey)
  }

  /// The value that begins here.
  mutating func value(depth: Int) throws(FrontMatterError) -> FrontMatter {
    switch current {
    case "\"", "'": return .text(try quoted())
    case "[": return .list(try flowList(depth: depth + 1))
    case "{": return .map(try flowMap(depth: depth + 1))
    case "&", "*", "!", "%", "@", "`": throw error(.anchor)
    default: return .text(plain(isWithinBrackets: false))
    }
  }

  /// Makes sure that the line holds nothing more.
  mutating func finish() throws(FrontMatterError) {
    skipSpace()
    guard isAtEnd else { throw error(.textBehindValue) }
  }

  // MARK: In brackets

  private mutating func flowList(depth: Int) throws(FrontMatterError) -> [FrontMatter] {
    guard depth < FrontMatterParser.depthLimit else { throw error(.tooDeep) }
    index += 1
    var values: [FrontMatter] = []
    skipSpace()
    while current != "]" {
      values.append(try flowValue(depth: depth))
      try separate(until: "]")
    }
    index += 1
    return values
  }

  private mutating func flowMap(depth: Int) throws(FrontMatterError) -> [FrontMatterEntry] {
    guard depth < FrontMatterParser.depthLimit else { throw error(.tooDeep) }
    index += 1
    var entries: [FrontMatterEntry] = []
    skipSpace()
    while current != "}" {
      guard current != nil else { throw error(.openBracket) }
      let place = line.location(of: index)
      let key = try key()
      guard !entries.contains(where: { $0.key == key }) else {
        throw FrontMatterError(kind: .doubleKey(key), location: place)
      }
      let start = index
      let value = try flowValue(depth: depth)
      let written = line.text(start..<index)
      entries.append(FrontMatterEntry(key: key, value: value, place: place, written: written))
      try separate(until: "}")
    }
    index += 1
    return entries
  }

  private mutating func flowValue(depth: Int) throws(FrontMatterError) -> FrontMatter {
    guard let scalar = current else { throw error(.openBracket) }
    switch scalar {
    case "\"", "'", "[", "{", "&", "*", "!", "%", "@", "`": return try value(depth: depth)
    case ",", "]", "}": throw error(.noValue)
    default: return .text(plain(isWithinBrackets: true))
    }
  }

  private mutating func separate(until end: Unicode.Scalar) throws(FrontMatterError) {
    skipSpace()
    if current == "," {
      index += 1
      skipSpace()
    } else if current != end {
      throw error(current == nil ? .openBracket : .textBehindValue)
    }
    if current == nil { throw error(.openBracket) }
  }

  // MARK: Texts

  private mutating func plain(isWithinBrackets: Bool) -> String {
    let start = index
    while let scalar = current, !isComment {
      if isWithinBrackets, scalar == "," || scalar == "]" || scalar == "}" { break }
      index += 1
    }
    return trimmed(start..<index)
  }

  private mutating func quoted() throws(FrontMatterError) -> String {
    let quote = current
    var text = ""
    index += 1
    while let scalar = current {
      index += 1
      if scalar == quote {
        guard quote == "'", current == "'" else { return text }
        index += 1
        text.unicodeScalars.append("'")
      } else if scalar == "\\", quote == "\"" {
        guard let escaped = current else { break }
        index += 1
        switch escaped {
        case "n": text += "\n"
        case "t": text += "\t"
        default: text.unicodeScalars.append(escaped)
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    throw error(.openQuote)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, line.scalars[end - 1] == " " || line.scalars[end - 1] == "\t" {
      end -= 1
    }
    return line.text(range.lowerBound..<end)
  }
}
