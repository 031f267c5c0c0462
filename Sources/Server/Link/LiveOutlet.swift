import HTTPTypes
import NIOCore
import NIOHTTP1

/// Where the frames of a stream leave the program: after the library's encoder.
///
/// The encoder would frame each of them anew for every screen, as three buffers with three promises.
/// A frame is a chunk already (RFC 9112, section 7.1), written once for all.
struct LiveOutlet {
  private let encoder: ChannelHandlerContext
  private let watch: ConnectionWatch

  /// Finds the outlet of a connection with an endless answer.
  init(_ context: ChannelHandlerContext) throws(Problem) {
    let handlers = context.pipeline.syncOperations
    do {
      encoder = try handlers.context(handlerType: HTTPResponseEncoder.self)
      watch = try handlers.handler(type: ConnectionWatch.self)
    } catch {
      throw Problem(.internalServerError, "this connection cannot receive live messages")
    }
  }

  /// Writes a chunk, which goes out with the next flush.
  func write(_ chunk: ByteBuffer) {
    watch.count(written: chunk.readableBytes)
    encoder.write(NIOAny(chunk), promise: nil)
  }

  /// Sends what was written.
  func flush() { encoder.flush() }
}
