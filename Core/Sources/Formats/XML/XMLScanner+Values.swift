/// What the last event carries. It can be asked for until the next event or the next piece.
extension XMLScanner {
  /// The element's name without its prefix.
  public var name: String { string(localPart(of: nameRange)) }

  /// The text between the tag before and this one, references resolved.
  public var text: String { String(decoding: textBytes, as: UTF8.self) }

  /// The text as a number, if it is nothing else but white space.
  public var number: Double? {
    guard textPieces.isEmpty else { return Self.number(textBytes) }
    return number(in: textRange)
  }

  /// The text as a date and time, if it is nothing else but white space.
  public var dateTime: DateTime? {
    guard textPieces.isEmpty else { return Self.dateTime(textBytes) }
    return dateTime(in: textRange)
  }

  /// How many attributes the element has.
  public var attributeCount: Int { attributes.count }

  /// The name without its prefix and the value of the attribute at a place.
  public func attribute(at place: Int) -> (name: String, value: String) {
    let attribute = attributes[place]
    return (string(localPart(of: attribute.name)), value(of: attribute))
  }

  /// The value of an attribute, its prefix left out.
  public func attribute(_ name: String) -> String? {
    find(name).map { value(of: $0) }
  }

  /// The value of an attribute as a number, if it is one.
  public func number(ofAttribute name: String) -> Double? {
    find(name).flatMap { number(in: $0.value) }
  }

  /// The value of an attribute as a date and time, if it is one.
  public func dateTime(ofAttribute name: String) -> DateTime? {
    find(name).flatMap { dateTime(in: $0.value) }
  }
}

extension XMLScanner {
  private func find(_ name: String) -> XMLAttribute? {
    attributes.first { buffer[localPart(of: $0.name)].elementsEqual(name.utf8) }
  }

  private func value(of attribute: XMLAttribute) -> String {
    var bytes: [UInt8] = []
    appendResolved(attribute.value, isAttribute: true, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var textBytes: [UInt8] {
    var bytes: [UInt8] = []
    if textPieces.isEmpty {
      appendResolved(textRange, isAttribute: false, to: &bytes)
    }
    for piece in textPieces {
      if piece.isLiteral {
        bytes.append(contentsOf: buffer[piece.range])
      } else {
        appendResolved(piece.range, isAttribute: false, to: &bytes)
      }
    }
    return bytes
  }

  /// Resolves references and normalises ends of lines, sections 2.11 and 3.3.3 of XML 1.0.
  private func appendResolved(_ range: Range<Int>, isAttribute: Bool, to bytes: inout [UInt8]) {
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let byte = buffer[cursor]
      // Every reference was checked when it was passed over.
      if byte == UInt8(ascii: "&"), let reference = try? XMLReference.read(buffer, at: cursor) {
        bytes.append(contentsOf: String(Character(reference.scalar)).utf8)
        cursor = reference.end
        continue
      }
      let isFirstOfTwo =
        byte == 0x0D && cursor + 1 < range.upperBound && buffer[cursor + 1] == 0x0A
      if !isFirstOfTwo {
        let isBreak = byte == 0x0D || byte == 0x0A || byte == 0x09
        if isBreak, isAttribute {
          bytes.append(UInt8(ascii: " "))
        } else {
          bytes.append(byte == 0x0D ? 0x0A : byte)
        }
      }
      cursor += 1
    }
  }

  private func number(in range: Range<Int>) -> Double? {
    let (start, end) = Self.trimmed(buffer, range.lowerBound, range.upperBound)
    if let number = DecimalText.double(buffer, start, end) {
      return number.isFinite ? number : nil
    }
    return resolved(range).flatMap { Self.number($0) }
  }

  private func dateTime(in range: Range<Int>) -> DateTime? {
    let (start, end) = Self.trimmed(buffer, range.lowerBound, range.upperBound)
    return DateTime(buffer, start, end) ?? resolved(range).flatMap { Self.dateTime($0) }
  }

  /// The bytes with references resolved, if there are any.
  private func resolved(_ range: Range<Int>) -> [UInt8]? {
    guard buffer[range].contains(UInt8(ascii: "&")) else { return nil }
    var bytes: [UInt8] = []
    appendResolved(range, isAttribute: false, to: &bytes)
    return bytes
  }

  private static func number(_ bytes: [UInt8]) -> Double? {
    let (start, end) = trimmed(bytes, 0, bytes.count)
    return DecimalText.double(bytes, start, end).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func dateTime(_ bytes: [UInt8]) -> DateTime? {
    let (start, end) = trimmed(bytes, 0, bytes.count)
    return DateTime(bytes, start, end)
  }

  private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (Int, Int) {
    var start = start
    var end = end
    while start < end, XMLCharacter.isSpace(bytes[start]) { start += 1 }
    while end > start, XMLCharacter.isSpace(bytes[end - 1]) { end -= 1 }
    return (start, end)
  }
}
