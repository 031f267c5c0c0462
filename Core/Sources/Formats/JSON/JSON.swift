/// A JSON value, the plain tree between a text and what it means.
///
/// RFC 8259. Members keep the order in which they were written, so that the same value always gives
/// the same text. A number is a Double: whole numbers are exact up to 2^53.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value in an object.
  public struct Member: Equatable, Sendable {
    /// The name.
    public var key: String

    /// The value under it.
    public var value: JSON

    /// Creates a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON {
  /// Reads a whole text, or says where and why it is not JSON.
  ///
  /// Strict: no byte order mark, nothing before or behind the value but white space, no duplicate
  /// keys, no lone surrogates, no number too large for a Double, at most 32 values deep.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser<JSON>(bytes)
    return try parser.document()
  }

  /// Reads a whole text that is almost JSON, as some apps export their accounts.
  ///
  /// What ``parse(_:)`` refuses and this does not: `NaN` and `Infinity`, which are null, names without
  /// quotation marks, a name that comes twice, of which the first is found, lines that break within a text,
  /// and a byte order mark.
  public static func parseLeniently(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser<JSON>(bytes, isLenient: true)
    return try parser.document()
  }

  /// Reads a whole text, or says where and why it is not JSON.
  public static func parse(_ text: String) throws(JSONError) -> JSON {
    try parse(Array(text.utf8))
  }
}

extension JSON: JSONTree {
  static func scalar(_ value: JSON, at location: TextLocation) -> JSON { value }
  static func list(_ elements: [JSON], at location: TextLocation) -> JSON { .array(elements) }
  static func record(_ members: [Member], at location: TextLocation) -> JSON { .object(members) }
  static func member(_ key: String, at location: TextLocation, _ value: JSON) -> Member {
    Member(key, value)
  }
  static func key(of member: Member) -> String { member.key }
}
