public import Formats
public import Training

/// What somebody wants of the gym, under a key of its own: wishes for workouts, check-ins, rules.
///
/// The value is what the page keeps of it; only the page and the core's requests read it.
public struct Preference: Equatable, Sendable {
  /// The most bytes of a key, and of a value as JSON writes it.
  public static let (longestKey, longestValue) = (100, 32_000)

  /// What it is about: `wish`, `checkIns`, `rules`, `places`.
  public var key: String

  /// What is wanted.
  public var value: JSON

  /// When somebody said so.
  public var changedAt: Instant

  /// Creates a preference, or says what is wrong with it.
  public init(key: String, value: JSON, changedAt: Instant) throws(ShapeError) {
    guard (1...Self.longestKey).contains(key.utf8.count) else {
      throw ShapeError(
        path: "key",
        found: "\(key.utf8.count) bytes",
        expected: "a key of 1 to \(Self.longestKey) bytes"
      )
    }
    guard value.text().utf8.count <= Self.longestValue else {
      throw ShapeError(
        path: "value",
        found: "\(value.text().utf8.count) bytes",
        expected: "a value of at most \(Self.longestValue) bytes"
      )
    }
    self.key = key
    self.value = value
    self.changedAt = changedAt
  }

  /// Writes the preference as the export has it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("key", key)
      json.field("value", value)
      json.field("changedAt", changedAt.text)
    }
  }

  /// Reads a preference, or says what is wrong with it.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    try self.init(
      key: fields.string("key"),
      value: fields["value"] ?? .null,
      changedAt: fields.instant("changedAt")
    )
  }
}
