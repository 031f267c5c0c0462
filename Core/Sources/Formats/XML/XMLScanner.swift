/// Reads XML tag by tag, from a whole file or in pieces as they come, without building a tree.
///
/// Ask for one event after the other; what the event carries is read from the scanner itself, on
/// demand and in place: the name, the attributes, and the text between the tag before and this one.
/// Nothing is looked up outside the bytes, no entity but the five of XML is known.
///
///     var scanner = XMLScanner(bytes, vocabulary: XMLVocabulary(["trkpt", "ele"]))
///     while let event = try scanner.next() {
///       if event == .end(1) { altitude = scanner.number }
///     }
public struct XMLScanner: Sendable {
  /// A tag, with its name's place in the vocabulary, absent for a name that is not in it.
  public enum Event: Hashable, Sendable {
    case start(Int?)
    case end(Int?)
  }

  private let rules: XMLRules
  private let vocabulary: XMLVocabulary

  // What lies before the end of the last event is let go when more is fed.
  var input: XMLBytes
  var index = 0
  private var passed = TextPosition()
  var isLatin1 = false
  private var hasBegun = false

  // What the last event carries, as ranges of the bytes at hand.
  private var tagStart = 0
  private(set) var nameRange = 0..<0
  private(set) var textRange = 0..<0
  private(set) var textPieces: [XMLTextPiece] = []
  private(set) var attributes: [XMLAttribute] = []

  private var open = XMLOpenElements()
  private var hasRoot = false
  private var closesAtOnce = false

  /// Reads a whole file.
  public init(_ bytes: [UInt8], vocabulary: XMLVocabulary, rules: XMLRules = .recording) {
    self.rules = rules
    self.vocabulary = vocabulary
    input = XMLBytes(bytes: bytes, isWhole: true)
  }

  /// Reads pieces: `feed` one, take events until there are none, and so on; `finish` after the last.
  public init(vocabulary: XMLVocabulary, rules: XMLRules = .recording) {
    self.rules = rules
    self.vocabulary = vocabulary
    input = XMLBytes(isWhole: false)
  }

  /// Adds the next piece of the document; what the last event carried can no longer be asked for.
  public mutating func feed(_ piece: [UInt8]) {
    open.letGo(of: input)
    // An element that closes at once is still owed its end, with its name.
    let kept = closesAtOnce ? tagStart : index
    passed.advance(over: input.bytes[..<kept])
    input.bytes.removeSubrange(..<kept)
    index -= kept
    tagStart = 0
    nameRange = closesAtOnce ? 1..<(1 + nameRange.count) : 0..<0
    forgetContent()
    if isLatin1 {
      Latin1.append(piece[...], to: &input.bytes)
    } else {
      input.bytes.append(contentsOf: piece)
    }
  }

  /// Says that there are no more pieces.
  public mutating func finish() { input.isWhole = true }

  /// The next tag, or nothing when more pieces are needed or the document has ended.
  public mutating func next() throws(XMLError) -> Event? {
    do throws(XMLFault) {
      return try event()
    } catch {
      // What looks wrong may only be a character whose end is in the next piece.
      if error.problem == .invalidUTF8, !input.isWhole,
        UTF8Check.isCut(input.bytes, at: error.offset)
      {
        return nil
      }
      throw XMLError(problem: error.problem, location: location(of: error.offset))
    }
  }

  private mutating func event() throws(XMLFault) -> Event? {
    forgetContent()
    if closesAtOnce {
      closesAtOnce = false
      return .end(open.pop())
    }
    if !hasBegun {
      guard passed.offset + input.count <= rules.bytes else { throw tooLong() }
      guard try begin() else { return try starve(.element, at: input.count) }
      hasBegun = true
    }
    var cursor = index
    while true {
      let text = cursor
      cursor = try input.endOfRun(from: text, until: UInt8(ascii: "<"))
      // Text that is not all there yet is left for later, lest a character be cut in two.
      if cursor > text, cursor < input.count || input.isWhole { try readText(text..<cursor) }
      guard cursor < input.count else { return try starve(.tag, at: cursor) }
      guard cursor + 1 < input.count else { return try starve(.markup, at: cursor + 1) }
      switch input[cursor + 1] {
      case UInt8(ascii: "/"): return try endTag(from: cursor)
      case UInt8(ascii: "?"):
        guard let end = input.find("?>", from: cursor + 2) else {
          return try starve(.instructionEnd, at: input.count)
        }
        cursor = end
      case UInt8(ascii: "!"):
        guard let end = try declaration(from: cursor) else { return nil }
        cursor = end
      default: return try startTag(from: cursor)
      }
    }
  }

  private mutating func forgetContent() {
    textRange = index..<index
    if !textPieces.isEmpty { textPieces.removeAll(keepingCapacity: true) }
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
  }
}

// MARK: Tags

extension XMLScanner {
  private mutating func startTag(from start: Int) throws(XMLFault) -> Event? {
    guard let name = try input.name(from: start + 1) else {
      return try starve(.name, at: input.count)
    }
    guard !hasRoot || !open.isEmpty else {
      throw XMLFault(problem: .secondRoot(input.string(name)), offset: start)
    }
    guard open.count < rules.depth else {
      throw XMLFault(problem: .tooDeep(limit: rules.depth), offset: start)
    }
    if input[name.upperBound] == UInt8(ascii: ">") {
      index = name.upperBound + 1
    } else {
      let end = try input.attributes(
        from: name.upperBound,
        atMost: rules.attributes,
        into: &attributes
      )
      switch end {
      case .open(let end): index = end
      case .closed(let end):
        index = end
        closesAtOnce = true
      case .incomplete(let expected): return try starve(expected, at: input.count)
      }
    }
    let local = input.localPart(of: name)
    let place = vocabulary.place(of: input.bytes, local.lowerBound, local.upperBound)
    open.push(name, place)
    hasRoot = true
    tagStart = start
    nameRange = name
    return .start(place)
  }

  private mutating func endTag(from start: Int) throws(XMLFault) -> Event? {
    // Most ends are just the name that is open and the bracket.
    let first = start + 2
    let quick = first..<(first + open.lastLength)
    if quick.upperBound < input.count, input[quick.upperBound] == UInt8(ascii: ">"),
      open.lastIs(quick, in: input)
    {
      return close(quick, from: start, to: quick.upperBound + 1)
    }
    guard let name = try input.name(from: first) else {
      return try starve(.name, at: input.count)
    }
    let end = input.skipSpace(from: name.upperBound)
    guard end < input.count else { return try starve(.tagEnd, at: end) }
    guard input[end] == UInt8(ascii: ">") else { throw input.unexpected(.tagEnd, at: end) }
    guard let expected = path.last else {
      throw XMLFault(problem: .endWithoutStart(input.string(name)), offset: start)
    }
    guard open.lastIs(name, in: input) else {
      let found = input.string(name)
      throw XMLFault(problem: .mismatchedEnd(open: expected, found: found), offset: start)
    }
    return close(name, from: start, to: end + 1)
  }

  private mutating func close(_ name: Range<Int>, from start: Int, to end: Int) -> Event {
    tagStart = start
    nameRange = name
    index = end
    return .end(open.pop())
  }

  /// The name of the element that is open and of those around it, the outermost first.
  public var path: [String] { open.names(in: input) }

  /// How many elements are open: a start counts its own, an end no longer does.
  public var depth: Int { open.count }

  /// Whether the document's root has been closed.
  public var hasEnded: Bool { hasRoot && open.isEmpty && !closesAtOnce }
}

// MARK: Between tags

extension XMLScanner {
  /// Passes over a comment, CDATA or a document type; nothing if more bytes are needed.
  private mutating func declaration(from start: Int) throws(XMLFault) -> Int? {
    if input.begins("<!--", at: start) {
      if let end = input.find("-->", from: start + 4) { return end }
      return try starved(.commentEnd)
    }
    if input.begins("<![CDATA[", at: start) {
      guard !open.isEmpty else {
        throw XMLFault(problem: .unexpected("<", expected: .element), offset: start)
      }
      guard let end = input.find("]]>", from: start + 9) else { return try starved(.cdataEnd) }
      try input.checkCharacters(start + 9, end - 3)
      addPiece(XMLTextPiece(range: (start + 9)..<(end - 3), isLiteral: true))
      return end
    }
    if input.begins("<!DOCTYPE", at: start) {
      guard rules.doctype == .skipped, !hasRoot else {
        throw XMLFault(problem: .doctype, offset: start)
      }
      if let end = input.endOfDoctype(from: start) { return end }
      return try starved(.doctypeEnd)
    }
    // The bytes may end before they tell what it is.
    let rest = input.bytes[start...]
    if rest.count < 9,
      "<!--".utf8.starts(with: rest) || "<![CDATA[".utf8.starts(with: rest)
        || "<!DOCTYPE".utf8.starts(with: rest)
    {
      return try starved(.markup)
    }
    throw input.unexpected(.markup, at: start + 2)
  }

  /// Text is only allowed inside the root, white space everywhere.
  private mutating func readText(_ range: Range<Int>) throws(XMLFault) {
    if open.isEmpty {
      let first = input.skipSpace(from: range.lowerBound)
      guard first >= range.upperBound else {
        throw input.unexpected(hasRoot ? .documentEnd : .element, at: first)
      }
    } else if textPieces.isEmpty, textRange.isEmpty {
      textRange = range
    } else {
      addPiece(XMLTextPiece(range: range, isLiteral: false))
    }
  }

  private mutating func addPiece(_ piece: XMLTextPiece) {
    if textPieces.isEmpty, !textRange.isEmpty {
      textPieces.append(XMLTextPiece(range: textRange, isLiteral: false))
    }
    textPieces.append(piece)
  }

  private func starved(_ expected: XMLError.Expectation) throws(XMLFault) -> Int? {
    _ = try starve(expected, at: input.count)
    return nil
  }

  /// What to do if the bytes end in the middle of something.
  private func starve(_ expected: XMLError.Expectation, at offset: Int) throws(XMLFault) -> Event? {
    guard passed.offset + input.count <= rules.bytes else { throw tooLong() }
    guard input.isWhole else {
      guard input.count - index <= rules.token else {
        throw XMLFault(problem: .tokenTooLong(limit: rules.token), offset: index)
      }
      return nil
    }
    guard expected == .tag || expected == .element else {
      throw XMLFault(problem: .unexpectedEnd(expected: expected), offset: offset)
    }
    if let name = path.last { throw XMLFault(problem: .unclosed(name), offset: input.count) }
    guard hasRoot else { throw XMLFault(problem: .empty, offset: input.count) }
    return nil
  }

  private func tooLong() -> XMLFault {
    XMLFault(problem: .tooLong(limit: rules.bytes), offset: index)
  }
}

// MARK: Places

extension XMLScanner {
  /// How many bytes lie before the tag of the last event.
  public var offset: Int { passed.offset + tagStart }

  /// Where the last event ended.
  public var location: TextLocation { location(of: index) }

  private func location(of offset: Int) -> TextLocation {
    var place = passed
    place.advance(over: input.bytes[..<min(offset, input.count)])
    return isLatin1 ? place.latin1Location : place.location
  }
}
