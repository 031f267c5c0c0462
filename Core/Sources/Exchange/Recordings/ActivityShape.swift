import Formats
import Training

/// How the table or the JSON is read in which a program lists the activities of an account.
struct ActivityShape: Sendable {
  /// Takes what a line says of an activity.
  typealias LineReader = @Sendable (inout ActivityTable.Row, ActivityCells) -> Void

  /// Gives the activities of a JSON file, whose name may be that of its recording.
  typealias ListReader = @Sendable (JSON, String) -> [ActivityTable.Row]

  /// What a file of it is made of.
  enum Content: Sendable {
    /// Lines below a header, above which so many others stand.
    case lines(titles: Int, LineReader)
    /// JSON, whose list may be the only member of an object, by its name.
    case list(within: String?, ListReader)
  }

  let content: Content

  /// All that are known; the first that fits is taken.
  static let all = [
    runkeeper, strava, samsung, zepp, peloton, concept2, intervals, garminAccount,
    garminGear, garminTable, adidas, adidasShoes, mapMyRun, trainingPeaks, fitbit, googleFit,
    withings, oura, pacesetter,
  ]

  /// A program whose table is told by more than its columns.
  static func source(
    _ name: String,
    titles: Int = 0,
    isOne: @escaping @Sendable (FileHead) -> Bool,
    read: @escaping LineReader
  ) -> ImportSource<ActivityShape> {
    ImportSource(name, isOne: isOne, reader: ActivityShape(content: .lines(titles: titles, read)))
  }

  /// A program whose table is known by columns of its first line.
  static func source(
    _ name: String,
    titles: Int = 0,
    columns: [String],
    read: @escaping LineReader
  ) -> ImportSource<ActivityShape> {
    let reader = ActivityShape(content: .lines(titles: titles, read))
    return ImportSource(name, columns: columns, reader: reader)
  }

  /// A program whose JSON has all of some members in its first bytes.
  static func source(
    _ name: String,
    members: [String],
    within wrapper: String? = nil,
    list: @escaping ListReader
  ) -> ImportSource<ActivityShape> {
    let reader = ActivityShape(content: .list(within: wrapper, list))
    return ImportSource(name, members: members, reader: reader)
  }
}
