/// What the files of a program look like, so that some can be generated.
struct LossSample: Sendable {
  /// What a line of it becomes.
  enum Kind: Sendable { case activity, set, figure }

  typealias Cells = @Sendable (LossLine, inout LossHand) -> [String]

  let program: String
  let kind: Kind
  let file: String
  /// The titles, one above the other.
  var titles: [String] = []
  /// JSON: what stands before and behind the values, with a file for each where there is no list.
  var list: (open: String, close: String)?
  /// The marks before decimals in its files; with a comma, cells stand between semicolons or are quoted.
  var marks = [".", ","]
  var isAlwaysQuoted = false
  /// What a figure of it sums up.
  var figure: @Sendable (LossLine) -> Double = { $0.kilograms }
  /// Whether it has distances and times beside weights.
  var isMixed = false
  let cells: Cells

  /// Whether its numbers are those of JSON.
  var isJSON: Bool { list != nil }

  /// What stands between its cells, by the mark before decimals.
  func separator(_ mark: String) -> String {
    isJSON ? "," : titles.last?.contains(";") == true || mark == "," && !isAlwaysQuoted ? ";" : ","
  }

  static func activities(
    _ program: String,
    _ file: String,
    _ titles: String...,
    marks: [String] = [".", ","],
    cells: @escaping Cells
  ) -> LossSample {
    var sample = LossSample(program: program, kind: .activity, file: file, cells: cells)
    (sample.titles, sample.marks, sample.isAlwaysQuoted) = (titles, marks, true)
    return sample
  }

  static func json(
    _ program: String,
    _ kind: Kind,
    _ file: String,
    open: String = "",
    close: String = "",
    cells: @escaping Cells
  ) -> LossSample {
    var sample = LossSample(program: program, kind: kind, file: file, cells: cells)
    (sample.list, sample.marks) = ((open, close), ["."])
    return sample
  }

  static func sets(
    _ program: String,
    _ titles: String...,
    isMixed: Bool = false,
    marks: [String] = [".", ","],
    cells: @escaping Cells
  ) -> LossSample {
    var sample = LossSample(program: program, kind: .set, file: "diary.csv", cells: cells)
    (sample.titles, sample.marks, sample.isMixed) = (titles, marks, isMixed)
    return sample
  }

  static func figures(
    _ program: String,
    _ file: String,
    _ titles: String...,
    cells: @escaping Cells
  ) -> LossSample {
    var sample = LossSample(program: program, kind: .figure, file: file, cells: cells)
    sample.titles = titles
    return sample
  }
}
