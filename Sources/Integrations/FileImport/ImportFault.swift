public import Exchange
public import Formats
public import Training

/// Why a file was not taken into the record; nothing of it was.
public enum ImportFault: Error, Hashable, Sendable {
  /// The system does not let it be read.
  case unreadable(reason: String)
  /// It is larger than what is read of its kind.
  case tooBig(bytes: Int64, most: Int64)
  /// It is a zip that is damaged, or packed in a way that nobody uses.
  case archive(reason: String)
  /// It begins like a recording and is none, or a damaged one, of which a part can be had.
  case recording(RecordingError, offer: Recording.Damage? = nil)
  /// It is no training diary.
  case diary(StrengthFileError)
  /// There is no export of Apple Health in it.
  case health(HealthFault)
  /// It is a damaged export of Pacesetter.
  case export(RecordScanner.Fault)
  /// A part of an export of Pacesetter is not what it should be.
  case part(list: String, number: Int, reason: String)
  /// It is something else.
  case unknown
}

extension ImportFault: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .tooBig(let bytes, let most):
      "it has \(bytes / 1_000_000) MB, expected at most \(most / 1_000_000) MB"
    case .archive(let reason): "the zip is damaged: \(reason)"
    case .recording(let error, _): "\(error.words()) (\(error.description))"
    case .diary(.unitUntold):
      "found weights without a unit; say --weights kg or --weights lb"
    case .diary(let error): error.description
    case .health(let fault): fault.description
    case .export(let fault): fault.description
    case .part(let list, let number, let reason): "number \(number) of \"\(list)\": \(reason)"
    case .unknown:
      "it is neither FIT, GPX nor TCX, no export of Apple Health or Pacesetter, no diary of Strong,"
        + " Hevy, FitNotes or StrongLifts, and no zip of these"
    }
  }
}

extension ImportFault {
  /// What would be missing if what is whole of the file were taken, where that can be done.
  public var offer: Recording.Damage? {
    if case .recording(_, let offer) = self { offer } else { nil }
  }
}
