import Exchange
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Record
import Storage

/// Answers `/api/v1/live` on the connection's own event loop, before the router.
///
/// A message at 1 Hz to a few screens needs no task, no stream of its own and no change of thread:
/// the router would double the way. Every other request passes through untouched.
final class LiveResponder: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The only path that it answers.
  static let path = LinkAPI.listen.path

  private enum Phase {
    /// Requests go through to the router.
    case passing
    /// It is not decided yet whether this request may be answered; its body gathers meanwhile.
    case deciding(HTTPRequest, ByteBuffer, isWhole: Bool)
    /// A message is coming in.
    case taking(ByteBuffer)
    /// Whoever asked gets nothing more.
    case refused
    case streaming(LiveStream)
  }

  private let door: LiveDoor
  private var phase = Phase.passing
  /// Who is at the other end, once somebody has asked for something.
  private var peer: Peer?
  /// Answers that the router still owes.
  private var owed = 0

  init(_ door: LiveDoor) { self.door = door }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    switch (phase, part) {
    case (.passing, .head(let head)) where Self.isMeant(head):
      begin(head, context)
    case (.passing, .head):
      owed += 1
      context.fireChannelRead(data)
    case (.passing, _):
      context.fireChannelRead(data)
    case (.deciding(let head, var body, _), .body(let bytes)):
      body.writeImmutableBuffer(bytes)
      // What is too long is refused below; it need not be held for that.
      guard body.readableBytes <= LiveMessage.longest else { return refuse(Self.tooLong, context) }
      phase = .deciding(head, body, isWhole: false)
    case (.deciding(let head, let body, _), .end):
      phase = .deciding(head, body, isWhole: true)
    case (.taking(var body), .body(let bytes)):
      body.writeImmutableBuffer(bytes)
      guard body.readableBytes <= LiveMessage.longest else { return refuse(Self.tooLong, context) }
      phase = .taking(body)
    case (.taking(let body), .end):
      finish(body, context)
    case (.streaming, .head):
      // A second request on a connection that never ends its first.
      context.close(promise: nil)
    case (.streaming, _), (.refused, _), (.deciding, .head), (.taking, .head):
      break
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { owed -= 1 }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if case .streaming(let stream) = phase { stream.goOn() }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    if case .streaming(let stream) = phase { stream.leave() }
    phase = .refused
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch (phase, event) {
    case (.streaming(let stream), is ChannelShouldQuiesceEvent): stream.end()
    // The other side has said all it will; a stream goes on, a half message does not.
    case (.taking, ChannelEvent.inputClosed), (.deciding, ChannelEvent.inputClosed):
      context.close(promise: nil)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  private static let tooLong = Problem(
    .contentTooLarge,
    "a live message has at most \(LiveMessage.longest) bytes"
  )

  private static func isMeant(_ head: HTTPRequest) -> Bool {
    guard let text = head.path, text.hasPrefix(path) else { return false }
    let rest = text.utf8.dropFirst(path.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "?")
  }

  private func begin(_ head: HTTPRequest, _ context: ChannelHandlerContext) {
    // An answer out of turn would be taken for that of the request before.
    guard owed == 0 else {
      return refuse(Problem(.badRequest, "the live lane takes no requests in advance"), context)
    }
    let peer = peer ?? Peer(context.channel)
    self.peer = peer
    switch door.verdict(on: head, from: peer, context.eventLoop) {
    case .refused(let problem): refuse(problem, context)
    case .allowed(let paired): admit(head, paired: paired, context)
    case .unknown(let answer):
      phase = .deciding(head, ByteBuffer(), isWhole: false)
      answer.assumeIsolated().whenComplete { result in
        guard case .deciding(let head, let body, let isWhole) = self.phase else { return }
        switch result {
        case .success(.allowed(let paired)):
          self.admit(head, paired: paired, context)
          guard case .taking = self.phase else { return }
          self.phase = .taking(body)
          if isWhole { self.finish(body, context) }
        case .success(.refused(let problem)): self.refuse(problem, context)
        case .failure:
          self.refuse(
            Problem(.internalServerError, "the access rules could not be checked"),
            context
          )
        }
      }
    }
  }

  private func admit(_ head: HTTPRequest, paired: String?, _ context: ChannelHandlerContext) {
    switch head.method {
    case .post: phase = .taking(ByteBuffer())
    case .get:
      do throws(Problem) {
        let wish = try LiveStream.Wish(head)
        guard let room = door.room(on: context.eventLoop) else {
          throw Problem(.internalServerError, "this connection cannot receive live messages")
        }
        phase = .streaming(
          try LiveStream(
            wish,
            paired: paired,
            context: context,
            room: room,
            hub: door.hub,
            library: door.library
          )
        )
      } catch {
        refuse(error, context)
      }
    default:
      refuse(Problem(.methodNotAllowed, "\(Self.path) takes GET and POST"), context)
    }
  }

  private func finish(_ body: ByteBuffer, _ context: ChannelHandlerContext) {
    do throws(Problem) {
      let message = try LiveMessage(Array(body.readableBytesView))
      phase = .passing
      // The screens wait for it; who sent it does not.
      door.hub.pass(body, message)
      LiveAnswer.passed.write(to: context)
      door.tally.countPassed()
    } catch {
      refuse(error, context)
    }
  }

  private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    phase = .refused
    LiveAnswer.refusal(problem).write(to: context)
  }
}
