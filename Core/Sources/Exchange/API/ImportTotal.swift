public import Formats
public import Screens
public import Training

/// What an import brought as a whole.
public struct ImportTotal: Hashable, Sendable {
  /// Whether everything was only looked at.
  public let isDry: Bool
  private var files = 0
  private var known = 0
  private var receipt = ImportReceipt()

  /// How many files were refused or could not be read.
  public private(set) var refused = 0
  /// The files of folders and zips that hold nothing for the record.
  public var passedOver = PassedOver()
  /// The number by which it can be undone.
  public var `import`: Int64?

  /// Whether nothing can be read under one of the paths.
  public var isPathMissing = false

  /// Whether something came in that had not been there.
  public var hasBrought: Bool { receipt.taken > 0 }

  /// Whether there was no file that anybody here can read.
  public var isEmpty: Bool { files == 0 }

  /// Begins with nothing.
  public init(isDry: Bool) { self.isDry = isDry }

  /// Counts a file.
  public mutating func add(_ report: FileReport) {
    files += 1
    switch report.outcome {
    case .taken(let part): receipt.add(part)
    case .known: known += 1
    case .companion: break
    case .refused: refused += 1
    }
  }

  /// The whole in a sentence or two; at a terminal with how it is undone.
  public func words(
    atTerminal: Bool = false,
    in language: Language = .english
  ) -> String {
    let words = ImportWords.total(
      files: files,
      // What was there already is nothing new; what was refused is nothing at all.
      brought: refused > 0 && known == 0 && receipt.taken + receipt.duplicates == 0
        ? nil : receipt.words(in: language),
      known: known,
      refused: refused,
      passedOver: passedOver,
      in: language
    )
    if isDry { return words + ImportWords.isTrial(in: language) }
    guard atTerminal, let number = self.import else { return words }
    return words + ImportWords.undo(number)
  }

  /// What came in, for whoever looks back: years, kilometers, lifts, and where the rest was before.
  public func summary(
    units: UnitSystem = .metric,
    in language: Language = .english
  ) -> [String] {
    receipt.brought.sentences(units: units, in: language)
      + [KnownEntry.origins(receipt.origins, of: receipt.duplicates, in: language)]
      .compactMap { $0 }
  }

  /// Writes the whole for a script.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("files", files)
      json.field("known", known)
      json.field("refused", refused)
      json.field("passedOver", passedOver.count)
      if passedOver.count > 0 {
        json.key("passedOverKinds")
        passedOver.write(to: &json)
      }
      receipt.writeMembers(to: &json)
      json.key("import")
      if let number = self.import { json.value(number) } else { json.null() }
      json.field("dryRun", isDry)
    }
  }

  init(_ fields: Fields) throws(ShapeError) {
    isDry = try fields.bool("dryRun", default: false)
    files = Int(try fields.integer("files"))
    known = Int(try fields.integer("known"))
    refused = Int(try fields.integer("refused"))
    passedOver = PassedOver(fields["passedOverKinds"], count: Int(try fields.integer("passedOver")))
    receipt = try ImportReceipt(fields)
    self.import = try fields.integer(ifPresent: "import")
  }
}
