public import Formats
public import Training

extension MemoryItem {
  /// The most bytes of a key, and of a value as JSON writes it.
  public static let (longestKey, longestValue) = (100, 4000)

  /// Writes the item as the export has it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind.rawValue)
      json.field("key", key)
      json.field("value", value.json)
      json.field("confidence", confidence)
      json.field("source", source.rawValue)
      json.field("updatedAt", updatedAt.text)
    }
  }

  /// Reads an item, or says what is wrong with it; a fact that is read here has its bounds.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let kind = try fields.choice(Kind.self, ifPresent: "kind") else {
      throw fields.error("kind", nil, "what is remembered")
    }
    let key = try fields.string("key")
    guard Self.isKey(key) else {
      throw ShapeError(path: "key", found: "\"\(key)\"", expected: Self.expectedKey)
    }
    guard let value = fields["value"].flatMap({ Value($0) }),
      value.text.utf8.count <= Self.longestValue
    else {
      throw fields.error("value", fields["value"], "a value of at most \(Self.longestValue) bytes")
    }
    let confidence = try fields.number(ifPresent: "confidence") ?? 1
    guard (0...1).contains(confidence) else {
      throw fields.error("confidence", fields["confidence"], "0 to 1")
    }
    self.init(
      kind,
      key,
      value,
      confidence: confidence,
      source: try fields.choice(Source.self, ifPresent: "source") ?? .user,
      updatedAt: try fields.instant("updatedAt")
    )
    guard kind == .fact else { return }
    if let words = Runner.choices.first(where: { $0.key == key })?.words {
      guard case .text(let word) = value, words.contains(word) else {
        let list = words.joined(separator: ", ")
        throw fields.error("value", fields["value"], "\(key) is one of \(list)")
      }
    }
    if key == Runner.edgesKey {
      guard case .text(let text) = value, HeartRateZones.edges(in: text) != nil else {
        throw fields.error("value", fields["value"], "\(key) is five heart rates that rise")
      }
    }
    guard let range = Runner.facts.first(where: { $0.key == key })?.range else {
      return
    }
    guard case .number(let number) = value, range.contains(number) else {
      throw fields.error("value", fields["value"], "\(key) is a number from \(Self.words(range))")
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
