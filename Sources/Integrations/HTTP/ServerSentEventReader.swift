/// Reads server-sent events out of bytes as they come (WHATWG HTML, section 9.2.6).
///
/// Comments and what it does not know are passed over. An event that never ends is none.
public struct ServerSentEventReader: Sendable {
  /// The most bytes of a line; a server of ours sends none that is longer.
  static let longestLine = 1 << 20

  private var line: [UInt8] = []
  private var afterReturn = false
  private var id: String?
  private var name = ""
  private var data: [String] = []

  /// Begins at the start of a stream.
  public init() {}

  /// Reads the next bytes, and returns the events that end in them.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      // A line ends in a line feed, a return, or both together.
      if byte == 0x0A, afterReturn {
        afterReturn = false
        continue
      }
      afterReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        if let event = endLine() { events.append(event) }
      } else if line.count < Self.longestLine {
        line.append(byte)
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "id": id = text
    case "event": name = text
    case "data": data.append(text)
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer { (id, name, data) = (nil, "", []) }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(
      id: id,
      name: name.isEmpty ? "message" : name,
      data: data.joined(separator: "\n")
    )
  }
}
