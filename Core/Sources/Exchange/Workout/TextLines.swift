import Formats

/// A text as lines that can be changed while every other byte stays as it is.
///
/// What ends a line keeps its place: a last line without an end has none after a change either.
struct TextLines {
  // What stands before the first line: a byte order mark.
  private let mark: [UInt8]
  private var words: [[UInt8]]
  private var ends: [[UInt8]]

  init(_ source: [UInt8]) {
    let lines = SourceLine.lines(of: source, upTo: source.count)
    mark = Array(source[..<(lines.first?.bytes.lowerBound ?? source.count)])
    words = lines.map { Array(source[$0.bytes]) }
    ends = lines.map { Array(source[$0.bytes.upperBound..<$0.next]) }
  }

  /// How many there are.
  var count: Int { words.count }

  /// All of them as a text.
  var bytes: [UInt8] {
    var bytes = mark
    for (line, end) in zip(words, ends) { bytes += line + end }
    return bytes
  }

  /// Puts some lines where others are.
  mutating func replace(_ range: Range<Int>, with lines: [[UInt8]]) {
    let usual = ends.first { !$0.isEmpty } ?? [0x0A]
    let more = lines.count - range.count
    words.replaceSubrange(range, with: lines)
    if more > 0 {
      // The end of the text stays as it is: a line that comes behind it ends the one before.
      let place = min(range.upperBound, ends.count)
      let isBehind = place == ends.count && ends.last?.isEmpty == true
      let ended = [[UInt8]](repeating: usual, count: more)
      ends.insert(contentsOf: ended, at: isBehind ? place - 1 : place)
    } else {
      let isLast = range.upperBound == ends.count && ends.last?.isEmpty == true
      let end = isLast ? ends.count - 1 : range.upperBound
      ends.removeSubrange(max(0, end + more)..<end)
    }
  }

  /// Some of the lines, without their ends.
  subscript(range: Range<Int>) -> [[UInt8]] { Array(words[range]) }
}
