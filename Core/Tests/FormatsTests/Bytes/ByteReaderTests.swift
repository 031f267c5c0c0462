import Formats
import Testing

struct ByteReaderTests {
  @Test func `reads numbers in either order`() {
    var reader = ByteReader([1, 2, 3, 0x80, 4, 5, 6, 7, 8])
    #expect(reader.byte() == 1)
    #expect(reader.number(UInt16.self) == 0x0302)
    #expect(reader.number(UInt16.self, .bigEndian) == 0x8004)
    #expect(reader.number(Int32.self, .bigEndian) == 0x0506_0708)
    #expect(reader.remaining == 0)
  }

  @Test func `reads the same bytes as every width`() {
    let bytes: [UInt8] = [0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88]
    var little = ByteReader(bytes)
    var big = ByteReader(bytes)
    #expect(little.number(UInt64.self) == 0x8887_8685_8483_8281)
    #expect(big.number(Int64.self, .bigEndian) == Int64(bitPattern: 0x8182_8384_8586_8788))
    var one = ByteReader(bytes)
    #expect(one.number(Int8.self, .bigEndian) == -127)
    #expect(one.number(UInt8.self, .littleEndian) == 0x82)
  }

  @Test func `answers nothing past the end and consumes nothing`() {
    var reader = ByteReader([1, 2, 3])
    #expect(reader.number(UInt32.self) == nil)
    #expect(reader.skip(4) == nil)
    #expect(reader.skip(-1) == nil)
    #expect(reader.skip(.max) == nil)
    #expect(reader.position == 0)
    #expect(reader.skip(3) == 0)
    #expect(reader.byte() == nil)
  }

  @Test func `keeps within its stretch`() {
    var reader = ByteReader([1, 2, 3, 4], in: 1..<3)
    #expect(reader.number(UInt16.self) == 0x0302)
    #expect(reader.byte() == nil)
    #expect(ByteReader([1, 2], in: -5..<90).remaining == 2)
    #expect(ByteReader([1, 2], in: 7..<9).remaining == 0)
  }
}
