/// The lane of what is only worth something now: the newest wins, and what is old is dropped.
///
/// One message is in flight at a time. A newer one replaces what waits, so a slow network shows the
/// present late, never the past.
public struct LiveLane<Item: Equatable & Sendable>: Equatable, Sendable {
  /// Something to send, with its number.
  public struct Glance: Equatable, Sendable {
    /// Its number: higher is newer.
    public var number: Int64
    /// What it is.
    public var item: Item
  }

  /// After how long something is not worth sending any more, and an answer not worth waiting for.
  public static var lifetime: Duration { .seconds(10) }

  private var isOpen = false
  private var number: Int64 = 0
  private var next: (glance: Glance, at: Duration)?
  private var sentAt: Duration?
  private var seen: [Seen] = []

  private struct Seen: Equatable, Sendable {
    var device: DeviceID
    var number: Int64
  }

  /// Creates a lane.
  ///
  /// - Parameter number: The number behind which it counts: after a restart a greater one than before,
  ///   such as the time.
  public init(after number: Int64 = 0) { self.number = number }

  /// Two lanes are equal when they will do the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.isOpen == right.isOpen && left.number == right.number
      && left.next?.glance == right.next?.glance && left.next?.at == right.next?.at
      && left.sentAt == right.sentAt && left.seen == right.seen
  }

  /// Offers the newest; answers with what is to be sent now.
  public mutating func offer(_ item: Item, at now: Duration) -> Glance? {
    number += 1
    next = (Glance(number: number, item: item), now)
    return pump(at: now)
  }

  /// The message arrived or failed; either way the next may go.
  public mutating func answered(at now: Duration) -> Glance? {
    sentAt = nil
    return pump(at: now)
  }

  /// Time has passed: after a while nobody waits for an answer any more.
  public mutating func answeredLate(at now: Duration) -> Glance? { pump(at: now) }

  /// The other end can be reached, or no longer.
  public mutating func open(_ isOpen: Bool, at now: Duration) -> Glance? {
    self.isOpen = isOpen
    sentAt = nil
    return pump(at: now)
  }

  /// Says whether what has come is newer than everything before from the same device.
  public mutating func takes(_ number: Int64, of device: DeviceID) -> Bool {
    guard let index = seen.firstIndex(where: { $0.device == device }) else {
      seen.append(Seen(device: device, number: number))
      return true
    }
    guard number > seen[index].number else { return false }
    seen[index].number = number
    return true
  }

  private mutating func pump(at now: Duration) -> Glance? {
    if let sentAt, now - sentAt < Self.lifetime { return nil }
    guard isOpen, let waiting = next else { return nil }
    next = nil
    guard now - waiting.at <= Self.lifetime else { return nil }
    sentAt = now
    return waiting.glance
  }
}
