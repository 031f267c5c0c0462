extension JSON {
  /// The value under a key, or nothing if this is no object or has no such key.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    for member in members where JSONKeys.isSame(member.key, key) { return member.value }
    return nil
  }

  /// The element at a place, or nothing if this is no array or is shorter.
  public subscript(index: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Whether this is null.
  public var isNull: Bool { self == .null }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, if this is one.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number, if this is a whole one that a Double holds exactly.
  public var integer: Int64? {
    guard let value = number, value == value.rounded(.towardZero), abs(value) <= 0x1p53
    else { return nil }
    return Int64(value)
  }

  /// The text, if this is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members in their order, if this is an object.
  public var object: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// What kind of value this is, in a word for a message.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
