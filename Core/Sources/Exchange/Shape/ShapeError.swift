/// Why a JSON value is not the value that it should be.
public struct ShapeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `goal.distanceMeters`; empty for the whole.
  public var path: String

  /// What is there, such as `a text` or `nothing`.
  public var found: String

  /// What should be there, such as `a number above 0`.
  public var expected: String

  /// Creates an error.
  public init(path: String, found: String, expected: String) {
    self.path = path
    self.found = found
    self.expected = expected
  }

  /// The sentence for a person.
  public var description: String {
    let place = path.isEmpty ? "the value" : "\"\(path)\""
    return "\(place) is \(found), expected \(expected)"
  }
}
