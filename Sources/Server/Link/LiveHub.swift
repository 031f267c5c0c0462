import NIOCore
import NIOPosix
import Storage

/// Hands what happens to every screen that listens.
///
/// Each event loop has a room of its own with the streams that live on it; a message goes once to
/// each room and from there to its streams without another change of thread, as one shared buffer.
final class LiveHub: Sendable {
  /// Which database this is, for screens that come back.
  let identity: String

  private let rooms: [LiveRoom]

  /// Opens a room on every event loop.
  init(identity: String, loops: some Sequence<any EventLoop>) {
    self.identity = identity
    rooms = loops.map { LiveRoom($0) }
  }

  /// Opens a room on every event loop of the program.
  convenience init(identity: String) {
    self.init(identity: identity, loops: MultiThreadedEventLoopGroup.singleton.makeIterator())
  }

  /// The room of the loop that a connection lives on.
  func room(on loop: any EventLoop) -> LiveRoom? { rooms.first { $0.loop === loop } }

  /// Sets the newest arrival number before anything is served.
  func begin(behind head: Int64) async {
    for room in rooms {
      // A loop that refuses work has ended with the program.
      try? await room.loop.submit { room.begin(behind: head) }.get()
    }
  }

  /// Tells of events that are on disk, in their order.
  func announce(_ arrivals: [Arrival]) {
    let frames = arrivals.map(LiveFrame.init)
    everywhere { $0.announce(frames) }
  }

  /// Passes a live message on to everybody who wants it.
  func pass(_ text: ByteBuffer, _ message: LiveMessage) {
    let bytes = LiveFrame.passing("live", text)
    everywhere { $0.pass(bytes, message) }
  }

  /// Tells that a file is complete.
  func tell(file: ByteBuffer) {
    let bytes = LiveFrame.passing("file", file)
    everywhere { $0.pass(bytes, nil) }
  }

  /// Tells the pages that somebody asked for something by a shortcut or a button.
  func tell(intent: ByteBuffer) {
    let bytes = LiveFrame.passing("intent", intent)
    everywhere { $0.pass(bytes, nil) }
  }

  /// Ends the streams of a device that was shut out, and believes its token no more.
  func shutOut(_ device: String) {
    everywhere { $0.shutOut(device) }
  }

  /// How many streams are open.
  func count() async -> Int {
    var count = 0
    // A loop that is shut down has no streams.
    for room in rooms { count += (try? await room.loop.submit { room.count }.get()) ?? 0 }
    return count
  }

  private func everywhere(_ action: @escaping @Sendable (LiveRoom) -> Void) {
    // The own loop takes it up too once it is done with what it is at: the sender's answer.
    for room in rooms { room.loop.execute { action(room) } }
  }
}
