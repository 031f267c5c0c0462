import NIOCore
import Storage

/// One server-sent event, written once for all who read it, as a chunk of an answer without an end.
struct LiveFrame: Sendable {
  /// An event's arrival number.
  let number: Int64
  /// Who wrote what is in it.
  let device: String
  /// The session that it belongs to.
  let session: String?
  /// The chunk that goes out.
  let bytes: ByteBuffer

  /// The frame of an event that is on disk.
  init(_ arrival: Arrival) {
    number = arrival.number
    device = arrival.device
    session = arrival.session
    var bytes = ByteBuffer()
    bytes.writeString("id: \(arrival.number)\nevent: event\ndata: ")
    bytes.writeBytes(arrival.line)
    bytes.writeStaticString("\n\n")
    self.bytes = Self.chunk(bytes)
  }

  /// The chunk of something that is not kept.
  static func passing(_ name: StaticString, _ data: ByteBuffer) -> ByteBuffer {
    var bytes = ByteBuffer()
    bytes.reserveCapacity(data.readableBytes + 24)
    bytes.writeStaticString("event: ")
    bytes.writeStaticString(name)
    bytes.writeStaticString("\ndata: ")
    bytes.writeImmutableBuffer(data)
    bytes.writeStaticString("\n\n")
    return chunk(bytes)
  }

  /// How a stream begins: its number is where the reader is, so that nothing is lost if the
  /// connection breaks before what follows has come.
  static func hello(server: String, behind: Int64, head: Int64) -> ByteBuffer {
    chunk(
      ByteBuffer(
        string: "retry: 1000\n\nevent: hello\nid: \(behind)\n"
          + "data: {\"server\":\"\(server)\",\"head\":\(head)}\n\n"
      )
    )
  }

  /// What shows that the line still stands.
  static let heartbeat = chunk(ByteBuffer(staticString: ": \n\n"))

  /// Frames what goes out at once: its length in hexadecimal digits, and itself.
  private static func chunk(_ content: ByteBuffer) -> ByteBuffer {
    var chunk = ByteBuffer()
    chunk.reserveCapacity(content.readableBytes + 12)
    chunk.writeString(String(content.readableBytes, radix: 16))
    chunk.writeStaticString("\r\n")
    chunk.writeImmutableBuffer(content)
    chunk.writeStaticString("\r\n")
    return chunk
  }
}
