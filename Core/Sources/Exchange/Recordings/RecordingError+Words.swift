import Formats
import Screens

extension RecordingError {
  /// What is wrong in a person's words, and what to do now.
  ///
  /// ``description`` has the details for whoever can use them.
  public var words: String {
    switch self {
    case .fit(let error):
      switch error {
      case .tooLarge, .tooManyMessages: FileWords.tooLarge
      case .unknownProtocol: FileWords.newerFIT
      case .unfinished: FileWords.unfinished
      case .cutOff, .definitionCutOff, .messageCutOff:
        FileWords.cutOffFIT
      case .noHeader, .unknownHeaderSize, .wrongHeaderChecksum, .unknownByteOrder,
        .messageTooLarge, .undefinedMessage, .wrongChecksum:
        FileWords.damagedFIT
      }
    case .xml(let error):
      switch error.problem {
      case .empty: FileWords.empty
      case .tooLong: FileWords.tooLarge
      case .unexpectedEnd, .unclosed: FileWords.cutOff
      case .tooDeep, .tooManyAttributes, .tokenTooLong, .unsupportedEncoding, .doctype,
        .invalidUTF8, .illegalCharacter, .unknownEntity, .malformedReference, .unexpected,
        .duplicateAttribute, .mismatchedEnd, .endWithoutStart, .secondRoot:
        FileWords.damaged
      }
    case .unknownFormat: FileWords.unknown
    case .nothingRecorded: FileWords.nothingRecorded
    case .tooManySamples, .tooManyPoints: FileWords.tooLarge
    case .withoutTimes: FileWords.withoutTimes
    }
  }
}
