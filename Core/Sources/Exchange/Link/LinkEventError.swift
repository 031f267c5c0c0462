/// Why a line is no event of a link.
public enum LinkEventError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLong(Int)
  case checksum
  case malformed(String)

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .tooLong(let count):
      "the line has \(count) bytes, expected at most \(LinkEvent.longestLine)"
    case .checksum: "the line does not match its checksum"
    case .malformed(let reason): "the line is not an event: \(reason)"
    }
  }
}
