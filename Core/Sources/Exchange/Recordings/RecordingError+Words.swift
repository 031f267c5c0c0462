import Formats

extension RecordingError {
  /// What is wrong in a person's words, and what to do now.
  ///
  /// ``description`` has the details for whoever can use them.
  public var words: String {
    switch self {
    case .fit(let error):
      switch error {
      case .tooLarge, .tooManyMessages: "This file is too large to be one run. " + Self.choose
      case .unknownProtocol:
        "This FIT file is newer than this Pacesetter. Update Pacesetter, or export the run as TCX."
      case .unfinished: "The device never finished this file. " + Self.copy
      case .cutOff, .definitionCutOff, .messageCutOff:
        "This FIT file ends before it should. " + Self.copy
      case .noHeader, .unknownHeaderSize, .wrongHeaderChecksum, .unknownByteOrder,
        .messageTooLarge, .undefinedMessage, .wrongChecksum:
        "This FIT file is damaged. " + Self.copy
      }
    case .xml(let error):
      switch error.problem {
      case .empty: "This file is empty. " + Self.copy
      case .tooLong: "This file is too large to be one run. " + Self.choose
      case .unexpectedEnd, .unclosed: "This file ends before it should. " + Self.copy
      case .tooDeep, .tooManyAttributes, .tokenTooLong, .unsupportedEncoding, .doctype,
        .invalidUTF8, .illegalCharacter, .unknownEntity, .malformedReference, .unexpected,
        .duplicateAttribute, .mismatchedEnd, .endWithoutStart, .secondRoot:
        "This file is damaged. " + Self.copy
      }
    case .unknownFormat:
      "We can't read this file. Gym diaries and Apple Health exports go to History › Import."
    case .nothingRecorded: "Nothing was recorded in this file. " + Self.choose
    case .tooManySamples, .tooManyPoints: "This file is too large to be one run. " + Self.choose
    case .withoutTimes:
      "This is a route without times, which can't be played. Export the run itself, not its course."
    }
  }

  private static let copy = "Copy or export it once more from your watch or app."
  private static let choose = "Choose the file of a single run."
}
