/// Cuts a table that comes in pieces into portions, each with the header, so that one of any length can be
/// read in little memory.
///
/// It only looks for where lines end; each portion is then read by ``CSVTable``.
public struct CSVCutter: Sendable {
  private enum Place { case cellStart, plain, quoted, behindQuote }

  // What the first line has most of must be known; a header is shorter than this.
  private static let headLength = 1 << 16

  private let titles: Int
  private var decoder = TableDecoder()
  private var separator: UInt8?
  /// The beginning, as long as nobody knows what stands between its cells.
  private var beginning: [UInt8] = []

  private var place = Place.cellStart
  private var isBehindReturn = false
  private var buffer: [UInt8] = []
  /// The bytes of the buffer up to the last line that is whole.
  private var end = 0
  private var head: [UInt8] = []
  private var (rows, lines, headLines) = (0, 0, 0)
  private var before = 0
  /// The line with which the row begins that is being read.
  private var rowLine = 1

  /// Begins a table whose header stands below lines of another kind.
  public init(below titles: Int = 0) { self.titles = titles }

  /// Takes the next piece and returns the portions that ended in it.
  public mutating func read(_ piece: [UInt8]) throws(CSVError) -> [TextPortion] {
    try cut(decoder.read(piece), isLast: false)
  }

  /// Says that there are no more pieces, and returns what is left.
  public mutating func finish() throws(CSVError) -> [TextPortion] {
    let portions = try cut(decoder.finish(), isLast: true)
    guard before == 0 || buffer.count > head.count else { return portions }
    return portions + [portion()]
  }

  private mutating func cut(_ text: [UInt8], isLast: Bool) throws(CSVError) -> [TextPortion] {
    guard let separator else {
      beginning += text
      guard isLast || beginning.count >= Self.headLength else { return [] }
      separator = CSVReader.separator(beginning)
      let text = beginning
      beginning = []
      return try cut(text, isLast: isLast)
    }
    var portions: [TextPortion] = []
    for byte in text {
      if isBehindReturn, byte != UInt8(ascii: "\n") { endRow(&portions) }
      isBehindReturn = false
      buffer.append(byte)
      guard buffer.count - end <= TextPortion.longest else {
        throw .longRow(line: rowLine, limit: TextPortion.longest)
      }
      switch (place, byte) {
      case (.quoted, UInt8(ascii: "\"")): place = .behindQuote
      case (.quoted, UInt8(ascii: "\n")): lines += 1
      case (.quoted, _): break
      case (.behindQuote, UInt8(ascii: "\"")), (.cellStart, UInt8(ascii: "\"")): place = .quoted
      case (_, UInt8(ascii: "\n")): endRow(&portions)
      case (_, UInt8(ascii: "\r")): isBehindReturn = true
      default: place = byte == separator ? .cellStart : .plain
      }
    }
    return portions
  }

  private mutating func endRow(_ portions: inout [TextPortion]) {
    (place, end) = (.cellStart, buffer.count)
    (rows, lines) = (rows + 1, lines + 1)
    rowLine = lines + 1
    if rows == titles + 1 {
      (head, headLines) = (buffer, lines)
    } else if end - head.count >= TextPortion.length {
      portions.append(portion())
      (before, buffer, end) = (lines - headLines, head, head.count)
    }
  }

  private func portion() -> TextPortion {
    let start = TextLocation(offset: 0, line: before + headLines + 1, column: 1)
    return TextPortion(bytes: buffer, before: before, start: start, repeated: head.count)
  }
}
