public import Formats
import Screens
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

  /// The whole in a sentence or two.
  public func words(isDry: Bool) -> String {
    let words = ImportWords.total(
      files: files,
      brought: receipt.words,
      known: known,
      refused: refused,
      passedOver: passedOver
    )
    if isDry { return words + ImportWords.isTrial }
    return words + (self.import.map(ImportWords.undo) ?? "")
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
  var words: String {
    ImportWords.counted(activities, sessions, figures)
      + ImportWords.known(duplicates: duplicates, richer: richer)
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
