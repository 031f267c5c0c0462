import Training

/// The sending end of the event lane: what a device has sent and nobody has confirmed yet.
///
/// ```
///            queue              send              acknowledged
///  journal ─────────▶ waiting ─────────▶ in flight ─────────▶ gone
///                        ▲                   │ expected, failed, no answer
///                        └───────────────────┘
/// ```
/// An item is queued after it is in the device's own journal, so nothing here is ever the only copy. Not
/// confirmed is not failed: the same is sent again until an answer comes, and the other end drops what it
/// has by its number.
public struct Outbox<Item: Equatable & Sendable>: Equatable, Sendable {
  /// What happens to an outbox.
  public enum Event: Equatable, Sendable {
    /// Something new was said and is in the journal.
    case queue(Numbered<Item>)
    /// The other end can be reached, or no longer.
    case opened(Bool)
    /// The other end has everything up to a number on disk.
    case acknowledged(Int64)
    /// The other end misses a number and accepted nothing.
    case expected(Int64)
    /// The other end has something else under a number, and everything up to another.
    case conflict(Int64, acknowledged: Int64)
    /// The other end could not accept it, or did not answer.
    case failed
    /// What the journal holds from the number on that was asked for.
    case recalled([Numbered<Item>])
    /// Time has passed.
    case second
  }

  /// What an outbox asks for.
  public enum Effect: Equatable, Sendable {
    /// Send these, in order; `jumps` where what was expected exists no more.
    case send([Numbered<Item>], jumps: Bool)
    /// Hand over what the journal holds from a number on.
    case recall(from: Int64)
    /// Two events have one number; the first stays.
    case conflicted(Int64)
  }

  /// The most that is sent at once.
  public static var batch: Int { 500 }

  // Longer than this nobody waits for an answer.
  private static var patience: Duration { .seconds(10) }

  /// Everything up to here is confirmed.
  public private(set) var acknowledged: Int64

  private var waiting: [Numbered<Item>]
  private var isOpen = false
  private var sentAt: Duration?
  private var patience: Patience
  private var recalledFrom: Int64?
  private var jumps = false

  /// Restores an outbox from a journal: what of it is confirmed, and what is not.
  public init(acknowledged: Int64 = 0, waiting: [Numbered<Item>] = [], seed: UInt64 = 1) {
    self.acknowledged = acknowledged
    self.waiting = waiting.filter { $0.number > acknowledged }
    patience = Patience(seed: seed)
  }

  /// How many items exist only here.
  public var count: Int { waiting.count }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .queue(let item):
      if item.number > waiting.last?.number ?? acknowledged { waiting.append(item) }
      return pump(at: now)
    case .opened(let isOpen):
      self.isOpen = isOpen
      sentAt = nil
      recalledFrom = nil
      patience.succeed()
      return pump(at: now)
    case .acknowledged(let number):
      confirm(number)
      sentAt = nil
      patience.succeed()
      return pump(at: now)
    case .expected(let number):
      sentAt = nil
      return expect(number, at: now)
    case .conflict(let number, let acknowledged):
      confirm(max(acknowledged, number))
      sentAt = nil
      patience.succeed()
      return [.conflicted(number)] + pump(at: now)
    case .failed:
      guard sentAt != nil else { return [] }
      sentAt = nil
      patience.fail(at: now)
      return []
    case .recalled(let items):
      restore(items)
      return pump(at: now)
    case .second:
      if let sentAt, now - sentAt >= Self.patience {
        self.sentAt = nil
        patience.fail(at: now)
      }
      return pump(at: now)
    }
  }

  private mutating func pump(at now: Duration) -> [Effect] {
    guard isOpen, recalledFrom == nil, sentAt == nil, now >= patience.until, !waiting.isEmpty else {
      return []
    }
    sentAt = now
    defer { jumps = false }
    return [.send(Array(waiting.prefix(Self.batch)), jumps: jumps)]
  }

  /// Drops what is confirmed; a late answer may confirm less than is known already.
  private mutating func confirm(_ number: Int64) {
    guard number > acknowledged else { return }
    acknowledged = number
    waiting.removeAll { $0.number <= number }
  }

  private mutating func expect(_ number: Int64, at now: Duration) -> [Effect] {
    if number > acknowledged + 1 { confirm(number - 1) }
    if number == waiting.first?.number ?? acknowledged + 1 { return pump(at: now) }
    // The other end has less than it had confirmed: it came back from a copy.
    guard number > 0, number <= acknowledged else {
      patience.fail(at: now)
      return []
    }
    recalledFrom = number
    return [.recall(from: number)]
  }

  /// If the journal no longer has the expected events, the other end must jump.
  private mutating func restore(_ items: [Numbered<Item>]) {
    guard let expected = recalledFrom else { return }
    recalledFrom = nil
    let known = waiting.first?.number ?? .max
    waiting = items.filter { $0.number >= expected && $0.number < known } + waiting
    acknowledged = (waiting.first?.number ?? acknowledged + 1) - 1
    jumps = acknowledged + 1 > expected
  }
}
