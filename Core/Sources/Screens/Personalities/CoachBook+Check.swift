import Coaching
public import Training

extension CoachBook {
  /// Reads somebody's own coach, with what is wrong in the text.
  ///
  /// An error is what would never be said, or said wrongly; a warning is a topic on which the coach is silent.
  public static func read(
    _ bytes: [UInt8],
    in language: Language
  ) -> (book: CoachBook, diagnostics: [Diagnostic]) {
    // Some editors begin a text with a mark of its encoding, and end its lines with two bytes.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    let book = CoachBook(bytes[start...].filter { $0 != UInt8(ascii: "\r") }, in: language)
    var check = CoachCheck(book)
    check.checkAll()
    return (book, check.diagnostics)
  }
}

/// Goes through a coach's text line by line and notes what is wrong.
private struct CoachCheck {
  private let book: CoachBook
  private var heading: String?
  private var seen: Set<String> = []
  // Headings with a row that can be said.
  private var spoken: Set<String> = []
  private var line = 0
  private var place = 0..<0
  var diagnostics: [Diagnostic] = []

  private static let servings = [CoachBook.serving, CoachBook.drinkServing]
  // On these a coach may be silent.
  private static let others =
    GymRemark.allCases.map { CoachBook.heading(of: $0) }
    + Answer.allCases.map { CoachBook.heading(of: $0) }
  private static let expected = Topic.allCases.map { $0.name } + servings
  private static let headings = expected + others
  private static let safety = Topic.allCases.filter { $0.isAboutSafety }.map { $0.name }

  init(_ book: CoachBook) { self.book = book }

  mutating func checkAll() {
    let lines = CoachBook.lines(of: book.text)
    if !String(decoding: book.text, as: UTF8.self).utf8.elementsEqual(book.text) {
      note(.error, "the text is not in UTF-8", "save it as UTF-8")
    }
    for place in lines {
      (line, self.place) = (line + 1, place)
      let bytes = book.text[place]
      if line == 1 {
        checkName(bytes)
      } else if bytes.starts(with: CoachBook.mark) {
        checkHeading(book.string(bytes.dropFirst(CoachBook.mark.count)))
      } else if bytes.first == UInt8(ascii: "#") {
        note(.error, "this is no heading of a topic", "write '## ' and the topic")
      } else if heading != nil, !bytes.isEmpty {
        checkRow(bytes)
      }
    }
    if lines.isEmpty { checkName([]) }
    line = max(line, 1)
    for name in Self.expected where !spoken.contains(name) {
      let isSafety = Self.safety.contains(name)
      note(
        isSafety ? .error : .warning,
        "there is no phrase on '\(name)'" + (isSafety ? ", which is about safety" : ""),
        "write '## \(name)' and a phrase a row"
      )
    }
  }

  private mutating func checkName(_ bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: Array("# ".utf8)), bytes.count > 2 else {
      return note(.error, "the first line has no name", "write '# ' and the coach's name")
    }
  }

  private mutating func checkHeading(_ name: String) {
    heading = name
    guard Self.headings.contains(name) else {
      let near = Spelling.nearest(to: name, among: Self.headings)
      return note(
        .error,
        "there is no topic '\(name)'",
        near.map { "did you mean '\($0)'?" },
        at: 4
      )
    }
    if !seen.insert(name).inserted {
      note(.error, "'\(name)' stands here a second time", "put its phrases below the first", at: 4)
    }
  }

  private mutating func checkRow(_ bytes: ArraySlice<UInt8>) {
    let row = PhraseRow(bytes, in: book.language)
    for name in row.unknownClaims {
      let near = Spelling.nearest(to: name, among: Claim.allCases.map { $0.rawValue })
      note(
        .error,
        "there is no claim '\(name)'",
        near.map { "did you mean '\($0)'?" },
        at: column(of: name, in: bytes)
      )
    }
    guard !row.phrase.text.isEmpty else {
      return note(.error, "the row has no words", "write the words after the claims")
    }
    let isServing = Self.servings.contains(heading ?? "")
    if isServing, !row.phrase.text.utf8.starts(with: Array("{serving}".utf8)) {
      note(.error, "a row on a serving begins with '{serving}'", nil)
    }
    for name in Self.names(in: row.phrase.text) where !(isServing && name == "serving") {
      guard Placeholder(rawValue: name) == nil else { continue }
      let near = Spelling.nearest(to: name, among: Placeholder.allCases.map { $0.rawValue })
      note(
        .error,
        "there is no placeholder '{\(name)}'",
        near.map { "did you mean '{\($0)}'?" },
        at: column(of: "{\(name)}", in: bytes)
      )
    }
    if row.unknownClaims.isEmpty, let heading { spoken.insert(heading) }
  }

  /// The names in braces, known or not.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") {
        name = []
      } else if byte == UInt8(ascii: "}") {
        if let name { names.append(String(decoding: name, as: UTF8.self)) }
        name = nil
      } else {
        name?.append(byte)
      }
    }
    return names
  }

  /// The column at which a word stands in a row, counted in scalars.
  private func column(of word: String, in bytes: ArraySlice<UInt8>) -> Int {
    let word = Array(word.utf8)
    var column = 1
    for start in bytes.indices {
      if bytes[start...].starts(with: word) { return column }
      if bytes[start] & 0xC0 != 0x80 { column += 1 }
    }
    return 1
  }

  private mutating func note(
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ suggestion: String?,
    at column: Int = 1
  ) {
    diagnostics.append(
      Diagnostic(
        severity,
        offset: place.lowerBound,
        line: max(line, 1),
        column: column,
        message: message,
        suggestion: suggestion
      )
    )
  }
}
