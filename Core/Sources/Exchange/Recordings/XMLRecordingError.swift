public import Formats

/// Why a GPX or TCX file is not a recording that can be played.
public enum XMLRecordingError: Error, Hashable, Sendable {
  /// It is not well-formed XML, or more of it than may be read.
  case xml(XMLError)

  /// The root is another element.
  case wrongRoot(found: String, expected: String, at: TextLocation)

  /// It has no track, only waypoints or routes if anything.
  case withoutTrack(expected: String)

  /// Fewer than half of the points have a time, or all have the same.
  case withoutTimes(points: Int, timed: Int)

  /// It has more points than a recording may have.
  case tooManyPoints(limit: Int, at: TextLocation)
}

extension XMLRecordingError: CustomStringConvertible {
  /// The sentence shown to a person who gave the file.
  public var description: String {
    switch self {
    case .xml(let error): error.description
    case .wrongRoot(let found, let expected, let place):
      "found <\(found)> where <\(expected)> was expected at \(place.description)"
    case .withoutTrack(let expected): "the file has no \(expected), so there is nothing to play"
    case .withoutTimes(let points, let timed):
      "\(timed) of \(points) points tell a time of their own; a route without times cannot be played"
    case .tooManyPoints(let limit, let place):
      "the file has more than \(limit) points, the next at \(place.description)"
    }
  }
}
