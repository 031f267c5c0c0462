public import Formats
public import Training

extension MemoryItem {
  /// Reads what a form sends, said at a moment.
  ///
  /// `what` is one of the facts that are read (`Runner.facts`) or a kind, `name` what anything but
  /// those facts is called, and `value` what was typed: JSON, or any text. A weight may be in pounds:
  /// "154 lb".
  public init(typed json: JSON, at moment: Instant) throws(TypedMemoryError) {
    guard let what = json["what"]?.string, let said = json["value"]?.string else { throw .form }
    let isFact = Runner.isFact(what)
    guard let kind = isFact ? Kind.fact : Kind(rawValue: what) else { throw .form }
    let typed = said.trimmed
    guard !typed.isEmpty else { throw .noValue }
    let key = isFact ? what : Self.key(json["name"]?.string ?? "")
    guard !key.isEmpty else { throw .noName }
    guard key.utf8.count <= Self.longestKey else { throw .tooLong }
    let value = isFact ? try Self.fact(what, typed) : Value(typed: typed)
    guard value.text.utf8.count <= Self.longestValue else { throw .tooLong }
    self.init(kind, key, value, updatedAt: moment)
  }

  /// The value of a fact that is read, within its bounds.
  private static func fact(_ key: String, _ typed: String) throws(TypedMemoryError) -> Value {
    if let words = Runner.choices.first(where: { $0.key == key })?.words {
      let word = typed.lowercased()
      guard words.contains(word) else { throw .outOfWords(key, words) }
      return .text(word)
    }
    if key == Runner.edgesKey {
      guard let edges = HeartRateZones.edges(in: typed) else { throw .noEdges }
      return .text(edges.map { String(Int($0.beatsPerMinute)) }.joined(separator: " "))
    }
    guard let range = Runner.facts.first(where: { $0.key == key })?.range else { throw .form }
    guard let number = number(typed, isWeight: key == Runner.weightKey), range.contains(number)
    else { throw .outOfRange(key, range) }
    return .number(number)
  }

  /// A number with a point or a comma, and with the unit that people write after it.
  private static func number(_ typed: String, isWeight: Bool) -> Double? {
    var digits: [UInt8] = []
    var unit: [UInt8] = []
    for byte in typed.utf8 where byte != UInt8(ascii: " ") {
      let isDigit = (0x30...0x39).contains(byte)
      if unit.isEmpty, isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        digits.append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte)
      } else {
        unit.append(byte | 0x20)
      }
    }
    let name = String(decoding: unit, as: UTF8.self)
    // What is no number is refused like one that is out of range.
    guard let json = try? JSON.parse(digits), let number = json.number else { return nil }
    switch name {
    case "", "bpm", "years", "kg": return number
    case "lb", "lbs":
      let kilograms = MassUnit.pounds.kilograms * number
      return isWeight ? (kilograms * 10).rounded() / 10 : nil
    default: return nil
    }
  }

  /// A name as a key, as it was typed but for what separates its words.
  private static func key(_ name: String) -> String {
    var key: [UInt8] = []
    var hasWord = false
    for byte in name.utf8 {
      let isSpace = byte <= 0x20 || byte == 0x7F
      if isSpace, key.last == UInt8(ascii: " ") || key.isEmpty { continue }
      key.append(isSpace ? UInt8(ascii: " ") : byte)
      hasWord =
        hasWord || byte >= 0x80 || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    if key.last == UInt8(ascii: " ") { key.removeLast() }
    return hasWord ? String(decoding: key, as: UTF8.self) : ""
  }
}
