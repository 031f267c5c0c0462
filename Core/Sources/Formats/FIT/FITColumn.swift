/// A field of many messages, to be converted to numbers.
struct FITColumn {
  /// One number a message, `nan` where there is no value.
  private(set) var values: [Double]

  /// Whether any message has a value.
  private(set) var hasValue = false

  private let field: FITField

  /// Prepares a column without a value.
  init(_ field: FITField, count: Int) {
    self.field = field
    values = [Double](repeating: .nan, count: count)
  }

  /// Reads the slot in every entry and writes the values from a row on.
  ///
  /// Every entry's message was checked to lie within the bytes when the file was read.
  mutating func fill(_ entries: Span<FITEntry>, _ slot: FITSlot, _ bytes: RawSpan, from row: Int) {
    switch slot.type {
    case .enumeration, .uint8, .uint8z, .byte: fill(UInt8.self, entries, slot, bytes, row)
    case .sint8: fill(Int8.self, entries, slot, bytes, row)
    case .uint16, .uint16z: fill(UInt16.self, entries, slot, bytes, row)
    case .sint16: fill(Int16.self, entries, slot, bytes, row)
    case .uint32, .uint32z: fill(UInt32.self, entries, slot, bytes, row)
    case .sint32: fill(Int32.self, entries, slot, bytes, row)
    case .string: break
    case .float32, .float64, .sint64, .uint64, .uint64z:
      for index in entries.indices {
        guard let number = slot.number(0, in: bytes, at: Int(entries[index].offset)) else {
          continue
        }
        values[row + index] = field.value(of: number)
        hasValue = true
      }
    }
  }

  @inline(__always)
  private mutating func fill<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type,
    _ entries: Span<FITEntry>,
    _ slot: FITSlot,
    _ bytes: RawSpan,
    _ row: Int
  ) {
    let invalid = Number(truncatingIfNeeded: slot.type.invalidBits)
    let isSwapped = slot.order == .bigEndian
    let field = field
    var any = false
    var target = values.mutableSpan
    for index in entries.indices {
      let position = Int(entries[index].offset) + slot.offset
      let raw = bytes.unsafeLoadUnaligned(fromByteOffset: position, as: Number.self)
      let number = isSwapped ? Number(bigEndian: raw) : Number(littleEndian: raw)
      if number != invalid {
        target[row + index] = field.value(of: Double(number))
        any = true
      }
    }
    if any { hasValue = true }
  }
}
