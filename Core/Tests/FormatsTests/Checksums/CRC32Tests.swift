import Formats
import Testing

struct CRC32Tests {
  @Test func `gives the value that every CRC catalogue names`() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.checksum(of: []) == 0)
  }
}
