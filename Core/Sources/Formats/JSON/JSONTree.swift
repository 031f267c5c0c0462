/// What the parser builds: a value with or without the places of its parts.
protocol JSONTree {
  associatedtype Member

  /// Makes a value that holds no others: null, a truth value, a number or a text.
  static func scalar(_ value: JSON, at location: TextLocation) -> Self

  /// Makes an array.
  static func list(_ elements: [Self], at location: TextLocation) -> Self

  /// Makes an object.
  static func record(_ members: [Member], at location: TextLocation) -> Self

  /// Makes a member of an object.
  static func member(_ key: String, at location: TextLocation, _ value: Self) -> Member

  /// The name of a member.
  static func key(of member: Member) -> String
}
