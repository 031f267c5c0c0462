/// The place of a field within the messages of one definition, and how to read its bytes.
public struct FITSlot: Hashable, Sendable {
  /// The field's number, within its message or within its developer's fields.
  public let number: UInt8

  /// Whose field it is, if it is not one of the FIT profile.
  public let developer: UInt8?

  /// Where the field begins, counted from the message's first byte after its header.
  public let offset: Int

  /// How many bytes the field has: several elements' where it is an array.
  public let size: Int

  /// What the bytes mean.
  public let type: FITBaseType

  /// Which end of a number comes first.
  public let order: ByteReader.Order

  /// Places a field; a size that is no multiple of the type's width makes it plain bytes.
  init(
    number: UInt8,
    developer: UInt8? = nil,
    offset: Int,
    size: Int,
    type: FITBaseType,
    order: ByteReader.Order
  ) {
    self.number = number
    self.developer = developer
    self.offset = offset
    self.size = size
    self.type = size % type.width == 0 ? type : .byte
    self.order = order
  }

  /// How many elements the field has.
  public var count: Int { size / type.width }
}

extension FITSlot {
  /// The bits of an element, or nothing where the device had no value.
  ///
  /// The message begins at `start`; the element is one of ``count``.
  func bits(_ element: Int, in bytes: RawSpan, at start: Int) -> UInt64? {
    let width = type.width
    let first = start + offset + element * width
    var bits: UInt64 = 0
    for index in 0..<width {
      let position = order == .littleEndian ? first + width - 1 - index : first + index
      bits = bits << 8 | UInt64(bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self))
    }
    return bits == type.invalidBits ? nil : bits
  }

  /// An element as a whole number, where it is one and the device had a value.
  func integer(_ element: Int, in bytes: RawSpan, at start: Int) -> Int64? {
    guard type != .string, type != .float32, type != .float64,
      let bits = bits(element, in: bytes, at: start)
    else { return nil }
    guard type.isSigned else { return Int64(exactly: bits) }
    let unused = UInt64(64 - 8 * type.width)
    return Int64(bitPattern: bits << unused) >> Int64(unused)
  }

  /// An element as a number, where it is one and the device had a value.
  func number(_ element: Int, in bytes: RawSpan, at start: Int) -> Double? {
    guard let bits = bits(element, in: bytes, at: start) else { return nil }
    let number: Double
    switch type {
    case .string: return nil
    case .float32: number = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .float64: number = Double(bitPattern: bits)
    case .uint64, .uint64z: number = Double(bits)
    default:
      guard let integer = integer(element, in: bytes, at: start) else { return nil }
      number = Double(integer)
    }
    return number.isFinite ? number : nil
  }
}
