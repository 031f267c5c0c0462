import Formats
import Training

/// The table in which a program lists the activities of an account: what tells that it is one, and how a line
/// is read.
///
/// A further program is a file that describes its shape, and a row in ``all``.
struct ActivityShape: Sendable {
  /// Takes what a line says of an activity.
  typealias LineReader = @Sendable (inout ActivityTable.Row, ActivityCells) -> Void

  /// What its program is called.
  let program: String

  /// Whether a file is such a table.
  let isOne: @Sendable (ActivityTable.Head) -> Bool

  /// How many lines stand above the header.
  let titles: Int

  /// How a line of it is read.
  let read: LineReader

  init(
    _ program: String,
    titles: Int = 0,
    isOne: @escaping @Sendable (ActivityTable.Head) -> Bool,
    read: @escaping LineReader
  ) {
    self.program = program
    self.titles = titles
    self.isOne = isOne
    self.read = read
  }

  /// A table that is known by columns of its first line.
  init(
    _ program: String,
    titles: Int = 0,
    columns: [String],
    read: @escaping LineReader
  ) {
    self.init(program, titles: titles, isOne: { $0.hasAll(columns) }, read: read)
  }

  /// All that are known; the first that fits is taken.
  static let all = [
    runkeeper, strava, samsung, zepp, peloton, concept2, intervals,
  ]

  /// The shape of a file.
  static func of(_ head: ActivityTable.Head) -> ActivityShape? { all.first { $0.isOne(head) } }
}
