import Formats
import Training

/// The table that a program writes as its diary: which columns tell that it is one, and how a line is read.
///
/// A further program is a case of ``DiaryProgram``, a file that describes its shape, and a row in ``all``.
struct DiaryShape: Sendable {
  /// Adds what a line says to a diary, or says why nobody can read it.
  typealias LineReader = @Sendable (inout StrengthDiary, DiaryLine) throws(LineFault) -> Void

  /// Who writes it.
  let program: DiaryProgram

  /// The columns by which it is known.
  let columns: [String]

  /// Columns that only sum up what others say.
  let sums: [String]

  /// Whether `03/05/2026` is always the third of May.
  let isDayFirst: Bool

  /// How a line of it is read.
  let read: LineReader

  init(
    _ program: DiaryProgram,
    columns: [String],
    sums: [String] = [],
    isDayFirst: Bool = false,
    read: @escaping LineReader
  ) {
    self.program = program
    self.columns = columns
    self.sums = sums
    self.isDayFirst = isDayFirst
    self.read = read
  }

  /// All that are known; the first that fits is taken.
  static let all = [
    hevy, strong, fitNotes, strongLifts, fitbod, lyfta, liftosaur, liftLog, boostcamp,
    gymBook, gymBookInGerman,
  ]

  /// The shape of a table with these columns.
  static func of(_ columns: [String]) -> DiaryShape? {
    let known = Set(columns.map { $0.lowercased() })
    return all.first { shape in shape.columns.allSatisfy { known.contains($0.lowercased()) } }
  }
}
