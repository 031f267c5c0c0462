/// Reads an iCalendar file line by line, whatever it holds.
///
/// Lines may end with or without a carriage return; what is no line is passed over.
public struct ICalendarReader: Sendable {
  /// The most bytes of an unfolded line; the rest of a longer one is passed over.
  public static let longestLine = 1 << 20

  private let bytes: [UInt8]
  private var place = 0

  /// Begins at the start of a file.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line; nothing at the end.
  public mutating func next() -> ICalendarLine? {
    while place < bytes.count {
      var line = physical()
      if isContinued {
        var whole = Array(line)
        while isContinued {
          place += 1
          let more = physical()
          if whole.count + more.count <= Self.longestLine { whole += more }
        }
        line = whole[...]
      }
      if let line = ICalendarLine(line) { return line }
    }
    return nil
  }

  /// Whether what comes belongs to the line before it.
  private var isContinued: Bool {
    place < bytes.count && (bytes[place] == 0x20 || bytes[place] == 0x09)
  }

  private mutating func physical() -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    var end = place
    place = min(place + 1, bytes.count)
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}
