/// A start tag of an export of Apple Health, as ranges of the bytes at hand.
struct HealthTag {
  /// How the bytes of a tag end.
  enum End: Hashable {
    /// Behind its closing bracket; `isEmpty` if the element has no content.
    case closed(at: Int, isEmpty: Bool)
    /// The bytes end first.
    case incomplete
    /// Something stands there that cannot stand in a tag; the next one may begin here.
    case broken(at: Int)
  }

  private struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  private var attributes: [Attribute] = []

  /// Control characters in its values, which XML forbids.
  private(set) var illegal: [Int] = []

  /// Reads attributes up to the end of the tag.
  ///
  /// Anything counts as a name up to the equals sign: some devices have written names with spaces.
  mutating func read(_ bytes: HealthBytes, from start: Int) -> End {
    attributes.removeAll(keepingCapacity: true)
    illegal.removeAll(keepingCapacity: true)
    var cursor = start
    while true {
      while cursor < bytes.count, bytes[cursor] <= 0x20 { cursor &+= 1 }
      guard cursor < bytes.count else { return .incomplete }
      let first = bytes[cursor]
      if first == UInt8(ascii: ">") { return .closed(at: cursor + 1, isEmpty: false) }
      if first == UInt8(ascii: "<") { return .broken(at: cursor) }
      if first == UInt8(ascii: "/") {
        guard cursor + 1 < bytes.count else { return .incomplete }
        if bytes[cursor + 1] == UInt8(ascii: ">") { return .closed(at: cursor + 2, isEmpty: true) }
      }
      let name = cursor
      while cursor < bytes.count, !Self.endsName(bytes[cursor]) { cursor &+= 1 }
      guard cursor + 1 < bytes.count else { return .incomplete }
      guard bytes[cursor] == UInt8(ascii: "=") else { return .broken(at: cursor) }
      let quote = bytes[cursor + 1]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return .broken(at: cursor + 1)
      }
      let value = cursor + 2
      let end = endOfValue(bytes, from: value, quote)
      guard end < bytes.count else { return .incomplete }
      guard bytes[end] == quote else { return .broken(at: end) }
      attributes.append(Attribute(name: name..<cursor, value: value..<end))
      cursor = end + 1
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "\"")
  }

  private mutating func endOfValue(_ bytes: HealthBytes, from start: Int, _ quote: UInt8) -> Int {
    var end = bytes.find(quote, or: UInt8(ascii: "<"), from: start)
    while end < bytes.count, bytes[end] < 0x20 {
      if !XMLCharacter.isSpace(bytes[end]) { illegal.append(end) }
      end = bytes.find(quote, or: UInt8(ascii: "<"), from: end + 1)
    }
    return end
  }

  /// The place of an attribute's value.
  func range(_ name: StaticString, _ bytes: HealthBytes) -> Range<Int>? {
    for attribute in attributes where bytes.equals(attribute.name, name) { return attribute.value }
    return nil
  }

  func text(_ name: StaticString, _ bytes: HealthBytes) -> String? {
    range(name, bytes).map { bytes.text($0) }
  }

  func number(_ name: StaticString, _ bytes: HealthBytes) -> Double? {
    range(name, bytes).flatMap { bytes.number($0) }
  }

  /// A number in a measure's unit, with the attribute that names the unit it was written in.
  func quantity(
    _ name: StaticString,
    unit: StaticString,
    _ measure: HealthUnit.Measure,
    _ bytes: HealthBytes
  ) -> Double? {
    guard let number = number(name, bytes) else { return nil }
    let unit = range(unit, bytes).map { bytes.string($0) } ?? ""
    return HealthUnit.factor(unit, to: measure).map { number * $0 }
  }

  func dateTime(_ name: StaticString, _ bytes: HealthBytes) -> DateTime? {
    range(name, bytes).flatMap { range in
      var reader = DateTimeReader(bytes.bytes, range.lowerBound, range.upperBound)
      return reader.dateTime()
    }
  }

  /// The day of a date that has no time, in days since 1970-01-01.
  func day(_ name: StaticString, _ bytes: HealthBytes) -> Int? {
    guard let range = range(name, bytes), range.count == 10 else { return nil }
    func number(_ from: Int, _ count: Int) -> Int? {
      Int(bytes.string((range.lowerBound + from)..<(range.lowerBound + from + count)))
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2) else {
      return nil
    }
    return DayNumber.of(year: year, month: month, day: day)
  }
}
