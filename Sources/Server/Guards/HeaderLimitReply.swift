import NIOCore
import NIOHTTP1

/// Answers 431 to headers that are too many or too long, where the server itself would say 400.
final class HeaderLimitReply: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard case HTTPParserError.headerOverflow = error,
      // From here on outward there are only bytes; whatever lies behind wants types of its own.
      let wire = try? context.pipeline.syncOperations.context(
        handlerType: HTTPResponseEncoder.self
      )
    else { return context.fireErrorCaught(error) }
    let answer = ByteBuffer(
      string: "HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n"
        + "connection: close\r\n\r\n"
    )
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.whenComplete { [channel = context.channel] _ in
      channel.close(promise: nil)
    }
    wire.writeAndFlush(NIOAny(answer), promise: written)
  }
}
