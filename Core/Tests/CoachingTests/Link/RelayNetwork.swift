import Coaching
import Training

/// Devices that talk through a server as `Documentation/Link.md` describes it, over requests that fail
/// before or after they have had their effect, and streams that break and come again.
struct RelayNetwork {
  struct End {
    let device: DeviceID
    var said: [Numbered<Int>] = []
    var taken: [Numbered<Int>] = []
    /// The last arrival number that is on disk.
    var arrival = 0
    var link = Link<Int, Int>()
    var isOpen = true
  }

  private var seed: Seed
  private var tick = 0
  private var isBad = true
  private let restoresOldCopies: Bool

  /// Everything that the server has on disk, in the order of arrival.
  private(set) var stored: [Numbered<Int>] = []
  private var answers: [(at: Int, to: Int, answer: Outbox<Int>.Event)] = []

  var ends: [End]

  init(seed: UInt64, devices: Int, restoresOldCopies: Bool) {
    self.seed = Seed(seed)
    self.restoresOldCopies = restoresOldCopies
    ends = (1...devices).map { End(device: DeviceID(bits: UInt64($0))) }
    for index in ends.indices { tell(index, .opened(true)) }
  }

  mutating func live(trouble: Int) {
    for _ in 0..<trouble {
      pass()
      for index in ends.indices {
        if seed.below(6) == 0 { say(index) }
        if seed.below(80) == 0 { kill(index) }
        if seed.below(40) == 0 {
          ends[index].isOpen.toggle()
          tell(index, .opened(ends[index].isOpen))
        }
      }
      if restoresOldCopies, seed.below(150) == 0 { restore() }
    }
    isBad = false
    for index in ends.indices {
      ends[index].isOpen = true
      tell(index, .opened(true))
      // Somebody says one more thing: only then does an old copy show what it lacks.
      say(index)
    }
    for _ in 0..<600 { pass() }
  }

  private mutating func pass() {
    tick += 1
    let due = answers.indices.filter { answers[$0].at <= tick }
    let arrived = due.map { answers[$0] }
    for index in due.reversed() { answers.remove(at: index) }
    for answer in arrived { tell(answer.to, .answered(answer.answer)) }
    for index in ends.indices {
      tell(index, .second)
      if ends[index].isOpen { stream(index) }
    }
  }

  private mutating func say(_ index: Int) {
    let number = Int64(ends[index].said.count) + 1
    let item = Numbered(device: ends[index].device, number: number, item: seed.below(1000))
    ends[index].said.append(item)
    tell(index, .said(item))
  }

  private mutating func kill(_ index: Int) {
    var inbox = Inbox()
    for item in ends[index].taken { inbox.note(item.number, of: item.device) }
    let known = seed.below(2) == 0 ? ends[index].link.outbox.acknowledged : 0
    ends[index].link = Link(
      outbox: Outbox(acknowledged: known, waiting: ends[index].said, seed: seed.next()),
      inbox: inbox
    )
    // The stream begins again a little earlier than what is on disk.
    ends[index].arrival = max(0, ends[index].arrival - seed.below(5))
    ends[index].isOpen = true
    tell(index, .opened(true))
  }

  /// The server comes back from an old copy: what it had confirmed since is gone.
  private mutating func restore() {
    stored = Array(stored.prefix(stored.count - seed.below(stored.count / 3 + 1)))
    for index in ends.indices { ends[index].arrival = 0 }
  }

  private mutating func tell(_ index: Int, _ event: Link<Int, Int>.Event) {
    for effect in ends[index].link.handle(event, at: .milliseconds(tick * 250)) {
      switch effect {
      case .outbox(.send(let items, let jumps)):
        precondition(!jumps, "nothing was ever deleted")
        post(items, from: index)
      case .outbox(.recall(let number)):
        tell(index, .answered(.recalled(ends[index].said.filter { $0.number >= number })))
      case .deliver(let item): ends[index].taken.append(item)
      case .outbox(.conflicted), .confirm, .ask, .sendLive, .show, .file, .peer: break
      }
    }
  }

  private mutating func post(_ items: [Numbered<Int>], from index: Int) {
    if isBad, seed.below(4) == 0 { return }
    let answer = take(items)
    if isBad, seed.below(4) == 0 { return }
    // Some answers come when nobody waits for them any more.
    let delay = isBad ? seed.below(8) == 0 ? 60 : seed.below(12) : 0
    answers.append((tick + 1 + delay, index, isBad && seed.below(12) == 0 ? .failed : answer))
  }

  /// All or nothing, as the server does it.
  private mutating func take(_ items: [Numbered<Int>]) -> Outbox<Int>.Event {
    guard let first = items.first, let newest = items.last else { return .failed }
    let last = stored.last { $0.device == first.device }?.number ?? 0
    guard first.number <= last + 1 else { return .expected(last + 1) }
    for item in items where item.number <= last && !stored.contains(item) {
      return .conflict(item.number, acknowledged: last)
    }
    stored += items.filter { $0.number > last }
    return .acknowledged(max(last, newest.number))
  }

  private mutating func stream(_ index: Int) {
    for _ in 0..<(isBad ? seed.below(4) : 20) where ends[index].arrival < stored.count {
      let item = stored[ends[index].arrival]
      ends[index].arrival += 1
      if item.device != ends[index].device { tell(index, .arrived(item, skips: false)) }
    }
  }
}
