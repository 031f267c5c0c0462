import Formats
public import Screens

extension RecordingError {
  /// What is wrong in a person's words, and what to do now.
  ///
  /// ``description`` has the details for whoever can use them.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .fit(let error):
      switch error {
      case .tooLarge, .tooManyMessages: FileWords.tooLarge(in: language)
      case .unknownProtocol: FileWords.newerFIT(in: language)
      case .unfinished: FileWords.unfinished(in: language)
      case .cutOff, .definitionCutOff, .messageCutOff:
        FileWords.cutOffFIT(in: language)
      case .noHeader(let offset) where offset > 0,
        .unknownHeaderSize(_, let offset) where offset > 0:
        FileWords.trailingFIT(in: language)
      case .noHeader, .unknownHeaderSize, .wrongHeaderChecksum, .unknownByteOrder,
        .messageTooLarge, .undefinedMessage, .wrongChecksum:
        FileWords.damagedFIT(in: language)
      }
    case .xml(let error):
      switch error.problem {
      case .empty: FileWords.empty(in: language)
      case .tooLong: FileWords.tooLarge(in: language)
      case .unexpectedEnd, .unclosed: FileWords.cutOff(in: language)
      case .unsupportedEncoding, .doctype: FileWords.otherXML(in: language)
      case .tooDeep, .tooManyAttributes, .tokenTooLong, .invalidUTF8, .illegalCharacter,
        .unknownEntity, .malformedReference, .unexpected, .duplicateAttribute, .mismatchedEnd,
        .endWithoutStart, .secondRoot:
        FileWords.damaged(in: language)
      }
    case .json(let error):
      if case .tooLong = error.problem {
        FileWords.tooLarge(in: language)
      } else {
        FileWords.damaged(in: language)
      }
    case .unknownFormat: FileWords.unknown(in: language)
    case .nothingRecorded: FileWords.nothingRecorded(in: language)
    case .tooManySamples, .tooManyPoints: FileWords.tooLarge(in: language)
    case .withoutTimes: FileWords.withoutTimes(in: language)
    }
  }
}
