import Formats
import Testing

struct FITFileTypeTests {
  /// A file that begins with a `file_id`, the type behind the maker's two bytes.
  private static func head(_ type: UInt8) -> [UInt8] {
    let header = [14, 0x20, 0, 0, 15, 0, 0, 0] + Array(".FIT".utf8) + [0, 0]
    return header + [0x41, 0, 0, 0, 0, 2, 1, 2, 0x84, 0, 1, 0x00, 0x01, 0xFF, 0xFF, type, 0]
  }

  @Test func `is told by the first message`() {
    for type: UInt8 in [2, 4, 5, 6, 15, 32] { #expect(FITFileType.of(Self.head(type)) == type) }
  }

  @Test func `is unknown of what does not say it, and of every cut`() {
    let whole = Self.head(6)
    for length in 0..<(whole.count - 1) {
      #expect(FITFileType.of(Array(whole.prefix(length))) == nil)
    }
    var other = whole
    // Another message comes first.
    other[17] = 20
    #expect(FITFileType.of(other) == nil)
    // The kind is left open, or something is chained behind.
    #expect(FITFileType.of(Self.head(0xFF)) == nil)
    #expect(FITFileType.of(whole + Self.head(4)) == nil)
    #expect(FITFileType.of(Array("not a FIT file at all".utf8)) == nil)
  }
}
