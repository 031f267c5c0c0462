public import Formats

/// The members of a JSON object, read one by one into a value, with errors that name their path.
public struct Fields: Sendable {
  private let object: JSON
  private let path: String

  /// Opens an object, or throws if the value is none.
  public init(_ json: JSON, at path: String = "") throws(ShapeError) {
    guard json.object != nil else {
      throw ShapeError(path: path, found: json.kind, expected: "an object")
    }
    object = json
    self.path = path
  }

  /// The members of nothing.
  static let none = Fields()

  private init() {
    object = .object([])
    path = ""
  }

  /// The member's value unless it is absent or null.
  public subscript(key: String) -> JSON? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  /// The member as a number if it is there.
  public func number(ifPresent key: String) throws(ShapeError) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.number else { throw error(key, value, "a number") }
    return number
  }

  /// The member as a number.
  public func number(_ key: String) throws(ShapeError) -> Double {
    guard let number = try number(ifPresent: key) else { throw error(key, nil, "a number") }
    return number
  }

  /// The member as a number above zero if it is there.
  public func positive(ifPresent key: String) throws(ShapeError) -> Double? {
    guard let number = try number(ifPresent: key) else { return nil }
    guard number > 0, number.isFinite else { throw error(key, self[key], "a number above 0") }
    return number
  }

  /// The member as a whole number if it is there.
  public func integer(ifPresent key: String) throws(ShapeError) -> Int64? {
    guard let value = self[key] else { return nil }
    guard let integer = value.integer else { throw error(key, value, "a whole number") }
    return integer
  }

  /// The member as a whole number within a range, if it is there.
  public func whole(_ key: String, _ range: ClosedRange<Int64>) throws(ShapeError) -> Int? {
    guard let number = try integer(ifPresent: key) else { return nil }
    guard range.contains(number) else {
      throw error(
        key,
        self[key],
        "a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return Int(number)
  }

  /// The member as a whole number.
  public func integer(_ key: String) throws(ShapeError) -> Int64 {
    guard let integer = try integer(ifPresent: key) else { throw error(key, nil, "a whole number") }
    return integer
  }

  /// The member as text if it is there.
  public func string(ifPresent key: String) throws(ShapeError) -> String? {
    guard let value = self[key] else { return nil }
    guard let string = value.string else { throw error(key, value, "a text") }
    return string
  }

  /// The member as text.
  public func string(_ key: String) throws(ShapeError) -> String {
    guard let string = try string(ifPresent: key) else { throw error(key, nil, "a text") }
    return string
  }

  /// The member as true or false, or what holds when it is absent.
  public func bool(_ key: String, default value: Bool) throws(ShapeError) -> Bool {
    guard let member = self[key] else { return value }
    guard let bool = member.bool else { throw error(key, member, "true or false") }
    return bool
  }

  /// The member as one of the named cases if it is there.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type,
    ifPresent key: String
  ) throws(ShapeError) -> Choice? where Choice.RawValue == String {
    guard let text = try string(ifPresent: key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    var names = ""
    for choice in Choice.allCases {
      names += (names.isEmpty ? "" : ", ") + choice.rawValue
    }
    throw ShapeError(path: way(to: key), found: "\"\(text)\"", expected: "one of \(names)")
  }

  /// The member as an object of its own if it is there.
  public func fields(ifPresent key: String) throws(ShapeError) -> Fields? {
    guard let value = self[key] else { return nil }
    return try Fields(value, at: way(to: key))
  }

  /// The elements of a member that is a list; none if it is absent.
  func list(_ key: String) throws(ShapeError) -> [JSON] {
    guard let value = self[key] else { return [] }
    guard let elements = value.array else { throw error(key, value, "a list") }
    return elements
  }

  /// The texts of a member that is a list; none if it is absent.
  func rows(_ key: String, _ expected: String = "texts") throws(ShapeError) -> [String] {
    var rows: [String] = []
    for row in try list(key) {
      guard let text = row.string else { throw error(key, row, expected) }
      rows.append(text)
    }
    return rows
  }

  /// The error of a member that is not what it should be.
  public func error(_ key: String, _ found: JSON?, _ expected: String) -> ShapeError {
    ShapeError(
      path: way(to: key),
      found: found.map(description(of:)) ?? "missing",
      expected: expected
    )
  }

  private func description(of value: JSON) -> String {
    value.number != nil ? value.text() : value.kind
  }

  private func way(to key: String) -> String { path.isEmpty ? key : path + "." + key }
}
