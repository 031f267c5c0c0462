import Formats
import Training

/// The table or the JSON in which a program lists the activities of an account: what tells that it is one, and
/// how it is read.
///
/// A further program is a file that describes its shape, and a row in ``all``.
struct ActivityShape: Sendable {
  /// Takes what a line says of an activity.
  typealias LineReader = @Sendable (inout ActivityTable.Row, ActivityCells) -> Void

  /// Gives the activities of a JSON file, whose name may be that of its recording.
  typealias ListReader = @Sendable (JSON, String) -> [ActivityTable.Row]

  /// What a file of it is made of.
  enum Content: Sendable {
    /// Lines below a header, above which so many others stand.
    case lines(titles: Int, LineReader)
    /// JSON.
    case list(ListReader)
  }

  /// What its program is called.
  let program: String

  /// Whether a file is such a table.
  let isOne: @Sendable (ActivityTable.Head) -> Bool

  /// How it is read.
  let content: Content

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

  /// A JSON file that has all of some members in its first bytes.
  init(_ program: String, members: [String], list: @escaping ListReader) {
    self.program = program
    isOne = { head in
      head.isJSON && members.allSatisfy { head.text.holds("\"" + $0 + "\"") }
    }
    content = .list(list)
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
    runkeeper, strava, samsung, zepp, peloton, concept2, intervals, garminAccount,
    garminTable, adidas, mapMyRun, trainingPeaks, fitbit, googleFit,
  ]

  /// The shape of a file.
  static func of(_ head: ActivityTable.Head) -> ActivityShape? { all.first { $0.isOne(head) } }
}
