import Formats

/// How the file is read in which a program exports figures of days; a program may have several.
struct FigureShape: Sendable {
  /// Takes what a line or a value says of a day.
  typealias Reader = @Sendable (inout FigureSheet) -> Void

  /// What a file of it is made of.
  enum Content: Sendable {
    /// Lines below a header, above which so many others stand.
    case lines(titles: Int)
    /// JSON: a list of values, or one alone.
    case list
  }

  let content: Content
  let read: Reader

  /// All that are known; the first that fits is taken.
  static let all: [ImportSource<FigureShape>] = [
    withings, oura, garmin, fitbit, googleHealth, samsung, zepp, googleFit, bodyTables, openScale,
    wger, polar, pacesetter,
  ].flatMap { $0 }

  /// A table that is known by its beginning.
  static func source(
    _ program: String,
    titles: Int = 0,
    isOne: @escaping @Sendable (FileHead) -> Bool,
    read: @escaping Reader
  ) -> ImportSource<FigureShape> {
    ImportSource(
      program,
      isOne: isOne,
      reader: FigureShape(content: .lines(titles: titles), read: read)
    )
  }

  /// A table that is known by columns of its first line, and by how its name begins where others have these too.
  static func source(
    _ program: String,
    titles: Int = 0,
    named name: String = "",
    columns: [String],
    read: @escaping Reader
  ) -> ImportSource<FigureShape> {
    source(
      program,
      titles: titles,
      isOne: { $0.name.hasPrefix(name) && $0.hasAll(columns) },
      read: read
    )
  }

  /// A JSON file that has all of some members in its first bytes, and is known by its name where others have
  /// these too.
  static func source(
    _ program: String,
    named name: String = "",
    members: [String],
    read: @escaping Reader
  ) -> ImportSource<FigureShape> {
    ImportSource(
      program,
      isOne: { $0.name.hasPrefix(name) && $0.isJSON && $0.names(members) },
      reader: FigureShape(content: .list, read: read)
    )
  }
}
