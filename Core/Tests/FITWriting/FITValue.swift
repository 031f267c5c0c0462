/// A value on its way into a FIT file that a test makes.
public enum FITValue: Hashable, Sendable {
  case enumeration(UInt8)
  case u8(UInt8)
  case s8(Int8)
  case u16(UInt16)
  case s16(Int16)
  case u32(UInt32)
  case s32(Int32)
  case u64(UInt64)
  case s64(Int64)
  case f32(Float)
  case f64(Double)
  case u16z(UInt16)
  case u16s([UInt16])
  case bytes([UInt8])
  case text(String)
  /// Bytes under a base type's code, whatever that may mean.
  case raw(code: UInt8, [UInt8])

  /// The code of the base type.
  public var code: UInt8 {
    switch self {
    case .enumeration: 0x00
    case .s8: 0x01
    case .u8: 0x02
    case .s16: 0x83
    case .u16, .u16s: 0x84
    case .s32: 0x85
    case .u32: 0x86
    case .text: 0x07
    case .f32: 0x88
    case .f64: 0x89
    case .u16z: 0x8B
    case .bytes: 0x0D
    case .s64: 0x8E
    case .u64: 0x8F
    case .raw(let code, _): code
    }
  }

  /// The bytes, the lowest or the highest first.
  public func bytes(isBigEndian: Bool) -> [UInt8] {
    func number(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { Array($0) }
    }
    return switch self {
    case .enumeration(let value), .u8(let value): [value]
    case .s8(let value): number(value)
    case .u16(let value), .u16z(let value): number(value)
    case .s16(let value): number(value)
    case .u32(let value): number(value)
    case .s32(let value): number(value)
    case .u64(let value): number(value)
    case .s64(let value): number(value)
    case .f32(let value): number(value.bitPattern)
    case .f64(let value): number(value.bitPattern)
    case .u16s(let values): values.flatMap { number($0) }
    case .bytes(let bytes), .raw(_, let bytes): bytes
    case .text(let text): Array(text.utf8) + [0]
    }
  }
}
