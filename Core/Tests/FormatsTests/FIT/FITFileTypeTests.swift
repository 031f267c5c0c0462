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

  /// A file of these messages.
  private static func file(_ messages: [UInt8]...) -> [UInt8] {
    let content = messages.flatMap { $0 }
    return [14, 0x20, 0, 0, UInt8(content.count), 0, 0, 0] + Array(".FIT".utf8) + [0, 0] + content
      + [0, 0]
  }

  private static let fileID: [UInt8] = [0x40, 0, 0, 0, 0, 1, 0, 1, 0x00]
  private static let fileCreator: [UInt8] = [0x41, 0, 0, 49, 0, 1, 0, 2, 0x84]

  @Test func `is told behind other definitions and other messages`() {
    #expect(FITFileType.of(Self.file(Self.fileID, Self.fileCreator, [0, 2])) == 2)
    #expect(FITFileType.of(Self.file(Self.fileCreator, Self.fileID, [0, 6])) == 6)
    #expect(FITFileType.of(Self.file(Self.fileCreator, [1, 0, 0], Self.fileID, [0, 4])) == 4)
  }

  @Test func `is told where a definition has the fields of developers`() {
    // A field of developers of three bytes, behind the type.
    let definition: [UInt8] = [0x60, 0, 0, 0, 0, 1, 0, 1, 0x00, 1, 7, 3, 0]
    #expect(FITFileType.of(Self.file(definition, [0, 5, 1, 2, 3])) == 5)
    // And in a message that comes before.
    let before: [UInt8] = [0x61, 0, 0, 207, 0, 1, 1, 2, 0x0D, 1, 7, 3, 0]
    #expect(FITFileType.of(Self.file(before, [1, 9, 9, 1, 2, 3], Self.fileID, [0, 6])) == 6)
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
