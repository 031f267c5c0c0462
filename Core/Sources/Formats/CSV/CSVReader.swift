/// Reads the lines of a table of separated values, one after the other.
struct CSVReader {
  // A hundred are many; what has millions is no table, and would take all memory.
  private static let mostCells = 10_000

  private let bytes: [UInt8]
  let separator: UInt8
  private var index = 0
  private var line: Int

  init(_ bytes: [UInt8], fromLine first: Int = 1) {
    self.bytes = bytes
    line = first
    separator = Self.separator(bytes)
  }

  /// What the first line has most of, outside quotes.
  static func separator(_ bytes: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes.drop(while: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let place = candidates.firstIndex(of: byte) { counts[place] += 1 }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }

  /// The next line, or nothing at the end.
  mutating func row() throws(CSVError) -> CSVTable.Row? {
    guard index < bytes.count else { return nil }
    let start = line
    var cells: [String] = []
    while true {
      guard cells.count < Self.mostCells else { throw .tooWide(line: start, limit: Self.mostCells) }
      cells.append(try cell())
      guard index < bytes.count else { break }
      let byte = bytes[index]
      index += 1
      if byte == separator {
        if index < bytes.count { continue }
        // A separator at the very end still opens a cell.
        cells.append("")
        break
      }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      line += 1
      break
    }
    return CSVTable.Row(line: start, cells: cells)
  }

  /// The next cell; what ends it is left standing.
  private mutating func cell() throws(CSVError) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let start = index
      while index < bytes.count, !endsCell(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    let opened = line
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count else { throw .openQuote(line: opened) }
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { break }
        index += 1
      } else if byte == UInt8(ascii: "\n") {
        line += 1
      }
      text.append(byte)
    }
    guard index == bytes.count || endsCell(bytes[index]) else { throw .textBehindQuote(line: line) }
    return String(decoding: text, as: UTF8.self)
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
