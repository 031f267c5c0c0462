import Formats

/// The file in which a program exports figures of days: what tells that it is one, and how it is read.
///
/// A further program is a file that describes its shapes, and a row in ``all``.
struct FigureShape: Sendable {
  /// Takes what a line says of a day.
  typealias LineReader = @Sendable (inout FigureSheet, ActivityCells) -> Void

  /// Takes what a value of a list says of a day.
  typealias ValueReader = @Sendable (inout FigureSheet, JSON) -> Void

  /// What a file of it is made of.
  enum Content: Sendable {
    /// Lines below a header, above which so many others stand.
    case lines(titles: Int, LineReader)
    /// JSON: a list of values, or one alone.
    case list(ValueReader)
  }

  /// What its program is called.
  let program: String

  /// Whether a file is one.
  let isOne: @Sendable (ActivityTable.Head) -> Bool

  /// How it is read.
  let content: Content

  /// A table that is known by its beginning.
  init(
    _ program: String,
    titles: Int = 0,
    isOne: @escaping @Sendable (ActivityTable.Head) -> Bool,
    read: @escaping LineReader
  ) {
    self.program = program
    self.isOne = isOne
    content = .lines(titles: titles, read)
  }

  /// A table that is known by columns of its first line, and by how its name begins where others have these too.
  init(
    _ program: String,
    titles: Int = 0,
    named name: String = "",
    columns: [String],
    read: @escaping LineReader
  ) {
    self.init(
      program,
      titles: titles,
      isOne: { $0.name.hasPrefix(name) && $0.hasAll(columns) },
      read: read
    )
  }

  /// A JSON file that has all of some members in its first bytes, and is known by its name where others have
  /// these too.
  init(
    _ program: String,
    named name: String = "",
    members: [String],
    read: @escaping ValueReader
  ) {
    self.program = program
    isOne = { head in
      head.name.hasPrefix(name) && head.isJSON
        && members.allSatisfy { head.text.holds("\"" + $0 + "\"") }
    }
    content = .list(read)
  }

  /// All that are known; the first that fits is taken.
  static let all: [FigureShape] = [
    withings, oura, garmin, fitbit, googleHealth, samsung, zepp, googleFit, bodyTables,
  ].flatMap { $0 }

  /// The shape of a file.
  static func of(_ head: ActivityTable.Head) -> FigureShape? { all.first { $0.isOne(head) } }
}
