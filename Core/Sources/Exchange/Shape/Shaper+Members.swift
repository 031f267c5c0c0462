public import Formats

extension Shaper {
  /// A text that has to be there, or that may be left out for what it is before; `notEmpty` says what an
  /// empty one is not, `about` what it is to readers of the description.
  public mutating func text(
    _ key: String,
    _ value: inout String,
    isRequired: Bool = true,
    notEmpty: String? = nil,
    rules: @autoclosure () -> JSON = [:],
    about: String? = nil
  ) throws(ShapeError) {
    if isDescribing {
      let least: JSON = notEmpty == nil ? [:] : ["minLength": 1]
      describe(key, Self.described("string", least, rules(), about: about), isRequired: isRequired)
    } else if isReading {
      value = try isRequired ? fields.string(key) : fields.string(ifPresent: key) ?? value
      if let notEmpty { try expect(!value.isEmpty, key, notEmpty) }
    } else {
      json.field(key, value)
    }
  }

  /// A text that may be absent.
  public mutating func text(
    _ key: String,
    _ value: inout String?,
    rules: @autoclosure () -> JSON = [:],
    about: String? = nil
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, Self.described("string", rules(), about: about), isRequired: false)
    } else if isReading {
      value = try fields.string(ifPresent: key)
    } else {
      json.field(key, value)
    }
  }

  /// A list of texts; what else is in it is passed over.
  public mutating func texts(_ key: String, _ value: inout [String]) {
    if isDescribing {
      describe(key, ["type": "array", "items": ["type": "string"]], isRequired: false)
    } else if isReading {
      value = (fields[key]?.array ?? []).compactMap { $0.string }
    } else {
      json.array(key) { json in for text in value { json.value(text) } }
    }
  }

  /// A truth value, or what holds before; not written where it is what a text need not say.
  public mutating func flag(
    _ key: String,
    _ value: inout Bool,
    unless unsaid: Bool? = nil,
    about: String? = nil
  ) throws(ShapeError) {
    if isDescribing {
      let isRequired = describesAnswer && unsaid == nil
      describe(key, Self.described("boolean", about: about), isRequired: isRequired)
    } else if isReading {
      value = try fields.bool(key, default: value)
    } else if value != unsaid {
      json.field(key, value)
    }
  }

  /// A truth value that may be unknown.
  public mutating func flag(
    _ key: String,
    _ value: inout Bool?,
    about: String? = nil
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, Self.described("boolean", about: about), isRequired: false)
    } else if isReading {
      value = fields[key] == nil ? nil : try fields.bool(key, default: false)
    } else {
      json.field(key, value)
    }
  }

  /// A number, within bounds where there are some; `named` says what it counts where it is none of them.
  public mutating func number(
    _ key: String,
    _ value: inout Double,
    in range: ClosedRange<Double>? = nil,
    named: String? = nil,
    isRequired: Bool = true
  ) throws(ShapeError) {
    var number: Double? = value
    try self.number(key, &number, in: range, named: named, isRequired: isRequired)
    value = number ?? value
  }

  /// A number that may be absent.
  public mutating func number(
    _ key: String,
    _ value: inout Double?,
    in range: ClosedRange<Double>? = nil,
    named: String? = nil,
    isRequired: Bool = false
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, Self.schema("number", range), isRequired: isRequired)
    } else if isReading {
      value = try isRequired ? fields.number(key) : fields.number(ifPresent: key)
      guard let value, let range, !range.contains(value) else { return }
      let bounds = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw fields.error(key, fields[key], named ?? "a number from \(bounds)")
    } else {
      json.field(key, value)
    }
  }

  /// A number above zero that may be absent.
  public mutating func positive(_ key: String, _ value: inout Double?) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "number", "exclusiveMinimum": 0], isRequired: false)
    } else if isReading {
      value = try fields.positive(ifPresent: key)
    } else {
      json.field(key, value)
    }
  }

  /// A whole number that may be absent.
  public mutating func whole(_ key: String, _ value: inout Int64?) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "integer"], isRequired: false)
    } else if isReading {
      value = try fields.integer(ifPresent: key)
    } else {
      json.field(key, value)
    }
  }

  /// A whole number that may be absent.
  public mutating func whole(_ key: String, _ value: inout Int?) throws(ShapeError) {
    var number = value.map { Int64($0) }
    try whole(key, &number)
    value = number.map { Int(clamping: $0) }
  }

  /// A whole number within bounds that may be absent.
  public mutating func whole(
    _ key: String,
    _ value: inout Int?,
    in range: ClosedRange<Int64>
  ) throws(ShapeError) {
    if isDescribing {
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      describe(key, Self.schema("integer", bounds), isRequired: false)
    } else if isReading {
      value = try fields.whole(key, range)
    } else {
      json.field(key, value)
    }
  }

  /// A whole number that has to be there, or that may be left out for what it is before.
  public mutating func whole(
    _ key: String,
    _ value: inout Int64,
    isRequired: Bool = true
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "integer"], isRequired: isRequired)
    } else if isReading {
      value = try isRequired ? fields.integer(key) : fields.integer(ifPresent: key) ?? value
    } else {
      json.field(key, value)
    }
  }

  /// A whole number that a value counts with.
  public mutating func whole(
    _ key: String,
    _ value: inout Int,
    isRequired: Bool = true
  ) throws(ShapeError) {
    var number = Int64(value)
    try whole(key, &number, isRequired: isRequired)
    value = Int(clamping: number)
  }

  /// A whole number within bounds, or what it is before.
  public mutating func whole(
    _ key: String,
    _ value: inout Int,
    in range: ClosedRange<Int64>,
    unless unsaid: Int? = nil
  ) throws(ShapeError) {
    var number: Int? = value == unsaid && isWriting ? nil : value
    try whole(key, &number, in: range)
    value = number ?? value
  }

  /// One of the named cases, or the one before; not written where it is what a text need not say.
  public mutating func choice<Choice: RawRepresentable & CaseIterable & Equatable>(
    _ key: String,
    _ value: inout Choice,
    unless unsaid: Choice? = nil
  ) throws(ShapeError) where Choice.RawValue == String {
    var choice: Choice? = value == unsaid && isWriting ? nil : value
    try self.choice(key, &choice)
    value = choice ?? value
  }

  /// One of the named cases that has to be there; `expected` says what it tells where it is not.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String,
    _ value: inout Choice,
    expected: String
  ) throws(ShapeError) where Choice.RawValue == String {
    var choice: Choice? = value
    try self.choice(key, &choice, isRequired: true)
    guard let choice else { throw fields.error(key, nil, expected) }
    value = choice
  }

  /// One of the named cases that may be absent.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String,
    _ value: inout Choice?,
    isRequired: Bool = false
  ) throws(ShapeError) where Choice.RawValue == String {
    if isDescribing {
      let words = Choice.allCases.map { JSON.string($0.rawValue) }
      describe(key, ["enum": .array(words)], isRequired: isRequired)
    } else if isReading {
      value = try fields.choice(Choice.self, ifPresent: key)
    } else {
      json.field(key, value?.rawValue)
    }
  }

  /// Some of the named cases, in the order of the type; not written where there are none.
  public mutating func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ key: String,
    _ value: inout Set<Choice>,
    _ expected: String
  ) throws(ShapeError) where Choice.RawValue == String {
    if isDescribing {
      let words = Choice.allCases.map { JSON.string($0.rawValue) }
      let items: JSON = ["enum": .array(words)]
      describe(key, ["type": "array", "items": items], isRequired: false)
    } else if isReading {
      value = []
      for word in fields[key]?.array ?? [] {
        guard let choice = word.string.flatMap({ Choice(rawValue: $0) }) else {
          throw fields.error(key, word, expected)
        }
        value.insert(choice)
      }
    } else if !value.isEmpty {
      json.array(key) { json in
        for choice in Choice.allCases where value.contains(choice) { json.value(choice.rawValue) }
      }
    }
  }

  /// A value with a shape of its own that may be absent.
  public mutating func nested<Value: ObjectShaped>(
    _ key: String,
    _ value: inout Value?
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, Value.schema, isRequired: false)
    } else if isReading {
      guard let inner = try fields.fields(ifPresent: key) else { return value = nil }
      value = try Value(inner)
    } else if let value {
      json.key(key)
      value.write(to: &json)
    }
  }

  /// A value with a shape of its own, or the one before.
  public mutating func nested<Value: ObjectShaped>(
    _ key: String,
    _ value: inout Value
  ) throws(ShapeError) {
    var inner: Value? = value
    try nested(key, &inner)
    value = inner ?? value
  }

  /// A list of values with a shape of their own; no more than so many are read.
  public mutating func list<Value: ObjectShaped>(
    _ key: String,
    _ value: inout [Value],
    atMost most: Int = .max
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "array", "items": Value.schema], isRequired: false)
    } else if isReading {
      value = []
      for json in (fields[key]?.array ?? []).prefix(most) {
        value.append(try Value(Fields(json, at: key)))
      }
    } else {
      json.array(key) { json in for element in value { element.write(to: &json) } }
    }
  }

  /// A member that is read and written by hand.
  public mutating func member(
    _ key: String,
    _ schema: @autoclosure () -> JSON,
    isRequired: Bool = false,
    write: (inout JSONWriter) -> Void,
    read: (Fields) throws(ShapeError) -> Void
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, schema(), isRequired: isRequired)
    } else if isReading {
      try read(fields)
    } else {
      write(&json)
    }
  }

  /// What is said of a member beside its type.
  private static func described(_ type: String, _ rules: JSON..., about: String?) -> JSON {
    var schema = [JSON.Member("type", .string(type))]
    for one in rules { schema += one.object ?? [] }
    if let about { schema.append(JSON.Member("description", .string(about))) }
    return .object(schema)
  }

  private static func schema(_ type: String, _ range: ClosedRange<Double>?) -> JSON {
    guard let range else { return ["type": .string(type)] }
    return [
      "type": .string(type), "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
  }
}
