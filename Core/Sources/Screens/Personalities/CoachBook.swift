public import Coaching

/// What a coach says, in one language: a text with a heading a topic and a phrase a row.
///
/// `Documentation/Coach-format.md` describes the text. It is kept as it is written and indexed by its
/// headings; a topic is taken apart only when it is asked for, so that opening a run costs little.
/// ```swift
/// let book = CoachBook(bytes, in: .english)
/// print(book.lines(on: .opening))
/// ```
public struct CoachBook: Hashable, Sendable {
  /// The language of the words.
  public let language: Language

  /// The bytes as they were written.
  public let text: [UInt8]
  let sections: [Section]
  let head: Range<Int>

  /// A heading and the rows below it, as places in the text.
  struct Section: Hashable, Sendable {
    let heading: Range<Int>
    var rows: Range<Int>
  }

  /// Takes a text as it was written, whatever is wrong with it; ``read(_:in:)`` says what is.
  public init(_ text: [UInt8], in language: Language) {
    self.language = language
    self.text = text
    var sections: [Section] = []
    var head = 0..<text.count
    for line in Self.lines(of: text) where text[line].starts(with: Self.mark) {
      if sections.isEmpty {
        head = 0..<line.lowerBound
      } else {
        sections[sections.count - 1].rows =
          sections[sections.count - 1].rows.lowerBound..<line.lowerBound
      }
      let heading = line.lowerBound + Self.mark.count..<line.upperBound
      sections.append(Section(heading: heading, rows: line.upperBound..<text.count))
    }
    self.sections = sections
    self.head = head
  }

  /// What a person calls the coach, as the first line has it.
  public var name: String { headLines.first.map { string($0.dropFirst(2)) } ?? "" }

  /// What the coach is like, in a sentence.
  public var about: String { headLines.dropFirst().first.map { string($0) } ?? "" }

  /// A short name for exactly these words: a journal has that of the words it was opened with.
  public var digest: String {
    var digest = InputDigest()
    digest.add(String(decoding: text, as: UTF8.self))
    return digest.hexadecimal
  }

  /// Whether some of its rows swear, for those who ask for them.
  public var swears: Bool {
    sections.contains { section in rows(of: section).contains { $0.first == UInt8(ascii: "!") } }
  }

  /// The phrases on a topic with their claims, the ones that swear only where the runner wants them.
  ///
  /// A row whose claims nobody knows is left out: what it needs to be true cannot be checked.
  public func phrases(on topic: Topic, swearing: Bool = false) -> [Phrase] {
    phraseRows(on: topic).filter { $0.isUsable(swearing: swearing) }.map { $0.phrase }
  }

  /// The words of the phrases on a topic.
  public func lines(on topic: Topic, swearing: Bool = false) -> [String] {
    phrases(on: topic, swearing: swearing).map { $0.text }
  }

  /// Every row on a topic as it was written.
  public func phraseRows(on topic: Topic) -> [PhraseRow] {
    rows(under: topic.name).map { PhraseRow($0, in: language) }
  }

  /// The rows for what is taken at a place of a race: each begins with `{serving}`, what it is.
  func servingRows(isDrink: Bool) -> [String] {
    rows(under: isDrink ? Self.drinkServing : Self.serving).map { string($0) }
  }

  /// What the coach says in the gym; none of it claims what nobody measures there.
  func lines(on remark: GymRemark) -> [String] {
    rows(under: Self.heading(of: remark)).map { string($0) }
  }

  /// What only this coach would answer; nothing where all say the same.
  func lines(for answer: Answer) -> [String] {
    rows(under: Self.heading(of: answer)).map { string($0) }
  }

  static func heading(of remark: GymRemark) -> String { "gym." + remark.rawValue }

  /// `answer.about_body` of `aboutBody`: headings are written in small letters.
  static func heading(of answer: Answer) -> String {
    var name: [UInt8] = []
    for byte in answer.rawValue.utf8 {
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
        name += [UInt8(ascii: "_"), byte | 0x20]
      } else {
        name.append(byte)
      }
    }
    return "answer." + String(decoding: name, as: UTF8.self)
  }

  static let serving = "serving"
  static let drinkServing = "drink_serving"
  static let mark = Array("## ".utf8)
}

extension CoachBook {
  /// The lines of a text without their ends.
  static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (place, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<place)
      start = place + 1
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }

  private func rows(under heading: String) -> [ArraySlice<UInt8>] {
    sections.first { text[$0.heading].elementsEqual(heading.utf8) }.map { rows(of: $0) } ?? []
  }

  private func rows(of section: Section) -> [ArraySlice<UInt8>] {
    text[section.rows].split(separator: UInt8(ascii: "\n"))
  }

  private var headLines: [ArraySlice<UInt8>] { text[head].split(separator: UInt8(ascii: "\n")) }

  func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
