/// What the last event carries. It can be asked for until the next event or the next piece.
extension XMLScanner {
  /// The element's name without its prefix.
  public var name: String { input.string(input.localPart(of: nameRange)) }

  /// The text between the tag before and this one, references resolved.
  public var text: String { String(decoding: textBytes, as: UTF8.self) }

  /// The text as a number, if it is nothing else but white space.
  public var number: Double? {
    textPieces.isEmpty ? input.number(in: textRange) : XMLBytes.number(textBytes)
  }

  /// The text as a date and time, if it is nothing else but white space.
  public var dateTime: DateTime? {
    textPieces.isEmpty ? input.dateTime(in: textRange) : XMLBytes.dateTime(textBytes)
  }

  /// How many attributes the element has.
  public var attributeCount: Int { attributes.count }

  /// The name without its prefix and the value of the attribute at a place.
  public func attribute(at place: Int) -> (name: String, value: String) {
    let attribute = attributes[place]
    return (input.string(input.localPart(of: attribute.name)), value(of: attribute))
  }

  /// The value of an attribute, its prefix left out.
  public func attribute(_ name: String) -> String? {
    find(name).map { value(of: $0) }
  }

  /// The value of an attribute as a number, if it is one.
  public func number(ofAttribute name: String) -> Double? {
    find(name).flatMap { input.number(in: $0.value) }
  }

  /// The value of an attribute as a date and time, if it is one.
  public func dateTime(ofAttribute name: String) -> DateTime? {
    find(name).flatMap { input.dateTime(in: $0.value) }
  }

  private func find(_ name: String) -> XMLAttribute? {
    attributes.first { input.bytes[input.localPart(of: $0.name)].elementsEqual(name.utf8) }
  }

  private func value(of attribute: XMLAttribute) -> String {
    var bytes: [UInt8] = []
    input.appendResolved(attribute.value, isAttribute: true, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var textBytes: [UInt8] {
    var bytes: [UInt8] = []
    if textPieces.isEmpty {
      input.appendResolved(textRange, isAttribute: false, to: &bytes)
    }
    for piece in textPieces {
      if piece.isLiteral {
        bytes.append(contentsOf: input.bytes[piece.range])
      } else {
        input.appendResolved(piece.range, isAttribute: false, to: &bytes)
      }
    }
    return bytes
  }
}
