import Coaching
import Training

/// Two devices that talk through a network which loses, doubles and reorders what they say, while either
/// of them is killed and starts again from what it has on disk.
struct BadNetwork {
  private typealias Ends = Link<Int, Int>

  private enum Packet {
    case batch([Numbered<Int>])
    case confirmed(Int64)
    case expected(Int64)
  }

  /// One device: its disk, and its link in memory.
  struct End {
    let device: DeviceID
    /// What it has said, in order.
    var said: [Numbered<Int>] = []
    /// What it has taken of the other, in order.
    var taken: [Numbered<Int>] = []
    fileprivate var link = Link<Int, Int>()
    fileprivate var isOpen = true
  }

  private var seed: Seed
  private var packets: [(at: Int, to: Int, packet: Packet)] = []
  private var tick = 0
  private var isBad = true

  /// Both devices.
  var ends = [End(device: DeviceID(bits: 1)), End(device: DeviceID(bits: 2))]

  /// How often a device was killed.
  var kills = 0

  init(seed: UInt64) {
    self.seed = Seed(seed)
    for index in 0...1 { tell(index, .opened(true)) }
  }

  /// Lives through so many quarters of a second of trouble, and then through peace.
  mutating func live(trouble: Int) {
    for _ in 0..<trouble {
      pass()
      for index in 0...1 {
        if seed.below(6) == 0 { say(index) }
        if seed.below(60) == 0 { kill(index) }
        if seed.below(40) == 0 {
          ends[index].isOpen.toggle()
          tell(index, .opened(ends[index].isOpen))
        }
      }
    }
    isBad = false
    for index in 0...1 { tell(index, .opened(true)) }
    for _ in 0..<600 where ends.contains(where: { $0.link.onlyHere > 0 }) { pass() }
  }

  private mutating func pass() {
    tick += 1
    let due = packets.indices.filter { packets[$0].at <= tick }
    let arrived = due.map { packets[$0] }
    for index in due.reversed() { packets.remove(at: index) }
    for packet in arrived { receive(packet.packet, at: packet.to) }
    for index in 0...1 { tell(index, .second) }
  }

  private mutating func say(_ index: Int) {
    let number = Int64(ends[index].said.count) + 1
    let item = Numbered(device: ends[index].device, number: number, item: seed.below(1000))
    ends[index].said.append(item)
    tell(index, .said(item))
  }

  /// Everything that was only in memory is gone.
  private mutating func kill(_ index: Int) {
    kills += 1
    var inbox = Inbox()
    for item in ends[index].taken { inbox.note(item.number, of: item.device) }
    // What was confirmed may have been written down, or not.
    let known = seed.below(2) == 0 ? ends[index].link.outbox.acknowledged : 0
    ends[index].link = Link(
      outbox: Outbox(acknowledged: known, waiting: ends[index].said, seed: seed.next()),
      inbox: inbox,
      seed: seed.next()
    )
    ends[index].isOpen = true
    tell(index, .opened(true))
  }

  private mutating func tell(_ index: Int, _ event: Link<Int, Int>.Event) {
    let now = Duration.milliseconds(tick * 250)
    for effect in ends[index].link.handle(event, at: now) { carry(effect, from: index) }
  }

  private mutating func carry(_ effect: Link<Int, Int>.Effect, from index: Int) {
    switch effect {
    case .outbox(.send(let items, _)): send(.batch(items), to: 1 - index)
    case .outbox(.recall(let number)):
      let kept = ends[index].said.filter { $0.number >= number }
      tell(index, .answered(.recalled(kept)))
    case .deliver(let item): ends[index].taken.append(item)
    case .confirm(_, let number): send(.confirmed(number), to: 1 - index)
    case .ask(_, let number): send(.expected(number), to: 1 - index)
    case .outbox(.conflicted), .sendLive, .show, .file, .peer: break
    }
  }

  private mutating func send(_ packet: Packet, to index: Int) {
    guard isBad else {
      packets.append((tick + 1, index, packet))
      return
    }
    if seed.below(10) < 3 { return }
    for _ in 0...(seed.below(5) == 0 ? 1 : 0) {
      packets.append((tick + 1 + seed.below(16), index, packet))
    }
  }

  private mutating func receive(_ packet: Packet, at index: Int) {
    switch packet {
    case .batch(let items):
      for item in items {
        let before = ends[index].taken.count
        tell(index, .arrived(item, skips: false))
        // Behind a gap nothing of the batch can be taken.
        if ends[index].taken.count == before, item.number > before { break }
      }
    case .confirmed(let number): tell(index, .answered(.acknowledged(number)))
    case .expected(let number): tell(index, .answered(.expected(number)))
    }
  }
}
