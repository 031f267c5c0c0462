import HTTPTypes
import Hummingbird
import NIOCore

/// Collects what a server writes.
struct WrittenPage: ResponseBodyWriter {
  let collected = Collected()

  actor Collected {
    var bytes: [UInt8] = []
    func append(_ buffer: ByteBuffer) { bytes += Array(buffer.readableBytesView) }
  }

  @concurrent
  func write(_ buffer: ByteBuffer) async throws { await collected.append(buffer) }

  @concurrent
  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
