import Formats

/// How the diary is read that a program writes.
struct DiaryShape: Sendable {
  /// Adds what a line says to a diary, or says why nobody can read it.
  typealias LineReader = @Sendable (inout StrengthDiary, DiaryLine) throws(LineFault) -> Void

  /// Adds what a whole file says to a diary.
  typealias TextReader = @Sendable (inout StrengthDiary, [UInt8]) throws(StrengthFileError) -> Void

  /// What the record calls the program in the sessions of its diary.
  let program: String

  /// The only equipment of its exercises, where it leads no other.
  let equipment: String?

  let read: TextReader

  /// All that are known, as sentences list them; the first that fits is taken.
  static let all = [
    strong, hevy, fitNotes, strongLifts, fitbod, jefit, lyfta, liftosaur, liftLog, boostcamp,
    gymBook, gymBookInGerman, alphaProgression,
  ]

  /// A program whose diary is a table that is known by its columns.
  ///
  /// - Parameters:
  ///   - name: What the program calls itself.
  ///   - program: What the record calls it.
  ///   - equipment: The only equipment of its exercises.
  ///   - columns: The columns by which it is known.
  ///   - sums: Columns that only sum up what others say.
  ///   - isDayFirst: Whether `03/05/2026` is always the third of May.
  ///   - read: How a line is read.
  static func source(
    _ name: String,
    program: String,
    equipment: String? = nil,
    columns: [String],
    sums: [String] = [],
    isDayFirst: Bool = false,
    read: @escaping LineReader
  ) -> ImportSource<DiaryShape> {
    let reader = DiaryShape(program: program, equipment: equipment) {
      diary,
      bytes throws(StrengthFileError) in
      let table = try CSVTable(diary: bytes)
      try diary.read(table, sums: sums, isDayFirst: isDayFirst, line: read)
    }
    return ImportSource(name, columns: columns, reader: reader)
  }

  /// A program that writes more or less than one table.
  static func source(
    _ name: String,
    program: String,
    isOne: @escaping @Sendable (FileHead) -> Bool,
    read: @escaping TextReader
  ) -> ImportSource<DiaryShape> {
    ImportSource(
      name,
      isOne: isOne,
      reader: DiaryShape(program: program, equipment: nil, read: read)
    )
  }
}
