/// Writes a FIT file: definitions of messages, messages, and the checksums of both ends.
///
///     var file = FITEncoder()
///     file.define(0, .record, [.init(.timestamp, .uint32), .init(FITField.Record.heartRate, .uint8)])
///     file.write(0, [seconds, 151])
///     let bytes = file.finished
///
/// Everything is little-endian. The profile's field numbers and codes are those of the FIT protocol.
public struct FITEncoder: Sendable {
  /// A field of a message, and how its numbers are stored.
  public struct Column: Hashable, Sendable {
    /// The field, which says what its numbers mean.
    public var field: FITField
    /// The base type, of at most four bytes.
    public var type: FITBaseType
    /// How many bytes a text may have, its end included; 1 for a number.
    public var length: Int

    /// Chooses a field and its base type.
    public init(_ field: FITField, _ type: FITBaseType) {
      self.field = field
      self.type = type
      length = 1
    }

    /// Chooses a field for texts of at most so many bytes, 2 to 255, its end included.
    public init(_ field: FITField, textOf length: Int) {
      self.field = field
      type = .string
      self.length = min(255, max(2, length))
    }
  }

  // Version 2.0 of the protocol, and the profile of 2021 that has all fields used here.
  private static let protocolVersion: UInt8 = 0x20
  private static let profileVersion: UInt16 = 2132

  private var data: [UInt8] = []
  private var slots: [[Column]] = Array(repeating: [], count: 16)

  /// Begins an empty file.
  public init() {}

  /// Says what the messages of a slot, 0 to 15, hold from now on.
  public mutating func define(_ slot: Int, _ message: FITMessageType, _ columns: [Column]) {
    slots[slot] = columns
    data += [0x40 | UInt8(slot), 0, 0]
    append(UInt64(message.rawValue), 2, to: &data)
    data.append(UInt8(columns.count))
    for column in columns {
      let width = UInt8(column.type.width)
      let size = UInt8(column.type.width * column.length)
      data += [column.field.number, size, column.type.rawValue | (width > 1 ? 0x80 : 0)]
    }
  }

  /// Writes a message of a slot, its values in the order of the columns; a missing value, and one that
  /// the base type cannot hold, is written as none.
  ///
  /// Columns of texts take theirs, in order, from `texts`; one that is too long ends after a whole character.
  public mutating func write(_ slot: Int, _ values: [Double?], texts: [String] = []) {
    data.append(UInt8(slot))
    var values = values[...]
    var texts = texts[...]
    for column in slots[slot] {
      if column.type == .string {
        append(texts.popFirst() ?? "", upTo: column.length)
      } else {
        let value = values.popFirst() ?? nil
        append(Self.bits(value, column), column.type.width, to: &data)
      }
    }
  }

  private mutating func append(_ text: String, upTo length: Int) {
    var bytes: [UInt8] = []
    for character in text {
      let more = Array(String(character).utf8)
      guard bytes.count + more.count < length else { break }
      bytes += more
    }
    data += bytes + [UInt8](repeating: 0, count: length - bytes.count)
  }

  /// The whole file.
  public var finished: [UInt8] {
    var file: [UInt8] = [14, Self.protocolVersion]
    append(UInt64(Self.profileVersion), 2, to: &file)
    append(UInt64(data.count), 4, to: &file)
    file += Array(".FIT".utf8)
    append(UInt64(CRC16.checksum(of: file)), 2, to: &file)
    file += data
    append(UInt64(CRC16.checksum(of: file)), 2, to: &file)
    return file
  }

  private static func bits(_ value: Double?, _ column: Column) -> UInt64 {
    let (field, type) = (column.field, column.type)
    guard let value, value.isFinite else { return type.invalidBits }
    let stored = ((value * field.divisor + field.offset * field.divisor) / field.multiplier)
      .rounded()
    let size = Double(1 << UInt64(8 * type.width))
    let range = type.isSigned ? (-size / 2)..<(size / 2) : 0..<size
    guard range.contains(stored) else { return type.invalidBits }
    return UInt64(bitPattern: Int64(stored))
  }

  private func append(_ value: UInt64, _ width: Int, to bytes: inout [UInt8]) {
    for place in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * place))) }
  }
}
