/// A cyclic redundancy check with reflected bits, sixteen bytes at a time.
///
/// Sixteen tables of 256 entries ("slicing", Kounavis and Berry, 2005) let the processor look up
/// sixteen bytes at once where the textbook looks up one and waits.
struct ReflectedCRC<Register: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// Entry `256 * k + b` is the effect of the byte `b` when `k` more bytes follow it in its step.
  private let tables: [Register]

  /// Prepares the tables of a polynomial written with its lowest power in the highest bit.
  init(polynomial: Register) {
    var tables = [Register](repeating: 0, count: 16 * 256)
    for byte in 0..<256 {
      var register = Register(truncatingIfNeeded: byte)
      for _ in 0..<8 {
        register = register & 1 == 1 ? (register >> 1) ^ polynomial : register >> 1
      }
      tables[byte] = register
    }
    for entry in 256..<tables.count {
      let previous = tables[entry - 256]
      tables[entry] = (previous >> 8) ^ tables[Int(truncatingIfNeeded: previous & 0xFF)]
    }
    self.tables = tables
  }

  /// The register after the bytes, for a register before them.
  func register(after bytes: RawSpan, from start: Register) -> Register {
    let tables = tables.span
    var register = start
    var position = 0
    let steps = bytes.byteCount - bytes.byteCount % 16
    while position < steps {
      let low = word(bytes, position) ^ UInt64(truncatingIfNeeded: register)
      let high = word(bytes, position + 8)
      register = slice(low, tables, 8) ^ slice(high, tables, 0)
      position += 16
    }
    while position < bytes.byteCount {
      let byte = bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self)
      let entry = Int(byte ^ UInt8(truncatingIfNeeded: register))
      register = (register >> 8) ^ tables[unchecked: entry]
      position += 1
    }
    return register
  }

  @inline(__always)
  private func word(_ bytes: RawSpan, _ position: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// The joint effect of eight bytes that are followed by `rest` more in the same step.
  @inline(__always)
  private func slice(_ word: UInt64, _ tables: Span<Register>, _ rest: Int) -> Register {
    // A byte and a table number below sixteen never leave the 4,096 entries.
    @inline(__always) func entry(_ byte: Int) -> Register {
      let value = Int(truncatingIfNeeded: (word >> UInt64(8 * byte)) & 0xFF)
      return tables[unchecked: (rest + 7 - byte) << 8 | value]
    }
    return entry(0) ^ entry(1) ^ entry(2) ^ entry(3) ^ entry(4) ^ entry(5) ^ entry(6) ^ entry(7)
  }
}
