import Formats
public import Training

/// A training diary that another program has written.
///
/// Its beginning tells which program it was. Names of exercises stay as they were written; weights keep the
/// unit that they were lifted in.
public struct StrengthFile: Hashable, Sendable {
  /// What to do about lines that nobody can read.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file, counted from 1.
    public let line: Int
    /// What was found and what was expected.
    public let problem: String
    /// How many later lines have the same, and are not told one by one.
    public var others = 0

    /// The sentence shown to a person who gave the file.
    public var description: String {
      "line \(line): \(problem)" + (others > 0 ? " (and \(others) more)" : "")
    }
  }

  /// What the record calls the program that wrote the file.
  public let program: String

  /// What was done, the earliest first.
  public internal(set) var workouts: [StrengthSession] = []

  /// Lines that were left out, in the order of the file.
  public internal(set) var faults: [Fault] = []

  /// Columns that tell of training and are not used although something stands in them.
  public internal(set) var unusedColumns: [String] = []

  /// Reads a diary.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - unit: What weights are counted in where the file does not say, as Strong's does not; kilometres
  ///     go with kilograms and miles with pounds.
  ///   - learned: The tables that their owner has explained.
  /// - Throws: Why the file is no diary; single lines that nobody can read are ``faults``,
  ///   unless all are.
  public init(
    _ bytes: [UInt8],
    unit: MassUnit? = nil,
    learned: [LearnedTable] = []
  ) throws(StrengthFileError) {
    let head = FileHead(bytes)
    let shape =
      ImportSource.of(head, among: DiaryShape.all)?.reader
      ?? learned.first { $0.isDiary && $0.columns == head.columns }?.shape
    guard let shape else {
      throw .unknown(columns: try CSVTable(diary: bytes).columns)
    }
    program = shape.program
    var diary = StrengthDiary(of: program, told: unit)
    try shape.read(&diary, bytes)
    unusedColumns = diary.unusedColumns
    diary.sayEmptyWorkouts()
    faults = diary.faults.sorted { $0.line < $1.line }
    if let first = faults.first, diary.workouts.allSatisfy({ $0.sets.isEmpty }) {
      let lines = Set(faults.map { $0.line }).count
      throw .nothingRead(lines: lines, first: first.line, problem: first.problem)
    }
    // Of those that began in one second the file's order holds.
    workouts = diary.workouts.enumerated().sorted { one, other in
      (one.element.startedAt.instant.secondsSince1970.rounded(.down), one.offset)
        < (other.element.startedAt.instant.secondsSince1970.rounded(.down), other.offset)
    }.map { $0.element }
  }

  /// What the record calls a watch that counts sets in the FIT file of an activity.
  static let watch = "fit"

  private static let shapes = DiaryShape.all.map { $0.reader }
  private static let programs = Set(shapes.map { $0.program } + [watch, LearnedTable.program])

  /// Whether exercises have the names of another program, by what the record calls the program of a session.
  public static func isForeign(_ program: String) -> Bool { programs.contains(program) }

  /// The only equipment of a program's exercises, where it leads no other.
  public static func equipment(of program: String) -> String? {
    shapes.first { $0.program == program }?.equipment
  }
}

extension CSVTable {
  /// Reads a table of a diary.
  init(diary bytes: [UInt8], fromLine first: Int = 1) throws(StrengthFileError) {
    do throws(CSVError) { try self.init(bytes, fromLine: first) } catch { throw .noTable(error) }
  }
}

extension CSVTable.Ragged {
  var problem: String { "found \(found) cells, expected \(expected) as in the header" }
}
