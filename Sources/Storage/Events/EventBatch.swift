public import Exchange

/// What one device sends at once: events in the order of their numbers, without a gap.
public struct EventBatch: Hashable, Sendable {
  /// The most events of a batch.
  public static let most = 500
  /// The most bytes of a batch.
  public static let longest = 256 * 1024

  /// The events, at least one.
  public let events: [EventLine]

  /// The first number that the device still has, when it cannot send what is expected.
  public let oldest: Int64?

  /// Who sends it.
  public var device: String { events[0].event.device }

  /// Reads the lines of a body.
  public init(_ body: [UInt8], oldest: Int64? = nil) throws(EventBatchError) {
    var events: [EventLine] = []
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      let number = events.count + 1
      guard number <= Self.most else {
        throw EventBatchError(line: number, reason: "more than \(Self.most) events")
      }
      let read: EventLine
      do { read = try EventLine(line) } catch {
        throw EventBatchError(line: number, reason: error.description)
      }
      if let last = events.last?.event {
        let event = read.event
        guard event.device == last.device else {
          throw EventBatchError(line: number, reason: "an event of another device")
        }
        guard event.number == last.number + 1 else {
          throw EventBatchError(
            line: number,
            reason: "event \(event.number) behind event \(last.number), expected \(last.number + 1)"
          )
        }
      }
      events.append(read)
    }
    guard !events.isEmpty else { throw EventBatchError(line: 1, reason: "there is no event") }
    self.events = events
    self.oldest = oldest
  }
}

/// Where and why a batch is no batch.
public struct EventBatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String

  /// The sentence for a person.
  public var description: String { "line \(line): \(reason)" }
}
