import Exchange
public import Formats
public import Screens
import Record
public import Storage
public import Training

/// The result of importing a file into the record.
public struct FileReport: Sendable {
  /// How it ended.
  public enum Outcome: Sendable {
    /// What it held is kept.
    case taken(ImportReceipt)
    /// It was already imported.
    case known(at: Int64)
    /// Nothing of it is kept, for the reason of a sentence.
    case refused(String)
  }

  /// The file.
  public let name: String
  /// How it ended.
  public let outcome: Outcome
  /// What would be missing if the readable part of a damaged file were used, if it can be.
  public internal(set) var offer: String?
  /// The names of exercises that may mean several, or none, of the catalogue.
  public internal(set) var names: [DiaryName] = []
  var remarks: [String] = []
  var further = 0

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

  /// The same for a script.
  public var json: JSON {
    var members = [JSON.Member("file", .string(name))]
    switch outcome {
    case .taken(let receipt):
      members.append(JSON.Member("outcome", "taken"))
      members += receipt.members
    case .known: members.append(JSON.Member("outcome", "known"))
    case .refused(let reason):
      members.append(JSON.Member("outcome", "refused"))
      members.append(JSON.Member("reason", .string(reason)))
    }
    if let offer { members.append(JSON.Member("offer", .string(offer))) }
    if !remarks.isEmpty {
      members.append(JSON.Member("remarks", .array(remarks.map { .string($0) })))
    }
    if !names.isEmpty {
      // What was written is JSON.
      let list = names.compactMap { name in
        try? JSON.parse(Self.bytes(of: name))
      }
      members.append(JSON.Member("names", .array(list)))
    }
    return .object(members)
  }

  private func nameRemarks(_ atTerminal: Bool, _ language: Language) -> [String] {
    var remarks: [String] = []
    let unsure = names.filter(\.isUndecided).map(\.name)
    let unknown = names.filter { !$0.isUndecided }.map(\.name)
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

  private static func bytes(of name: DiaryName) -> [UInt8] {
    var json = JSONWriter()
    name.write(to: &json)
    return json.bytes
  }
}

extension FileReport.Outcome {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .taken(let receipt): receipt.words(in: language)
    case .known(let date):
      ImportWords.known(
        since: LocalTime(Instant(millisecondsSince1970: Double(date))).day,
        in: language
      )
    case .refused(let reason): ImportWords.refused(because: reason, in: language)
    }
  }
}
