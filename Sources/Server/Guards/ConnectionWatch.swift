import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends connections that hold the server without using it: slow headers, slow bodies, readers that do
/// not read, too many from one place.
///
/// One look at each connection a few times within the shortest limit, in place of a timer for every
/// part of every message.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum Phase {
    /// No request is in progress.
    case resting(since: NIODeadline, limit: TimeAmount)
    case receiving(since: NIODeadline, bytes: Int)
    /// The request is here; how long the answer takes is not the sender's fault.
    case answering
  }

  private let limits: ServerLimits
  private let doorstep: Doorstep
  private var phase: Phase
  private var look: RepeatedTask?
  private var written = 0
  private var stalled: (since: NIODeadline, taken: Int)?
  private var address: String?

  init(_ limits: ServerLimits, _ doorstep: Doorstep) {
    self.limits = limits
    self.doorstep = doorstep
    phase = .resting(since: .now(), limit: TimeAmount(limits.firstRequest))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let shortest = [limits.firstRequest, limits.idle, limits.body, limits.stalled].min()
    let step = TimeAmount((shortest ?? limits.idle) / 6)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    look = context.eventLoop.scheduleRepeatedTask(initialDelay: step, delay: step) { _ in
      let (watch, context) = bound.value
      watch.look(context)
    }
    guard case .far(let address) = Peer(context.channel) else { return }
    self.address = address
    context.eventLoop.makeFutureWithTask { [doorstep] in await doorstep.enter(address) }
      .whenSuccess { [channel = context.channel] isWelcome in
        if !isWelcome { channel.close(promise: nil) }
      }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    look?.cancel()
    look = nil
    guard let address else { return }
    _ = context.eventLoop.makeFutureWithTask { [doorstep] in await doorstep.leave(address) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), phase) {
    case (.head, _): phase = .receiving(since: .now(), bytes: 0)
    case (.body(let bytes), .receiving(let since, let count)):
      phase = .receiving(since: since, bytes: count + bytes.readableBytes)
    case (.body, _): break
    case (.end, .receiving): phase = .answering
    // It was answered before it had ended.
    case (.end, _): break
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: break
    case .body(let bytes): written += bytes.readableBytes
    case .end: phase = .resting(since: .now(), limit: TimeAmount(limits.idle))
    }
    context.write(data, promise: promise)
  }

  /// Counts what goes out beside the parts of an answer: the frames of a stream.
  func count(written bytes: Int) { written += bytes }

  private func look(_ context: ChannelHandlerContext) {
    let now = NIODeadline.now()
    let isOver =
      switch phase {
      case .resting(let since, let limit): !isSending(context) && now - since > limit
      case .receiving(let since, let bytes): now - since > limit(forBody: bytes)
      case .answering: false
      }
    if isOver || isStalled(context, now) { context.close(promise: nil) }
  }

  private func limit(forBody bytes: Int) -> TimeAmount {
    let earned = Duration.seconds(bytes / max(1, limits.slowestBody))
    return TimeAmount(min(limits.longestBody, limits.body + earned))
  }

  private func isSending(_ context: ChannelHandlerContext) -> Bool { waiting(context) > 0 }

  /// Bytes that were written but not yet accepted by the system.
  private func waiting(_ context: ChannelHandlerContext) -> Int {
    // A channel that cannot say so is one of a test.
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  private func isStalled(_ context: ChannelHandlerContext, _ now: NIODeadline) -> Bool {
    let waiting = waiting(context)
    guard waiting > 0 else {
      stalled = nil
      return false
    }
    let taken = written - waiting
    guard let (since, before) = stalled else {
      stalled = (now, taken)
      return false
    }
    guard now - since > TimeAmount(limits.stalled) else { return false }
    stalled = (now, taken)
    return taken - before < limits.slowestReader
  }
}
