/// Makes small FIT files, true ones and false ones, for tests and fuzzing seeds.
///
/// It shares no code with the reader, so that one cannot cover up for the other.
public struct FITWriter: Sendable {
  /// A developer's field: its number, whose it is, and its value.
  public typealias DeveloperField = (number: UInt8, developer: UInt8, value: FITValue)

  /// The bytes between the header and the checksum.
  public var messages: [UInt8] = []

  /// Whether the highest byte of a number comes first.
  public let isBigEndian: Bool

  private var definitions: [UInt8: [UInt8]] = [:]

  /// Begins a file without messages.
  public init(isBigEndian: Bool = false) { self.isBigEndian = isBigEndian }

  /// Writes a message, after a definition unless the last one of the local type still fits.
  public mutating func write(
    _ type: UInt16,
    _ fields: [(number: UInt8, value: FITValue)],
    developer: [DeveloperField] = [],
    local: UInt8 = 0
  ) {
    define(type, fields, developer: developer, local: local)
    messages.append(local)
    append(fields, developer)
  }

  /// Writes a message whose header carries five bits of its time.
  public mutating func write(
    compressed time: UInt32,
    _ type: UInt16,
    _ fields: [(number: UInt8, value: FITValue)],
    local: UInt8 = 0
  ) {
    define(type, fields, developer: [], local: local)
    messages.append(0x80 | local << 5 | UInt8(time & 0x1F))
    append(fields, [])
  }

  private mutating func append(
    _ fields: [(number: UInt8, value: FITValue)],
    _ developer: [DeveloperField]
  ) {
    for field in fields { messages += field.value.bytes(isBigEndian: isBigEndian) }
    for field in developer { messages += field.value.bytes(isBigEndian: isBigEndian) }
  }

  private mutating func define(
    _ type: UInt16,
    _ fields: [(number: UInt8, value: FITValue)],
    developer: [DeveloperField],
    local: UInt8
  ) {
    var definition: [UInt8] = [developer.isEmpty ? 0x40 | local : 0x60 | local, 0]
    definition.append(isBigEndian ? 1 : 0)
    definition += FITValue.u16(type).bytes(isBigEndian: isBigEndian)
    definition.append(UInt8(fields.count))
    for field in fields {
      let size = UInt8(field.value.bytes(isBigEndian: isBigEndian).count)
      definition += [field.number, size, field.value.code]
    }
    if !developer.isEmpty {
      definition.append(UInt8(developer.count))
      for field in developer {
        let size = UInt8(field.value.bytes(isBigEndian: isBigEndian).count)
        definition += [field.number, size, field.developer]
      }
    }
    guard definitions[local] != definition else { return }
    definitions[local] = definition
    messages += definition
  }

  /// The whole file, with true checksums.
  ///
  /// The header may lie: about its own size, about the messages' size and about the protocol.
  public func file(
    headerSize: UInt8 = 14,
    promises promised: UInt32? = nil,
    protocol version: UInt8 = 0x20
  ) -> [UInt8] {
    var bytes: [UInt8] = [headerSize, version, 0x54, 0x08]
    bytes += FITValue.u32(promised ?? UInt32(messages.count)).bytes(isBigEndian: false)
    bytes += Array(".FIT".utf8)
    if headerSize >= 14 { bytes += Self.checksum(of: bytes) }
    bytes += messages
    return bytes + Self.checksum(of: bytes)
  }

  /// The checksum of FIT, four bits at a time.
  public static func checksum(of bytes: [UInt8]) -> [UInt8] {
    let table: [UInt16] = [
      0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401,
      0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400,
    ]
    let checksum = bytes.reduce(into: UInt16(0)) { crc, byte in
      for nibble in [byte & 0xF, byte >> 4] {
        crc = (crc >> 4) ^ table[Int(crc & 0xF)] ^ table[Int(nibble)]
      }
    }
    return [UInt8(checksum & 0xFF), UInt8(checksum >> 8)]
  }
}
