public import Formats
public import Screens
public import Training

/// The result of importing a file into the record.
public struct FileReport: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// What it held is kept.
    case taken(ImportReceipt)
    /// It was already imported; when, is not told by a server.
    case known(at: Int64?)
    /// It only says what the recordings beside it are.
    case companion
    /// Nothing of it is kept, for the reason of a sentence.
    case refused(String)
  }

  /// The file.
  public let name: String
  /// How it ended.
  public let outcome: Outcome
  /// What would be missing if the readable part of a damaged file were used, if it can be.
  public var offer: String?
  /// The columns of a table that no program is known to write, so that somebody says what they tell.
  public var table: UnknownTable?
  /// The names of exercises that may mean several, or none, of the catalogue.
  public var names: [DiaryName] = []
  /// What was damaged or left out, one sentence each.
  public var remarks: [String] = []
  /// How many more there were.
  public var further = 0

  /// Reports on a file.
  public init(_ name: String, _ outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// The file's row, and its remarks below it; at a terminal with what to type.
  public func words(atTerminal: Bool = false, in language: Language = .english) -> String {
    var below = remarks
    if let offer { below.append(ImportWords.offer(offer, in: language)) }
    below += nameRemarks(atTerminal, language)
    if further > 0 { below.append(ImportWords.further(further, in: language)) }
    let row = name + ": " + outcome.words(in: language)
    return ([row] + below.map { "  " + $0 }).joined(separator: "\n")
  }

  /// Writes the report for a script.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("file", name)
      switch outcome {
      case .taken(let receipt):
        json.field("outcome", "taken")
        receipt.writeMembers(to: &json)
      case .known: json.field("outcome", "known")
      case .companion: json.field("outcome", "companion")
      case .refused(let reason):
        json.field("outcome", "refused")
        json.field("reason", reason)
      }
      json.field("offer", offer)
      if let table {
        json.key("table")
        table.write(to: &json)
      }
      if !remarks.isEmpty {
        json.array("remarks") { json in for remark in remarks { json.value(remark) } }
      }
      if !names.isEmpty {
        json.array("names") { json in for name in names { name.write(to: &json) } }
      }
    }
  }

  init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "reports")
    let outcome: Outcome
    switch try fields.string("outcome") {
    case "taken": outcome = .taken(try ImportReceipt(fields))
    case "known": outcome = .known(at: nil)
    case "companion": outcome = .companion
    case "refused": outcome = .refused(try fields.string("reason"))
    default: throw fields.error("outcome", fields["outcome"], "taken, known, companion or refused")
    }
    self.init(try fields.string("file"), outcome)
    offer = try fields.string(ifPresent: "offer")
    table = try fields["table"].map { json throws(ShapeError) in try UnknownTable(json) }
    remarks = (fields["remarks"]?.array ?? []).compactMap { $0.string }
    for name in fields["names"]?.array ?? [] { names.append(try DiaryName(name)) }
  }

  private func nameRemarks(_ atTerminal: Bool, _ language: Language) -> [String] {
    var remarks: [String] = []
    let unsure = names.filter { $0.isUndecided }.map { $0.name }
    let unknown = names.filter { !$0.isUndecided }.map { $0.name }
    let choice = ImportWords.chooseNames(in: language)
    if !unsure.isEmpty {
      remarks.append(
        ImportWords.unsure(unsure, in: language) + (atTerminal ? ImportWords.askNames : choice)
      )
    }
    if let first = unknown.first {
      remarks.append(
        ImportWords.unknown(unknown, in: language) + (atTerminal ? ImportWords.map(first) : choice)
      )
    }
    return remarks
  }
}

extension FileReport.Outcome {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .taken(let receipt): receipt.words(in: language)
    case .known(let date):
      ImportWords.known(
        since: date.map { LocalTime(Instant(millisecondsSince1970: Double($0))).day },
        in: language
      )
    case .companion: ImportWords.companion(in: language)
    case .refused(let reason): ImportWords.refused(because: reason, in: language)
    }
  }
}
