import Exchange
import Formats
public import Screens
public import Training

/// What a process that reads files comes to next.
public enum ReadingStep: Sendable {
  /// It has seen what there is.
  case found(Found)
  /// It has come to a file, the number of which only grows.
  case begin(number: Int, name: String)
  /// It knows what the file is and waits for an answer.
  case file(kind: String, digest: String)
  /// It has read as many entries as go into a portion, or all that were left.
  case portion([ReadingFrame], end: End?)
  /// The file cannot be read, for the reason of a sentence; where a part of it can be had, another
  /// sentence says what would be missing; a table that nobody knows comes with its columns.
  case refused(String, offer: String?, table: UnknownTable? = nil)
  /// The file holds nothing for the record, and nobody named it.
  case passed(OtherFile)
  /// Everything has been read.
  case done
  /// The process has ended before that.
  case broken

  /// What lies under the paths.
  public struct Found: Sendable {
    /// How many bytes every file has.
    public let sizes: [Int64]
    /// What could not be read.
    public let lost: [Refusal]
    /// The files that hold nothing for the record.
    public let passedOver: PassedOver
  }

  /// What a file said besides its entries.
  public struct End: Sendable {
    /// What was damaged or left out, one sentence each.
    public let remarks: [String]
    /// How many more there were.
    public let further: Int
    /// The names of the routes that came with it.
    public let routes: [String]
    /// Whether it only says what the recordings beside it are.
    public let isCompanion: Bool
  }

  /// A file that was refused.
  public struct Refusal: Hashable, Sendable {
    /// The file.
    public let name: String
    /// Why, as a sentence.
    public let reason: String
    /// Whether there is nothing to be read under its path.
    public let isMissing: Bool

    /// Names a file and the reason.
    public init(name: String, reason: String, isMissing: Bool = false) {
      self.name = name
      self.reason = reason
      self.isMissing = isMissing
    }
  }
}

extension ReadingStep {
  init(_ frame: ReadingFrame) {
    let json = frame.json
    switch frame.kind {
    case .found:
      let lost = (json["lost"]?.array ?? []).map { lost in
        Refusal(
          name: lost["name"]?.string ?? "",
          reason: lost["reason"]?.string ?? "",
          isMissing: lost["isMissing"]?.bool ?? false
        )
      }
      self = .found(
        Found(
          sizes: (json["sizes"]?.array ?? []).map { $0.integer ?? 0 },
          lost: lost,
          passedOver: PassedOver(
            json["passedOverKinds"],
            count: Int(json["passedOver"]?.integer ?? 0)
          )
        )
      )
    case .begin:
      self = .begin(
        number: Int(json["number"]?.integer ?? 0),
        name: json["name"]?.string ?? ""
      )
    case .file:
      self = .file(kind: json["kind"]?.string ?? "", digest: json["digest"]?.string ?? "")
    case .end:
      self = .portion([], end: End(json))
    case .refused:
      self = .refused(
        json["reason"]?.string ?? "",
        offer: json["offer"]?.string,
        // Without its columns nothing is asked.
        table: json["table"].flatMap { try? UnknownTable($0) }
      )
    case .passed:
      self = .passed(json["kind"]?.string.flatMap { OtherFile(rawValue: $0) } ?? .unknown)
    case .done: self = .done
    case .progress, .entry: self = .portion([frame], end: nil)
    }
  }
}

extension ReadingStep.End {
  init(_ json: JSON) {
    remarks = (json["remarks"]?.array ?? []).compactMap { $0.string }
    further = Int(json["further"]?.integer ?? 0)
    routes = (json["routes"]?.array ?? []).compactMap { $0.string }
    isCompanion = json["companion"]?.bool ?? false
  }
}
