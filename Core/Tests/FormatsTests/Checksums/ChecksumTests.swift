import Formats
import Testing

struct ChecksumTests {
  /// What catalogues of checksums print for this text.
  private let digits: [UInt8] = Array("123456789".utf8)

  @Test func `gives the catalogued value of the Castagnoli polynomial`() {
    #expect(CRC32C.checksum(of: digits) == 0xE306_9283)
    #expect(CRC32C.checksum(of: []) == 0)
    #expect(CRC32C.checksum(of: [UInt8](repeating: 0, count: 32)) == 0x8A91_36AA)
    #expect(CRC32C.checksum(of: [UInt8](repeating: 0xFF, count: 32)) == 0x62A8_AB43)
    #expect(CRC32C.checksum(of: (0..<32).map { UInt8($0) }) == 0x46DD_794E)
  }

  @Test func `gives the catalogued value of the FIT polynomial`() {
    #expect(CRC16.checksum(of: digits) == 0xBB3D)
    #expect(CRC16.checksum(of: []) == 0)
  }

  @Test func `agrees with the nibble table of the FIT definition at every length`() {
    var generator = SystemRandomNumberGenerator()
    for length in 0...100 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(CRC16.checksum(of: bytes) == nibbleChecksum(of: bytes), "bytes \(bytes)")
    }
  }

  @Test func `agrees with a bit at a time at every length`() {
    var generator = SystemRandomNumberGenerator()
    for length in 0...100 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(CRC32C.checksum(of: bytes) == bitwiseChecksum(of: bytes), "bytes \(bytes)")
    }
  }

  @Test func `is zero over bytes followed by their own checksum`() {
    let checksum = CRC16.checksum(of: digits)
    let tail = [UInt8(truncatingIfNeeded: checksum), UInt8(truncatingIfNeeded: checksum >> 8)]
    #expect(CRC16.checksum(of: digits + tail) == 0)
  }

  private func nibbleChecksum(of bytes: [UInt8]) -> UInt16 {
    let table: [UInt16] = [
      0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401,
      0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400,
    ]
    return bytes.reduce(into: 0) { crc, byte in
      for nibble in [byte & 0xF, byte >> 4] {
        crc = (crc >> 4) ^ table[Int(crc & 0xF)] ^ table[Int(nibble)]
      }
    }
  }

  private func bitwiseChecksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(into: ~0) { crc, byte in
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0x82F6_3B78 : crc >> 1 }
    }
  }
}
