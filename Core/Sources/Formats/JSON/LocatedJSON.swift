/// A JSON value with the place of every part, for messages with line and column.
///
/// Same rules as ``JSON``; ``plain`` drops the places.
public struct LocatedJSON: Equatable, Sendable {
  /// What a value is.
  public enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  /// A name and its value in an object.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let key: String

    /// The place of the name's opening quote.
    public let keyLocation: TextLocation

    /// The value under it.
    public let value: LocatedJSON
  }

  /// What it is.
  public let value: Value

  /// Where its first byte stands: an opening quote, bracket or brace, or a first digit.
  public let location: TextLocation

  /// Reads a whole text, or says where and why it is not JSON.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> LocatedJSON {
    var parser = JSONParser<LocatedJSON>(bytes)
    return try parser.document()
  }

  /// The same value without its places.
  public var plain: JSON {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map { $0.plain })
    case .object(let members): .object(members.map { JSON.Member($0.key, $0.value.plain) })
    }
  }
}

extension LocatedJSON {
  /// The member under a key, or nothing if this is no object or has no such key.
  public func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// The value under a key, or nothing if this is no object or has no such key.
  public subscript(key: String) -> LocatedJSON? { member(key)?.value }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let value) = value { value } else { nil }
  }

  /// The number, if this is one.
  public var number: Double? {
    if case .number(let value) = value { value } else { nil }
  }

  /// The text, if this is one.
  public var string: String? {
    if case .string(let value) = value { value } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [LocatedJSON]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members in their order, if this is an object.
  public var object: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// What kind of value this is, in a word for a message.
  public var kind: String {
    switch value {
    case .null: JSON.null.kind
    case .bool: JSON.bool(true).kind
    case .number: JSON.number(0).kind
    case .string: JSON.string("").kind
    case .array: JSON.array([]).kind
    case .object: JSON.object([]).kind
    }
  }

  /// Where a byte of this text stands in the source it was read from, escapes counted as written.
  ///
  /// For messages about a text with a grammar of its own, such as a condition inside a script.
  public func location(ofByte target: Int, in source: [UInt8]) -> TextLocation {
    var index = location.offset + 1
    var decoded = 0
    while decoded < target, index < source.count, source[index] != UInt8(ascii: "\"") {
      let (written, meant) = JSONEscape.lengths(in: source, at: index)
      index += written
      decoded += meant
    }
    let read = source[location.offset..<min(index, source.count)]
    let continued = read.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 1 : 0) }
    return TextLocation(
      offset: location.offset + read.count,
      line: location.line,
      column: location.column + read.count - continued
    )
  }
}

extension LocatedJSON: JSONTree {
  static func scalar(_ value: JSON, at location: TextLocation) -> LocatedJSON {
    switch value {
    case .bool(let value): LocatedJSON(value: .bool(value), location: location)
    case .number(let value): LocatedJSON(value: .number(value), location: location)
    case .string(let value): LocatedJSON(value: .string(value), location: location)
    case .null, .array, .object: LocatedJSON(value: .null, location: location)
    }
  }

  static func list(_ elements: [LocatedJSON], at location: TextLocation) -> LocatedJSON {
    LocatedJSON(value: .array(elements), location: location)
  }

  static func record(_ members: [Member], at location: TextLocation) -> LocatedJSON {
    LocatedJSON(value: .object(members), location: location)
  }

  static func member(_ key: String, at location: TextLocation, _ value: LocatedJSON) -> Member {
    Member(key: key, keyLocation: location, value: value)
  }

  static func key(of member: Member) -> String { member.key }
}
