import Formats
public import Training

/// A training diary that another program has written.
///
/// The header tells which program it was. Names of exercises stay as they were written; weights keep the
/// unit that they were lifted in.
public struct StrengthFile: Hashable, Sendable {
  /// The program that wrote the file.
  public typealias Program = DiaryProgram

  /// What to do about lines that nobody can read.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file, counted from 1.
    public let line: Int
    /// What was found and what was expected.
    public let problem: String

    /// The sentence shown to a person who gave the file.
    public var description: String { "line \(line): \(problem)" }
  }

  /// The program that wrote the file.
  public let program: Program

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
  /// - Throws: Why the file is no diary; single lines that nobody can read are ``faults``,
  ///   unless all are.
  public init(_ bytes: [UInt8], unit: MassUnit? = nil) throws(StrengthFileError) {
    var diary: StrengthDiary
    if let text = TextDiary.of(bytes) {
      program = text.program
      diary = StrengthDiary(of: program, told: unit)
      try text.read(&diary, bytes)
    } else {
      let table = try CSVTable(diary: bytes)
      guard let shape = DiaryShape.of(table.columns) else {
        throw .unknown(columns: table.columns)
      }
      program = shape.program
      diary = StrengthDiary(of: program, told: unit)
      try diary.read(table, by: shape)
    }
    unusedColumns = diary.unusedColumns
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

  /// Whether the first bytes of a table have the columns of a diary that is read, or may have: what is no
  /// text is for the reader to judge.
  static func mayBeDiary(_ head: [UInt8]) -> Bool {
    guard TextDiary.of(head) == nil, let columns = CSVTable.columns(in: head) else { return true }
    return DiaryShape.of(columns) != nil
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
