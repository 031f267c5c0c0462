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

  let rules: XMLRules
  let vocabulary: XMLVocabulary

  // Bytes from the end of the last event on; what lies before is let go when more are fed.
  var buffer: [UInt8] = []
  var index = 0
  private var passed = TextPosition()
  private(set) var isWhole: Bool
  var isLatin1 = false
  private var hasBegun = false

  // What the last event carries, as ranges of the buffer.
  private var tagStart = 0
  var nameRange = 0..<0
  var textRange = 0..<0
  var textPieces: [XMLTextPiece] = []
  var attributes: [XMLAttribute] = []

  private(set) var open = XMLOpenElements()
  private var hasRoot = false
  private var closesAtOnce = false

  /// Reads a whole file.
  public init(_ bytes: [UInt8], vocabulary: XMLVocabulary, rules: XMLRules = .recording) {
    self.init(vocabulary: vocabulary, rules: rules)
    buffer = bytes
    isWhole = true
  }

  /// Reads pieces: `feed` one, take events until there are none, and so on; `finish` after the last.
  public init(vocabulary: XMLVocabulary, rules: XMLRules = .recording) {
    self.rules = rules
    self.vocabulary = vocabulary
    isWhole = false
  }

  /// Adds the next piece of the document; what the last event carried can no longer be asked for.
  public mutating func feed(_ piece: [UInt8]) {
    // An element that closes at once is still owed its end, with its name.
    let kept = closesAtOnce ? nameRange.lowerBound : index
    passed.advance(over: buffer[..<kept])
    buffer.removeSubrange(..<kept)
    index -= kept
    tagStart = max(0, tagStart - kept)
    nameRange = closesAtOnce ? 0..<nameRange.count : 0..<0
    forgetContent()
    if isLatin1 {
      Latin1.append(piece[...], to: &buffer)
    } else {
      buffer.append(contentsOf: piece)
    }
  }

  /// Says that there are no more pieces.
  public mutating func finish() { isWhole = true }

  /// The next tag, or nothing when more pieces are needed or the document has ended.
  public mutating func next() throws(XMLError) -> Event? {
    if closesAtOnce {
      closesAtOnce = false
      forgetContent()
      return .end(open.pop())
    }
    guard passed.offset + buffer.count <= rules.bytes else {
      throw error(.tooLong(limit: rules.bytes), at: index)
    }
    if !hasBegun {
      guard try begin() else { return try starve(.element, at: buffer.count) }
      hasBegun = true
    }
    forgetContent()
    var cursor = index
    while true {
      let text = cursor
      cursor = try endOfRun(from: text, until: UInt8(ascii: "<"))
      // Text that is not all there yet is left for later, lest a character be cut in two.
      if cursor > text, cursor < buffer.count || isWhole { try takeText(text..<cursor) }
      guard cursor < buffer.count else { return try starve(.tag, at: cursor) }
      guard cursor + 1 < buffer.count else { return try starve(.markup, at: cursor + 1) }
      switch buffer[cursor + 1] {
      case UInt8(ascii: "/"): return try endTag(from: cursor)
      case UInt8(ascii: "?"):
        guard let end = find("?>", from: cursor + 2) else {
          return try starve(.instructionEnd, at: buffer.count)
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
  private mutating func startTag(from start: Int) throws(XMLError) -> Event? {
    guard let name = try scanName(from: start + 1) else {
      return try starve(.name, at: buffer.count)
    }
    if hasRoot, open.isEmpty { throw error(.secondRoot(string(name)), at: start) }
    guard open.count < rules.depth else { throw error(.tooDeep(limit: rules.depth), at: start) }
    let tagEnd: Int
    switch try scanAttributes(from: name.upperBound) {
    case .closed(let end):
      tagEnd = end
      closesAtOnce = true
    case .open(let end): tagEnd = end
    case .incomplete(let expected): return try starve(expected, at: buffer.count)
    }
    let local = localPart(of: name)
    let place = vocabulary.place(of: buffer, local.lowerBound, local.upperBound)
    open.push(buffer, name, place)
    hasRoot = true
    tagStart = start
    nameRange = name
    index = tagEnd
    return .start(place)
  }

  private mutating func endTag(from start: Int) throws(XMLError) -> Event? {
    guard let name = try scanName(from: start + 2) else {
      return try starve(.name, at: buffer.count)
    }
    let end = skipSpace(from: name.upperBound)
    guard end < buffer.count else { return try starve(.tagEnd, at: end) }
    guard buffer[end] == UInt8(ascii: ">") else { throw unexpected(.tagEnd, at: end) }
    guard !open.isEmpty else { throw error(.endWithoutStart(string(name)), at: start) }
    guard open.lastIs(buffer, name) else {
      throw error(.mismatchedEnd(open: open.lastName, found: string(name)), at: start)
    }
    tagStart = start
    nameRange = name
    index = end + 1
    return .end(open.pop())
  }

  /// The name of the element that is open and of those around it, the outermost first.
  public var path: [String] { open.names }

  /// How many elements are open: a start counts its own, an end no longer does.
  public var depth: Int { open.count }

  /// Whether the document's root has been closed.
  public var hasEnded: Bool { hasRoot && open.isEmpty && !closesAtOnce }
}

// MARK: Between tags

extension XMLScanner {
  /// Passes over a comment, CDATA or a document type; nothing if more bytes are needed.
  private mutating func declaration(from start: Int) throws(XMLError) -> Int? {
    let rest = buffer.count - start
    if begins("<!--", at: start) {
      if let end = find("-->", from: start + 4) { return end }
      _ = try starve(.commentEnd, at: buffer.count)
      return nil
    }
    if begins("<![CDATA[", at: start) {
      guard !open.isEmpty else { throw error(.unexpected("<", expected: .element), at: start) }
      guard let end = find("]]>", from: start + 9) else {
        _ = try starve(.cdataEnd, at: buffer.count)
        return nil
      }
      try checkCharacters(start + 9, end - 3)
      addPiece(XMLTextPiece(range: (start + 9)..<(end - 3), isLiteral: true))
      return end
    }
    if begins("<!DOCTYPE", at: start) {
      guard rules.doctype == .skipped, !hasRoot else { throw error(.doctype, at: start) }
      if let end = endOfDoctype(from: start) { return end }
      _ = try starve(.doctypeEnd, at: buffer.count)
      return nil
    }
    if rest < 9 {
      // Too short to tell yet what it is.
      let couldBe = ["<!--", "<![CDATA[", "<!DOCTYPE"].contains { word in
        word.utf8.starts(with: buffer[start...])
      }
      if couldBe {
        _ = try starve(.markup, at: buffer.count)
        return nil
      }
    }
    throw unexpected(.markup, at: start + 2)
  }

  /// Text is only allowed inside the root, white space everywhere.
  private mutating func takeText(_ range: Range<Int>) throws(XMLError) {
    if open.isEmpty {
      let first = skipSpace(from: range.lowerBound)
      guard first >= range.upperBound else {
        throw unexpected(hasRoot ? .documentEnd : .element, at: first)
      }
      return
    }
    addPiece(XMLTextPiece(range: range, isLiteral: false))
  }

  private mutating func addPiece(_ piece: XMLTextPiece) {
    if textPieces.isEmpty, textRange.isEmpty, !piece.isLiteral {
      textRange = piece.range
      return
    }
    if textPieces.isEmpty, !textRange.isEmpty {
      textPieces.append(XMLTextPiece(range: textRange, isLiteral: false))
    }
    textPieces.append(piece)
  }

  /// What to do where the bytes end in the midst of something.
  private func starve(_ expected: XMLError.Expectation, at offset: Int) throws(XMLError) -> Event? {
    guard isWhole else {
      guard buffer.count - index <= rules.token else {
        throw error(.tokenTooLong(limit: rules.token), at: index)
      }
      return nil
    }
    if expected == .tag || expected == .element {
      if hasRoot, open.isEmpty { return nil }
      if let name = open.names.last { throw error(.unclosed(name), at: buffer.count) }
      throw error(.empty, at: buffer.count)
    }
    throw error(.unexpectedEnd(expected: expected), at: offset)
  }
}

// MARK: Places

extension XMLScanner {
  /// How many bytes lie before the tag of the last event.
  public var offset: Int { passed.offset + tagStart }

  /// Where the last event ended.
  public var location: TextLocation { location(of: index) }

  func error(_ problem: XMLError.Problem, at offset: Int) -> XMLError {
    XMLError(problem: problem, location: location(of: offset))
  }

  func unexpected(_ expected: XMLError.Expectation, at offset: Int) -> XMLError {
    guard let scalar = UTF8Check.scalar(in: buffer, at: offset) else {
      return error(.invalidUTF8, at: offset)
    }
    return error(.unexpected(scalar, expected: expected), at: offset)
  }

  private func location(of offset: Int) -> TextLocation {
    var place = passed
    place.advance(over: buffer[..<min(offset, buffer.count)])
    return isLatin1 ? place.latin1Location : place.location
  }
}
