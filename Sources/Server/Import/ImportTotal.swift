public import Formats
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
    var words = Self.count(files, "file") + ": "
    words +=
      Self.counted(receipt.activities, receipt.sessions, receipt.figures) + Self.known(receipt)
    if known > 0 { words += ", " + Self.count(known, "file") + " already imported" }
    if refused > 0 { words += ", " + Self.count(refused, "file") + " refused" }
    if passedOver > 0 { words += ", " + Self.count(passedOver, "other file") + " passed over" }
    if isDry { return words + ". Nothing was changed." }
    if let number = self.import { words += ". Undo: pacesetter import --undo \(number)" }
    return words
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

  /// "3 activities, 1 strength session", or "nothing new".
  public static func counted(_ activities: Int, _ sessions: Int, _ figures: Int) -> String {
    var parts: [String] = []
    if activities == 1 { parts.append("1 activity") }
    if activities > 1 { parts.append("\(activities) activities") }
    if sessions > 0 { parts.append(count(sessions, "strength session")) }
    if figures > 0 { parts.append(count(figures, "day") + " of health data") }
    return parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
  }

  static func known(_ receipt: ImportReceipt) -> String {
    guard receipt.duplicates > 0 else { return "" }
    return ", " + count(receipt.duplicates, "duplicate")
      + (receipt.richer > 0 ? " (\(receipt.richer) replaced by a richer record)" : "")
  }

  /// "1 file", "2 files".
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}

extension ImportReceipt {
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
