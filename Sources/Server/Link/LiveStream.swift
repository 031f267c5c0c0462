import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Storage

/// One screen that listens: what it has got, and what it still lacks.
///
/// It holds no queue. A reader that is behind, because it has just come back or because it is slow,
/// reads from the archive what follows its last event, so a slow one costs no memory. Everything
/// happens on the event loop of its connection.
final class LiveStream {
  /// What a screen asks for.
  struct Wish: Equatable {
    /// The arrival number to begin after; the next event if absent.
    var after: Int64?
    /// The device to leave out, with its events and messages.
    var except: String?
    /// The only session to include, with its events and messages.
    var session: String?
  }

  /// The paired device that reads, if it needed to be one.
  let paired: String?

  private let context: ChannelHandlerContext
  private let outlet: LiveOutlet
  private let wish: Wish
  private let room: LiveRoom
  private let library: SessionLibrary
  /// The arrival number up to which everything was sent, or left out on purpose.
  private var sent: Int64
  private var isReading = false
  private var hasEnded = false
  /// The newest message of each device that a slow reader has not received yet.
  private var late: [String: ByteBuffer] = [:]

  /// Begins a stream: its head, and `hello`.
  init(
    _ wish: Wish,
    paired: String?,
    context: ChannelHandlerContext,
    room: LiveRoom,
    hub: LiveHub,
    library: SessionLibrary
  ) throws(Problem) {
    outlet = try LiveOutlet(context)
    self.wish = wish
    self.paired = paired
    self.context = context
    self.room = room
    self.library = library
    // Whoever knows more than there is talks to a restored server; `hello` tells.
    sent = min(wish.after ?? room.head, room.head)
    let head = HTTPResponse(status: .ok, headerFields: Self.headers)
    context.write(Self.part(.head(head)), promise: nil)
    outlet.write(LiveFrame.hello(server: hub.identity, behind: sent, head: room.head))
    outlet.flush()
    room.enter(self)
    catchUp()
  }

  /// Sends events that have just arrived.
  func send(_ frames: [LiveFrame]) {
    guard !isReading, context.channel.isWritable, frames.first?.number == sent + 1 else {
      return catchUp()
    }
    write(frames)
  }

  /// Sends something that is not kept: a live message, or a notice.
  func send(_ bytes: ByteBuffer, _ message: LiveMessage?) {
    if let message, message.device == wish.except || !wants(message.session) { return }
    guard context.channel.isWritable else {
      if let message { late[message.device] = bytes }
      return
    }
    outlet.write(bytes)
    outlet.flush()
  }

  /// Shows that the line still stands.
  func beat() {
    guard context.channel.isWritable else { return }
    outlet.write(LiveFrame.heartbeat)
    outlet.flush()
  }

  /// Goes on where a slow reader had to be left waiting.
  func goOn() {
    guard context.channel.isWritable, !hasEnded else { return }
    for device in late.keys.sorted() {
      if let bytes = late[device] { outlet.write(bytes) }
    }
    late = [:]
    outlet.flush()
    catchUp()
  }

  /// Ends the stream and its connection.
  func end() {
    guard !hasEnded else { return }
    leave()
    context.writeAndFlush(Self.part(.end(nil)), promise: nil)
    context.close(promise: nil)
  }

  /// Forgets the stream of a connection that is gone.
  func leave() {
    hasEnded = true
    room.leave(self)
  }

  /// Reads from the archive what is missing, a part at a time.
  private func catchUp() {
    guard !isReading, !hasEnded, sent < room.head, context.channel.isWritable else { return }
    isReading = true
    let (start, goal) = (sent, room.head)
    let part = context.eventLoop.makeFutureWithTask { [library] in
      try await library.arrivals(after: start)
    }
    part.assumeIsolated().whenComplete { result in
      self.isReading = false
      guard !self.hasEnded else { return }
      switch result {
      case .success(let arrivals):
        self.write(arrivals.map(LiveFrame.init))
        // Numbers whose events were removed are passed over.
        if arrivals.isEmpty { self.sent = max(self.sent, goal) }
        self.catchUp()
      case .failure:
        // It comes back with the number that it has, when the disk can be read again.
        self.end()
      }
    }
  }

  private func write(_ frames: [LiveFrame]) {
    for frame in frames where frame.number > sent {
      sent = frame.number
      guard frame.device != wish.except, wants(frame.session) else { continue }
      outlet.write(frame.bytes)
    }
    outlet.flush()
  }

  private func wants(_ session: String?) -> Bool { wish.session == nil || wish.session == session }

  private static func part(_ part: HTTPResponsePart) -> NIOAny { NIOAny(part) }

  private static let headers: HTTPFields = {
    var headers = LiveAnswer.headers
    headers[.contentType] = "text/event-stream"
    // A proxy that gathers what it passes on would make live late.
    if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
    return headers
  }()
}
