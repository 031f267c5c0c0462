import Integrations
import Testing

struct ServerSentEventReaderTests {
  private let stream =
    "retry: 1000\n\nevent: hello\nid: 41\ndata: {\"head\":43}\n\n: beat\n\n"
    + "id: 42\r\nevent: event\r\ndata: one\r\ndata: two\r\n\r\ndata:three\n\nevent: half\ndata: x\n"
  private let events = [
    ServerSentEvent(id: "41", name: "hello", data: "{\"head\":43}"),
    ServerSentEvent(id: "42", name: "event", data: "one\ntwo"),
    ServerSentEvent(name: "message", data: "three"),
  ]

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `reads the same however the bytes come`(size: Int) {
    var reader = ServerSentEventReader()
    var found: [ServerSentEvent] = []
    let bytes = Array(stream.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += reader.read(bytes[start..<min(bytes.count, start + size)])
    }
    #expect(found == events)
  }

  @Test func `holds no more of a line than a line can have`() {
    var reader = ServerSentEventReader()
    #expect(reader.read(Array("data: ".utf8)) == [])
    for _ in 0..<40 { #expect(reader.read([UInt8](repeating: 0x61, count: 1 << 16)) == []) }
    let found = reader.read(Array("\n\n".utf8))
    #expect(found.map { $0.data.utf8.count } == [(1 << 20) - 6])
  }
}
