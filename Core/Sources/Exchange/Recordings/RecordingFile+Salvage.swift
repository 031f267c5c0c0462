import Formats
public import Training

extension RecordingFile {
  /// Reads a recording, and of a damaged one what is whole; ``Recording/damage`` says what is missing.
  ///
  /// What is no recording, has no whole moment or is too much to be read is refused as ``read(_:)``
  /// refuses it.
  public static func salvage(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    let refusal: RecordingError
    do { return try read(bytes) } catch { refusal = error }
    guard refusal.isDamage, let recording = wholePart(of: bytes), recording.samples.count > 0 else {
      throw refusal
    }
    return recording
  }

  private static func wholePart(of bytes: [UInt8]) -> Recording? {
    switch try? format(of: bytes) {
    // Whatever is wrong besides was said by the strict reader.
    case .fit: try? Recording(salvagingFIT: bytes)
    case .gpx: try? GPXReader.recording(bytes, isSalvaging: true)
    case .tcx: try? TCXReader.recording(bytes, isSalvaging: true)
    // Of JSON that is cut off nothing is whole.
    case .json, nil: nil
    }
  }
}

extension RecordingError {
  /// Whether the file is damaged, so that a part of it may be whole.
  var isDamage: Bool {
    switch self {
    case .fit(let error): error.isDamage
    case .xml(let error):
      switch error.problem {
      case .empty, .tooLong, .doctype, .unsupportedEncoding: false
      case .tooDeep, .tooManyAttributes, .tokenTooLong, .invalidUTF8, .illegalCharacter,
        .unknownEntity, .malformedReference, .unexpected, .unexpectedEnd, .duplicateAttribute,
        .mismatchedEnd, .endWithoutStart, .unclosed, .secondRoot:
        true
      }
    case .json, .unknownFormat, .nothingRecorded, .tooManySamples, .tooManyPoints, .withoutTimes:
      false
    }
  }
}

extension Recording.Damage {
  /// What is missing of a GPX or TCX file, which does not say how long it should be.
  init(_ fault: XMLError, in bytes: [UInt8], lastMoment: Double?, lacksTotals: Bool = false) {
    let rest = bytes.count - fault.location.offset
    let moment = lastMoment ?? 0
    switch fault.problem {
    case .unexpectedEnd, .unclosed:
      self.init(.cutOff, lacksTotals: lacksTotals, lastMoment: moment)
    case .secondRoot, .unexpected(_, expected: .documentEnd):
      self.init(.trailing, bytes: rest, lastMoment: moment)
    case .empty, .tooLong, .tooDeep, .tooManyAttributes, .tokenTooLong, .unsupportedEncoding,
      .doctype, .invalidUTF8, .illegalCharacter, .unknownEntity, .malformedReference, .unexpected,
      .duplicateAttribute, .mismatchedEnd, .endWithoutStart:
      self.init(.unreadable, bytes: rest, lacksTotals: lacksTotals, lastMoment: moment)
    }
  }
}
