public import Screens

/// The programs whose files are read, as pages, help and sentences list them: each row of a table of sources.
public enum ImportedPrograms {
  /// Those whose training diaries are read.
  public static let diaries = ImportSource.names(of: DiaryShape.all)

  /// Those of which only recordings, lists of activities or figures of days are read.
  public static let accounts: [String] = [
    ImportSource.names(of: ActivityShape.all), ImportSource.names(of: JSONRecordingShape.all),
    ImportSource.names(of: FigureShape.all),
  ].reduce(into: []) { all, names in
    all += names.filter { !all.contains($0) && !diaries.contains($0) }
  }

  /// The words at the places of pages that list them.
  public static func places(in language: Language = .english) -> [String: String] {
    [
      "common": ExportGuide.common.map { $0.name }.joined(separator: ", "),
      "sources": "\(ExportGuide.all.count)",
      "formats": FormatWords.choice(in: language),
    ]
  }
}
