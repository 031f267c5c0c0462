import NIOCore
import NIOHTTP1
import NIOTLS

/// One connection to a server: sends a request and gathers its answer, one at a time.
final class ServerConnection: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundIn = Question
  typealias OutboundOut = HTTPClientRequestPart

  /// The most bytes of an answer.
  static let longestAnswer = 32 << 20
  /// The most bytes of what is said against a stream.
  static let longestRefusal = 64 << 10

  /// A request and who waits for its answer.
  struct Question: Sendable {
    let head: HTTPRequestHead
    let body: [UInt8]
    let asker: Asker
  }

  /// Who waits for an answer.
  enum Asker: Sendable {
    /// Somebody who wants all of it.
    case whole(EventLoopPromise<ServerAnswer>)
    /// Somebody who takes it as it comes, and whom a refusal ends.
    case stream(AsyncThrowingStream<[UInt8], any Error>.Continuation)
  }

  private let address: ServerAddress
  private var asker: Asker?
  private var head: HTTPResponseHead?
  private var body: [UInt8] = []

  private let isSecure: Bool
  /// Told when the server can be spoken to: over TLS once it has proven who it is.
  private let ready: EventLoopPromise<Void>

  init(_ address: ServerAddress, isSecure: Bool, ready: EventLoopPromise<Void>) {
    self.address = address
    self.isSecure = isSecure
    self.ready = ready
  }

  func channelActive(context: ChannelHandlerContext) {
    if !isSecure { ready.succeed() }
    context.fireChannelActive()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let question = unwrapOutboundIn(data)
    asker = question.asker
    context.write(wrapOutboundOut(.head(question.head)), promise: nil)
    if !question.body.isEmpty {
      let bytes = ByteBuffer(bytes: question.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    }
    context.write(wrapOutboundOut(.end(nil)), promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body(let bytes):
      if case .stream(let reader) = asker, head?.status == .ok {
        reader.yield(Array(bytes.readableBytesView))
      } else {
        take(bytes, context)
      }
    case .end: finish(context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail(ServerLineError.lost(address))
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error)
    context.close(promise: nil)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // Nothing for long: the other side is gone, whatever the system believes.
    if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
    if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent { ready.succeed() }
    context.fireUserInboundEventTriggered(event)
  }

  private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    var limit = Self.longestAnswer
    if case .stream = asker { limit = Self.longestRefusal }
    guard body.count + bytes.readableBytes <= limit else {
      context.close(promise: nil)
      return
    }
    body += bytes.readableBytesView
  }

  private func finish(_ context: ChannelHandlerContext) {
    guard let head, let asker else { return }
    let answer = ServerAnswer(
      status: Int(head.status.code),
      headers: Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { $1 },
      body: body
    )
    self.asker = nil
    self.head = nil
    body = []
    if !head.isKeepAlive { context.close(promise: nil) }
    switch asker {
    case .whole(let promise): promise.succeed(answer)
    case .stream(let reader):
      reader.finish(
        throwing: answer.status == 200
          ? ServerLineError.lost(address)
          : ServerLineError.refused(status: answer.status, detail: answer.detail)
      )
      context.close(promise: nil)
    }
  }

  private func fail(_ error: any Error) {
    ready.fail(error)
    switch asker {
    case .whole(let promise): promise.fail(error)
    case .stream(let reader): reader.finish(throwing: error)
    case nil: break
    }
    asker = nil
  }
}
