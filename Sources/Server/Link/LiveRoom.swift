import NIOCore

/// The streams of one event loop; everything in it happens on that loop.
final class LiveRoom: Sendable {
  /// How often a stream gets a sign that the connection is alive.
  static let heartbeat = TimeAmount.seconds(15)

  /// The loop that it belongs to.
  let loop: any EventLoop

  private struct State {
    var head: Int64 = 0
    var streams: [ObjectIdentifier: LiveStream] = [:]
    var shutOut: Set<String> = []
    var heart: RepeatedTask?
  }

  private let state: NIOLoopBoundBox<State>

  /// Opens an empty room.
  init(_ loop: any EventLoop) {
    self.loop = loop
    state = .makeBoxSendingValue(State(), eventLoop: loop)
  }

  /// The newest arrival number that was announced here.
  var head: Int64 { state.value.head }

  /// How many streams there are.
  var count: Int { state.value.streams.count }

  /// Whether a device was shut out since the program began.
  func isShutOut(_ device: String) -> Bool { state.value.shutOut.contains(device) }

  /// Sets the newest arrival number.
  func begin(behind head: Int64) { state.value.head = head }

  /// Lets a stream in.
  func enter(_ stream: LiveStream) {
    state.value.streams[ObjectIdentifier(stream)] = stream
    guard state.value.heart == nil else { return }
    state.value.heart = loop.scheduleRepeatedTask(
      initialDelay: Self.heartbeat,
      delay: Self.heartbeat
    ) { [self] _ in
      for stream in state.value.streams.values { stream.beat() }
    }
  }

  /// Lets a stream go.
  func leave(_ stream: LiveStream) {
    state.value.streams[ObjectIdentifier(stream)] = nil
    guard state.value.streams.isEmpty else { return }
    state.value.heart?.cancel()
    state.value.heart = nil
  }

  /// Hands events to every stream.
  func announce(_ frames: [LiveFrame]) {
    guard let last = frames.last else { return }
    state.value.head = last.number
    for stream in state.value.streams.values { stream.send(frames) }
  }

  /// Hands something that is not kept to every stream: a live message, or a notice.
  func pass(_ bytes: ByteBuffer, _ message: LiveMessage?) {
    for stream in state.value.streams.values { stream.send(bytes, message) }
  }

  /// Ends the streams of a device.
  func shutOut(_ device: String) {
    state.value.shutOut.insert(device)
    for stream in state.value.streams.values where stream.paired == device { stream.end() }
  }
}
