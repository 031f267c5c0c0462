import NIOCore

/// Closes a connection on which no answer has found a reader for too long.
///
/// The server's own limit covers silence while it waits for a request; this one covers a body that
/// trickles in and an answer that nobody takes.
final class StallGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case IdleStateHandler.IdleStateEvent.write = event {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}
