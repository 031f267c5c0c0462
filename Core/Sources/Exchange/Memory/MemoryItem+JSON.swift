public import Formats
public import Training

extension MemoryItem: Shaped {
  /// The most bytes of a key, and of a value as JSON writes it.
  public static let (longestKey, longestValue) = (100, 4000)

  public static var blank: MemoryItem {
    MemoryItem(.fact, "", .truth(false), source: .user, updatedAt: Instant(secondsSince1970: 0))
  }

  /// As the export has it; a fact that is read has its bounds.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("kind", &kind, expected: "what is remembered")
    try it.text("key", &key)
    if it.isReading, !Self.isKey(key) {
      throw ShapeError(path: "key", found: "\"\(key)\"", expected: Self.expectedKey)
    }
    try it.member("value", [:], isRequired: true) { json in
      json.field("value", value.json)
    } read: { fields throws(ShapeError) in
      guard let value = fields["value"].flatMap({ Value($0) }),
        value.text.utf8.count <= Self.longestValue
      else {
        let expected = "a value of at most \(Self.longestValue) bytes"
        throw fields.error("value", fields["value"], expected)
      }
      self.value = value
    }
    try it.number("confidence", &confidence, in: 0...1, named: "0 to 1", isRequired: false)
    try it.choice("source", &source)
    try it.instant("updatedAt", &updatedAt)
    if kind == .fact { try expectBounds(&it) }
  }

  /// Says of a fact that is read that it is not what it can be, unless it is.
  private func expectBounds(_ it: inout Shaper) throws(ShapeError) {
    if let words = Runner.choices.first(where: { $0.key == key })?.words {
      var isChoice = false
      if case .text(let word) = value { isChoice = words.contains(word) }
      try it.expect(isChoice, "value", "\(key) is one of \(words.joined(separator: ", "))")
    }
    if key == Runner.edgesKey {
      var areEdges = false
      if case .text(let text) = value { areEdges = HeartRateZones.edges(in: text) != nil }
      try it.expect(areEdges, "value", "\(key) is five heart rates that rise")
    }
    if let range = Runner.facts.first(where: { $0.key == key })?.range {
      var isWithin = false
      if case .number(let number) = value { isWithin = range.contains(number) }
      try it.expect(isWithin, "value", "\(key) is a number from \(Self.words(range))")
    }
  }

  private static let expectedKey = "a name of 1 to \(longestKey) bytes in one line"

  private static func words(_ range: ClosedRange<Double>) -> String {
    "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
  }

  private static func isKey(_ key: String) -> Bool {
    (1...longestKey).contains(key.utf8.count)
      && key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && key.utf8.first != 0x20 && key.utf8.last != 0x20
  }
}

extension MemoryItem.Value {
  /// What was typed: what is JSON is taken as such, and everything else as text.
  public init(typed text: String) {
    // Words are no JSON, and then they are meant as words.
    self = (try? JSON.parse(Array(text.utf8))).flatMap { Self($0) } ?? .text(text)
  }

  /// A value as JSON has it; null is none.
  public init?(_ json: JSON) {
    switch json {
    case .null: return nil
    case .bool(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array, .object: self = .tree(json.text())
    }
  }

  /// The same as JSON.
  public var json: JSON {
    switch self {
    case .truth(let truth): .bool(truth)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    // Only what was JSON is a tree.
    case .tree(let text): (try? JSON.parse(Array(text.utf8))) ?? .null
    }
  }

  /// The same as JSON writes it.
  public var text: String { json.text() }
}
