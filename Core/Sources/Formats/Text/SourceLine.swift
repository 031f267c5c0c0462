/// One line of a text of unknown origin, decoded so that every character knows its byte.
///
/// Bytes that are no UTF-8 become U+FFFD, one for each, so that any file has lines.
public struct SourceLine: Hashable, Sendable {
  /// The number of the line, from 1.
  public let number: Int

  /// Where the line stands in the text, without what ends it.
  public let bytes: Range<Int>

  /// Where the next line begins.
  public let next: Int

  /// The characters of the line.
  public let scalars: [Unicode.Scalar]

  /// Whether all of its bytes are UTF-8.
  public let isWellFormed: Bool

  // The byte of each character, behind the first that takes more than one.
  private let offsets: [Int]
  private let plainCount: Int

  /// The place of a character of the line; its end for an index after the last one.
  public func location(of index: Int) -> TextLocation {
    TextLocation(offset: offset(of: index), line: number, column: index + 1)
  }

  /// The bytes of some characters.
  public func byteRange(_ range: Range<Int>) -> Range<Int> {
    offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }

  /// Some of its characters as a text.
  public func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  /// All of its characters as a text.
  public var text: String { text(0..<scalars.count) }

  private func offset(of index: Int) -> Int {
    if index < plainCount { return bytes.lowerBound + index }
    let behind = index - plainCount
    return behind < offsets.count ? offsets[behind] : bytes.upperBound
  }
}

extension SourceLine {
  /// The lines of a text, ended by LF, CR LF or CR; a byte order mark is left out.
  ///
  /// Nothing is read past the limit: a file of unknown origin must not fill the memory.
  public static func lines(of bytes: [UInt8], upTo limit: Int) -> [SourceLine] {
    var lines: [SourceLine] = []
    let end = min(bytes.count, limit)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : 0
    var index = start
    while index < end {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      let next = index + (isPair ? 2 : 1)
      lines.append(SourceLine(lines.count + 1, start..<index, next: next, in: bytes))
      index = next
      start = next
    }
    if start < end { lines.append(SourceLine(lines.count + 1, start..<end, next: end, in: bytes)) }
    return lines
  }

  private init(_ number: Int, _ range: Range<Int>, next: Int, in bytes: [UInt8]) {
    self.number = number
    self.bytes = range
    self.next = next
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] < 0x80 {
      scalars.append(Unicode.Scalar(bytes[index]))
      index += 1
    }
    plainCount = scalars.count
    var offsets: [Int] = []
    var isWellFormed = true
    while index < range.upperBound {
      offsets.append(index)
      if let scalar = UTF8Check.scalar(in: bytes, at: index),
        index + UTF8.width(scalar) <= range.upperBound
      {
        scalars.append(scalar)
        index += UTF8.width(scalar)
      } else {
        scalars.append("\u{FFFD}")
        isWellFormed = false
        index += 1
      }
    }
    self.scalars = scalars
    self.offsets = offsets
    self.isWellFormed = isWellFormed
  }
}
