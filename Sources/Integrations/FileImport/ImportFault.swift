public import Exchange
public import Formats
public import Screens
public import Training

/// Why a file was not taken into the record; nothing of it was.
public enum ImportFault: Error, Hashable, Sendable {
  /// The system does not let it be read.
  case unreadable(reason: String)
  /// It is larger than what is read of its kind.
  case tooBig(bytes: Int64, most: Int64)
  /// It is a zip that is damaged, or packed in a way that nobody uses.
  case archive(ZipDamage)
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
  /// It holds nothing for the record.
  case other(OtherFile)
}

extension ImportFault: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words() }

  /// The sentence for a person; the details of a damaged file are English only.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .unreadable(let reason): ImportWords.unreadable(reason, in: language)
    case .tooBig(let bytes, let most):
      ImportRefusalWords.tooBig(
        megabytes: bytes / 1_000_000,
        most: most / 1_000_000,
        in: language
      )
    case .archive(let damage): ImportRefusalWords.archive(damage, in: language)
    case .recording(let error, _):
      ImportRefusalWords.recording(
        error.words(in: language),
        error.description,
        byte: error.offset,
        in: language
      )
    case .diary(.unitUntold): ImportRefusalWords.unitUntold(in: language)
    case .diary(.noTable(let error)):
      ImportRefusalWords.noTable(error.description, in: language)
    case .diary(let error): error.words(in: language)
    case .health(let fault): Self.words(fault, in: language)
    case .export(let fault): ImportRefusalWords.noExport(fault.description, in: language)
    case .part(let list, let number, let reason):
      ImportRefusalWords.part(number, of: list, reason, in: language)
    case .other(let kind): kind.words(in: language)
    }
  }
}

extension ImportFault {
  /// Why the table of an account cannot be read.
  init(_ error: ActivityTableError) {
    switch error {
    case .table(let error): self = .diary(error)
    case .json(let error): self = .recording(.json(error))
    case .recording(let error): self = .recording(error)
    }
  }

  /// What is wrong in an export of Apple Health.
  static func words(_ fault: HealthFault, in language: Language) -> String {
    let details = fault.description
    return switch fault.problem {
    case .notHealthData: ImportRefusalWords.noHealth(details, in: language)
    case .cut: ImportRefusalWords.healthEnds(details, in: language)
    case .illegalCharacter, .brokenTag, .endlessTag, .unreadable:
      ImportRefusalWords.healthLeftOut(details, byte: fault.offset, in: language)
    }
  }

  /// What it is instead of a file for the record, if it is whole.
  var other: OtherFile? {
    switch self {
    case .other(let kind): kind
    case .diary(.unknown): .table
    case .unreadable, .tooBig, .archive, .recording, .diary, .health, .export, .part: nil
    }
  }

  /// What would be missing if what is whole of the file were taken, where that can be done.
  public var offer: Recording.Damage? {
    if case .recording(_, let offer) = self { offer } else { nil }
  }
}
