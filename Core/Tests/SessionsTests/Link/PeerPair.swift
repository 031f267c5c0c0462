import Coaching
import Exchange
import Sessions
import Training

/// A watch and a phone that have only each other, and a queue between them that may lose words.
struct PeerPair {
  static let wall = 1_767_254_400_000.0

  /// One of the two.
  struct End {
    let id: DeviceID
    var link: DeviceLink<LiveMetrics>
    var lines: [EventLine] = []
    /// The numbers that were delivered, in order.
    var delivered: [Int64] = []
    /// What is on its way to the other.
    var words: [[UInt8]] = []
    var now = Duration.zero

    init(_ bits: UInt64, inbox: Inbox = Inbox()) {
      id = DeviceID(bits: bits)
      link = DeviceLink(
        device: id,
        acknowledged: 0,
        waiting: [],
        known: [],
        inbox: inbox,
        wall: Instant(millisecondsSince1970: PeerPair.wall)
      )
    }

    var wall: Instant {
      Instant(millisecondsSince1970: PeerPair.wall + now.inSeconds * 1000)
    }

    mutating func line(_ message: LinkMessage) -> EventLine {
      let line = EventLine(
        LinkEvent(
          message,
          device: id.hexadecimal,
          number: Int64(lines.count + 1),
          session: "run-1",
          time: LocalTime(wall)
        )
      )
      lines.append(line)
      return line
    }

    mutating func say(_ message: LinkMessage) { handle(.said(line(message))) }

    mutating func handle(_ event: DeviceLink<LiveMetrics>.Lanes.Event) {
      carryOut(link.handle(event, at: now, wall: wall))
    }

    mutating func hear(_ bytes: [UInt8]) {
      guard let word = try? PeerWord(bytes) else { return }
      carryOut(link.hear(word, at: now, wall: wall))
    }

    private mutating func carryOut(_ effects: [DeviceLink<LiveMetrics>.Effect]) {
      for case .lane(let effect) in effects {
        if let word = link.word(for: effect) { words.append(word.bytes) }
        switch effect {
        case .deliver(let item): delivered.append(item.number)
        case .outbox(.recall(let number)):
          handle(.recalled(lines.filter { $0.event.number >= number }))
        default: break
        }
      }
    }
  }

  var watch = End(0xA1)
  var phone = End(0xB2)
  var loses = false

  mutating func open() {
    watch.handle(.opened(true))
    phone.handle(.opened(true))
  }

  mutating func pass(seconds: Int) {
    for _ in 0..<seconds {
      watch.now += .seconds(1)
      phone.now = watch.now
      watch.handle(.second)
      phone.handle(.second)
      deliver()
    }
  }

  private mutating func deliver() {
    while !watch.words.isEmpty || !phone.words.isEmpty {
      let (up, down) = (watch.words, phone.words)
      (watch.words, phone.words) = ([], [])
      guard !loses else { continue }
      for word in up { phone.hear(word) }
      for word in down { watch.hear(word) }
    }
  }
}
