import Formats
import Testing

struct ZipWriterTests {
  @Test func `writes what APPNOTE says, byte for byte`() {
    var zip = ZipWriter(on: (2026, 6, 3), at: (7, 30, 10))
    zip.add("a.csv", Array("123456789".utf8))
    let bytes = zip.finish()
    // 2026-06-03 is 46 years, month 6, day 3; 07:30:10 is 7, 30 and 5 times two seconds.
    let head: [UInt8] = [
      20, 0, 0, 8, 0, 0, 0xC5, 0x3B, 0xC3, 0x5C, 0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0, 9, 0, 0, 0, 5,
      0, 0, 0,
    ]
    let name = Array("a.csv".utf8)
    let file: [UInt8] = [0x50, 0x4B, 3, 4] + head + name + Array("123456789".utf8)
    let row: [UInt8] =
      [0x50, 0x4B, 1, 2, 20, 0] + head + [UInt8](repeating: 0, count: 14) + name
    let end: [UInt8] =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, UInt8(row.count), 0, 0, 0, UInt8(file.count)]
      + [0, 0, 0, 0, 0]
    #expect(bytes == file + row + end)
  }

  @Test func `is a zip even where nothing was put in`() {
    let zip = ZipWriter(on: (1970, 1, 1), at: (0, 0, 0))
    #expect(zip.finish().count == 22)
  }
}
