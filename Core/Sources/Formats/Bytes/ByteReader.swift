/// Reads numbers out of bytes one after the other, and never past their end.
///
/// Every read answers `nil` where the bytes do not suffice, and then nothing is consumed.
public struct ByteReader: Sendable {
  /// Which end of a number comes first.
  public enum Order: Hashable, Sendable {
    case littleEndian
    case bigEndian
  }

  /// All the bytes, the ones already read too.
  public let bytes: [UInt8]

  /// Where the next read begins.
  public private(set) var position: Int

  /// Where reading ends: at most the number of bytes.
  public let end: Int

  /// Begins at the first byte.
  public init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  /// Reads within a stretch only; what of the stretch lies outside the bytes is left out.
  public init(_ bytes: [UInt8], in range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// How many bytes are left to read.
  public var remaining: Int { end - position }

  /// Passes over bytes and answers where they begin, or nothing if fewer are left.
  public mutating func skip(_ count: Int) -> Int? {
    guard count >= 0, count <= remaining else { return nil }
    defer { position += count }
    return position
  }

  /// The next whole number of a width in an order.
  public mutating func number<Number: FixedWidthInteger>(
    _: Number.Type,
    _ order: Order = .littleEndian
  ) -> Number? {
    let width = Number.bitWidth / 8
    guard let start = skip(width) else { return nil }
    var number: Number = 0
    for offset in 0..<width {
      let byte = Number(truncatingIfNeeded: bytes[start + offset])
      switch order {
      case .littleEndian: number |= byte << Number(truncatingIfNeeded: 8 * offset)
      case .bigEndian: number = width == 1 ? byte : number << 8 | byte
      }
    }
    return number
  }

  /// The next byte.
  public mutating func byte() -> UInt8? {
    guard let start = skip(1) else { return nil }
    return bytes[start]
  }
}
