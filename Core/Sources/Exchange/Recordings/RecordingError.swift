public import Formats
import Screens
public import Training

/// Why a file is not a recording, with what was found and where.
public enum RecordingError: Error, Hashable, Sendable {
  /// It begins like a FIT file and is none.
  case fit(FITError)
  /// It begins like a GPX, TCX or KML file and is no XML, or more of it than may be read.
  case xml(XMLError)
  /// It begins like a recording of an app's export and is no JSON.
  case json(JSONError)
  /// It begins like none of the formats that can be read.
  case unknownFormat(offset: Int)
  /// The format is right, but no moment of a session is in it.
  case nothingRecorded(Recording.Source, offset: Int)
  /// It has more moments than ``RecordingFile/mostSamples``.
  case tooManySamples(Int, offset: Int)
  /// It has more points than ``RecordingFile/mostPoints``.
  case tooManyPoints(offset: Int)
  /// Its points tell no times, or less than half of them, or all the same: nothing can be played.
  case withoutTimes(points: Int, timed: Int, offset: Int)

  /// The byte at which the file stopped making sense.
  public var offset: Int {
    switch self {
    case .fit(let error): error.offset
    case .xml(let error): error.location.offset
    case .json(let error): error.location.offset
    case .unknownFormat(let offset), .nothingRecorded(_, let offset),
      .tooManySamples(_, let offset), .tooManyPoints(let offset),
      .withoutTimes(_, _, let offset):
      offset
    }
  }
}

extension RecordingError: CustomStringConvertible {
  /// One sentence: what was found, what was expected, and where.
  public var description: String {
    switch self {
    case .fit(let error):
      error.description
    case .xml(let error):
      error.description
    case .json(let error):
      error.description
    case .unknownFormat(let offset):
      "byte \(offset) begins no \(FormatWords.choice()) file"
    case .nothingRecorded(let source, let offset):
      "the \(source.rawValue.uppercased()) file has no recorded moment after byte \(offset), "
        + "a recording has some"
    case .tooManySamples(let count, let offset):
      "the file has \(count) moments from byte \(offset) on, "
        + "a recording may have \(RecordingFile.mostSamples)"
    case .tooManyPoints(let offset):
      "byte \(offset) begins one point more than the \(RecordingFile.mostPoints) a track may have"
    case .withoutTimes(let points, let timed, let offset):
      "\(timed) of the \(points) points from byte \(offset) on tell a time of their own: a route "
        + "without times cannot be played"
    }
  }
}
