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

  /// Reads a diary.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - unit: What weights are counted in where the file does not say, as Strong's does not; kilometres
  ///     go with kilograms and miles with pounds.
  /// - Throws: Why the file is no diary; single lines that nobody can read are ``faults``.
  public init(_ bytes: [UInt8], unit: MassUnit? = nil) throws(StrengthFileError) {
    let table: CSVTable
    do throws(CSVError) {
      table = try CSVTable(bytes)
    } catch {
      throw .noTable(error)
    }
    guard let program = Self.program(of: table.columns) else {
      throw .unknown(columns: table.columns)
    }
    self.program = program
    var diary = StrengthDiary(table, of: program)
    switch program {
    case .strong: try diary.readStrong(unit)
    case .hevy: diary.readHevy()
    case .fitNotes: diary.readFitNotes()
    case .strongLifts: diary.readStrongLifts()
    }
    faults = table.ragged.map { Fault(line: $0.line, problem: $0.problem) } + diary.faults
    faults.sort { $0.line < $1.line }
    // Of those that began in one second the file's order holds.
    workouts = diary.workouts.enumerated().sorted { one, other in
      (one.element.startedAt.instant.secondsSince1970.rounded(.down), one.offset)
        < (other.element.startedAt.instant.secondsSince1970.rounded(.down), other.offset)
    }.map { $0.element }
  }

  /// Whether the first bytes of a table have the columns of a diary that is read, or may have: what is no
  /// text is for the reader to judge.
  static func mayBeDiary(_ head: [UInt8]) -> Bool {
    guard let columns = CSVTable.columns(in: head) else { return true }
    return program(of: columns) != nil
  }

  private static func program(of columns: [String]) -> Program? {
    let known = Set(columns.map { $0.lowercased() })
    func has(_ names: String...) -> Bool {
      for name in names where !known.contains(name.lowercased()) { return false }
      return true
    }
    if has("exercise_title", "set_index", "start_time") { return .hevy }
    if has("Date", "Exercise Name", "Set Order") { return .strong }
    if has("Date", "Exercise", "Category", "Reps") { return .fitNotes }
    if has("Date (yyyy/mm/dd)", "Exercise", "Set 1 (Reps)") { return .strongLifts }
    return nil
  }
}

extension CSVTable.Ragged {
  var problem: String { "found \(found) cells, expected \(expected) as in the header" }
}
