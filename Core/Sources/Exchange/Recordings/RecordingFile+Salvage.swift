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

  /// Reads every activity of a file, and of a damaged one all that are whole and what is whole of the one
  /// that is not.
  ///
  /// What is refused is what ``salvage(_:)`` refuses.
  public static func salvageAll(_ bytes: [UInt8]) throws(RecordingError) -> Contents {
    let refusal: RecordingError
    do { return try readAll(bytes) } catch { refusal = error }
    guard refusal.isDamage, var contents = wholeParts(of: bytes) else { throw refusal }
    // A damaged file without a moment tells nothing that can be believed.
    contents.recordings.removeAll { $0.damage != nil && $0.samples.count == 0 }
    guard !contents.recordings.isEmpty else { throw refusal }
    if contents.recordings.allSatisfy({ $0.damage == nil }) {
      let last = contents.recordings.count - 1
      let end = contents.recordings[last].samples.time.last ?? 0
      contents.recordings[last].damage = Recording.Damage(.furtherPart, lastMoment: end)
    }
    return contents
  }

  private static func wholeParts(of bytes: [UInt8]) -> Contents? {
    switch try? format(of: bytes) {
    // Whatever is wrong besides was said by the strict reader.
    case .fit: try? FITActivity.salvaged(bytes)
    case .gpx: try? GPXReader.recordings(bytes, isSalvaging: true)
    case .tcx: try? TCXReader.recordings(bytes, isSalvaging: true)
    case .kml: try? KMLReader.recordings(bytes, isSalvaging: true)
    // Of JSON that is cut off nothing is whole.
    case .json, nil: nil
    }
  }

  private static func wholePart(of bytes: [UInt8]) -> Recording? {
    switch try? format(of: bytes) {
    // Whatever is wrong besides was said by the strict reader.
    case .fit: try? Recording(salvagingFIT: bytes)
    case .gpx: try? GPXReader.recording(bytes, isSalvaging: true)
    case .tcx: try? TCXReader.recording(bytes, isSalvaging: true)
    case .kml: try? KMLReader.recording(bytes, isSalvaging: true)
    // Of JSON that is cut off nothing is whole.
    case .json, nil: nil
    }
  }
}

extension RecordingFile.Contents {
  /// Says what is missing of the last activity: by itself, or of what would have followed it.
  mutating func tell(
    _ fault: XMLError,
    in bytes: [UInt8],
    isLastCut: Bool,
    lacksTotals: Bool = false
  ) {
    guard let last = recordings.indices.last else { return }
    let end = recordings[last].samples.time.last
    let damage = Recording.Damage(fault, in: bytes, lastMoment: end, lacksTotals: lacksTotals)
    // A whole one before one of which nothing is left has lost nothing itself.
    recordings[last].damage =
      isLastCut || damage.cause == .trailing
      ? damage : Recording.Damage(.furtherPart, lastMoment: end ?? 0)
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
  /// What is missing of a GPX, TCX or KML file, which does not say how long it should be.
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
