import NIOCore
import NIOHTTP1
import NIOTLS

/// One connection to a server: sends a request and gathers its answer, one at a time.
final class HTTPConnection: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundIn = Exchange
  typealias OutboundOut = HTTPClientRequestPart

  /// Bytes of a stream that may wait for their reader before the server is asked to wait too.
  static let mostWaiting = 256 << 10

  /// A request and who waits for its answer.
  struct Exchange: Sendable {
    let head: HTTPRequestHead
    let body: [UInt8]
    let limits: HTTPClientLimits
    let reader: Reader
  }

  /// Who waits for an answer.
  enum Reader: Sendable {
    /// Somebody who wants all of it.
    case whole(EventLoopPromise<HTTPClientResponse>)
    /// Somebody who takes it as it comes.
    case parts(
      EventLoopPromise<HTTPClientHead>,
      AsyncThrowingStream<[UInt8], any Error>.Continuation
    )
  }

  private let destination: HTTPDestination
  private let isSecure: Bool
  /// Told when the server can be spoken to: over TLS once it has proven who it is.
  private let ready: EventLoopPromise<Void>

  private var reader: Reader?
  private var limits = HTTPClientLimits()
  private var head: HTTPResponseHead?
  private var body: [UInt8] = []
  private var length = 0
  private var deadline: Scheduled<Void>?
  private var silenceTimer: Scheduled<Void>?
  private var lastSign = NIODeadline.now()
  // What a stream's reader has not taken, and whether the server waits for that.
  private var waiting = 0
  private var isReadHeld = false

  init(_ destination: HTTPDestination, isSecure: Bool, ready: EventLoopPromise<Void>) {
    self.destination = destination
    self.isSecure = isSecure
    self.ready = ready
  }

  // MARK: Out

  func channelActive(context: ChannelHandlerContext) {
    if !isSecure { ready.succeed() }
    context.fireChannelActive()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let exchange = unwrapOutboundIn(data)
    reader = exchange.reader
    limits = exchange.limits
    length = 0
    lastSign = .now()
    watch(context)
    context.write(wrapOutboundOut(.head(exchange.head)), promise: nil)
    if !exchange.body.isEmpty {
      let bytes = ByteBuffer(bytes: exchange.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    }
    context.write(wrapOutboundOut(.end(nil)), promise: promise)
  }

  func read(context: ChannelHandlerContext) {
    guard waiting < Self.mostWaiting else {
      isReadHeld = true
      return
    }
    context.read()
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext,
    event: Any,
    promise: EventLoopPromise<Void>?
  ) {
    guard let event = event as? Consumed else {
      context.triggerUserOutboundEvent(event, promise: promise)
      return
    }
    waiting -= event.bytes
    if isReadHeld, waiting < Self.mostWaiting {
      isReadHeld = false
      lastSign = .now()
      context.read()
    }
    promise?.succeed()
  }

  /// Reports that the reader of a stream has consumed some of it.
  struct Consumed: Sendable {
    let bytes: Int
  }

  // MARK: In

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    lastSign = .now()
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head)
    case .body(let bytes): receive(bytes, context)
    case .end: finish(context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail(HTTPClientError.lost(destination))
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error)
    context.close(promise: nil)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent { ready.succeed() }
    context.fireUserInboundEventTriggered(event)
  }

  private func begin(_ head: HTTPResponseHead) {
    self.head = head
    if case .parts(let promise, _) = reader { promise.succeed(HTTPClientHead(head)) }
  }

  private func receive(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    length += bytes.readableBytes
    if let longest = limits.longestBody, length > longest {
      fail(HTTPClientError.tooLong(destination, longest))
      context.close(promise: nil)
      return
    }
    switch reader {
    case .whole: body += bytes.readableBytesView
    case .parts(_, let parts):
      waiting += bytes.readableBytes
      parts.yield(Array(bytes.readableBytesView))
    case nil: break
    }
  }

  private func finish(_ context: ChannelHandlerContext) {
    guard let head, let reader else { return }
    let body = body
    self.reader = nil
    self.head = nil
    self.body = []
    stopTimers()
    if !head.isKeepAlive { context.close(promise: nil) }
    switch reader {
    case .whole(let promise):
      promise.succeed(HTTPClientResponse(head: HTTPClientHead(head), body: body))
    case .parts(_, let parts): parts.finish()
    }
  }

  private func fail(_ error: any Error) {
    ready.fail(error)
    stopTimers()
    switch reader {
    case .whole(let promise): promise.fail(error)
    case .parts(let promise, let parts):
      promise.fail(error)
      parts.finish(throwing: error)
    case nil: break
    }
    reader = nil
  }

  // MARK: Time

  private func watch(_ context: ChannelHandlerContext) {
    if let whole = limits.whole {
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(whole)) {
        self.giveUp(after: whole, context)
      }
    }
    if let silence = limits.silence { wait(silence, for: TimeAmount(silence), context) }
  }

  /// Looks again once the silence may have lasted too long.
  private func wait(_ silence: Duration, for time: TimeAmount, _ context: ChannelHandlerContext) {
    silenceTimer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
      // Where the reader is who lets the server wait, the server owes nothing.
      if self.isReadHeld { self.lastSign = .now() }
      let left = self.lastSign + TimeAmount(silence) - .now()
      if left <= .zero {
        self.giveUp(after: silence, context)
      } else {
        self.wait(silence, for: left, context)
      }
    }
  }

  private func giveUp(after limit: Duration, _ context: ChannelHandlerContext) {
    guard reader != nil else { return }
    fail(HTTPClientError.tooSlow(destination, limit))
    context.close(promise: nil)
  }

  private func stopTimers() {
    deadline?.cancel()
    silenceTimer?.cancel()
  }
}

extension HTTPClientHead {
  fileprivate init(_ head: HTTPResponseHead) {
    self.init(
      status: Int(head.status.code),
      headers: Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
    )
  }
}
