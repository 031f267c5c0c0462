public import Formats
public import Screens
import Storage

/// What an import brought as a whole.
public struct ImportTotal: Sendable {
  private var files = 0
  private var known = 0
  private var receipt = ImportReceipt()

  /// How many files were refused or could not be read.
  public private(set) var refused = 0
  /// How many files of folders and zips are nothing that is known here.
  public internal(set) var passedOver = 0
  /// The number by which it can be undone.
  public internal(set) var `import`: Int64?

  /// Whether nothing can be read under one of the paths.
  public internal(set) var isPathMissing = false

  init() {}

  /// Counts a file.
  mutating func add(_ report: FileReport) {
    files += 1
    switch report.outcome {
    case .taken(let part): receipt.add(part)
    case .known: known += 1
    case .refused: refused += 1
    }
  }

  /// The whole in a sentence or two; at a terminal with how it is undone.
  public func words(
    isDry: Bool,
    atTerminal: Bool = false,
    in language: Language = .english
  ) -> String {
    let words = ImportWords.total(
      files: files,
      brought: receipt.words(in: language),
      known: known,
      refused: refused,
      passedOver: passedOver,
      in: language
    )
    if isDry { return words + ImportWords.isTrial(in: language) }
    guard atTerminal, let number = self.import else { return words }
    return words + ImportWords.undo(number)
  }

  /// The same for a script.
  public func json(isDry: Bool) -> JSON {
    .object(
      [
        JSON.Member("files", .number(Double(files))), JSON.Member("known", .number(Double(known))),
        JSON.Member("refused", .number(Double(refused))),
        JSON.Member("passedOver", .number(Double(passedOver))),
      ] + receipt.members + [
        JSON.Member("import", self.import.map { .number(Double($0)) } ?? .null),
        JSON.Member("dryRun", .bool(isDry)),
      ]
    )
  }
}

extension ImportReceipt {
  /// What it brought, and what was known.
  func words(in language: Language) -> String {
    ImportWords.counted(activities, sessions, figures, in: language)
      + ImportWords.known(duplicates: duplicates, richer: richer, in: language)
  }

  var members: [JSON.Member] {
    [
      JSON.Member("activities", .number(Double(activities))),
      JSON.Member("sessions", .number(Double(sessions))),
      JSON.Member("figures", .number(Double(figures))),
      JSON.Member("duplicates", .number(Double(duplicates))),
      JSON.Member("richer", .number(Double(richer))),
    ]
  }
}
