/// A script or a style sheet without the comments that stand on lines of their own.
///
/// They are a third of what the pages weigh, and of no use to a browser. Each line stays a line, so that
/// an error still names its place in the file. No text of ours over several lines has one that begins
/// like a comment; a test of the house holds that.
enum BareSource {
  /// The endings of the files that are sent without them.
  static func isOne(_ path: String) -> Bool { path.hasSuffix(".js") || path.hasSuffix(".css") }

  /// The source without them.
  static func bytes(of source: [UInt8]) -> [UInt8] {
    var bare: [UInt8] = []
    bare.reserveCapacity(source.count)
    var place = 0
    while place < source.count {
      let lineEnd = source[place...].firstIndex(of: newline) ?? source.count
      let line = source[place..<lineEnd]
      let text = line.drop { $0 == space || $0 == tab }
      if text.starts(with: "//".utf8) {
        place = lineEnd
      } else if text.starts(with: "/*".utf8), let end = end(of: source[text.startIndex...]) {
        bare += source[place..<end].filter { $0 == newline }
        place = end
      } else {
        bare += line
        place = lineEnd
      }
      if place < source.count {
        bare.append(newline)
        place += 1
      }
    }
    return bare
  }

  /// A page or a style sheet without the spaces that its lines begin with: there they say nothing.
  static func unindented(_ source: [UInt8]) -> [UInt8] {
    var bare: [UInt8] = []
    bare.reserveCapacity(source.count)
    for byte in source where byte != space || (bare.last ?? newline) != newline {
      bare.append(byte)
    }
    return bare
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  /// Where the line ends in which a comment ends; nothing where something else follows on that line.
  private static func end(of comment: ArraySlice<UInt8>) -> Int? {
    var place = comment.startIndex + 2
    while place + 1 < comment.endIndex {
      guard comment[place] == UInt8(ascii: "*"), comment[place + 1] == UInt8(ascii: "/") else {
        place += 1
        continue
      }
      let rest = comment[(place + 2)...]
      let end = rest.firstIndex(of: newline) ?? comment.endIndex
      return rest[..<end].allSatisfy { $0 == space || $0 == tab } ? end : nil
    }
    return nil
  }
}
