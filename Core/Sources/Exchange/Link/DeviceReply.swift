public import Coaching
import Formats

/// What a server answers to a device that speaks the link, read for the device.
///
/// ```swift
/// let reply = DeviceReply(status: 200, body: bytes)
/// if let event = Outbox<EventLine>.Event(reply) { outbox.handle(event, at: now) }
/// ```
public struct DeviceReply: Equatable, Sendable {
  /// The status of the answer, as HTTP counts: 200 is well.
  public let status: Int
  /// What came with it, such as a sound.
  public let body: [UInt8]
  private let json: JSON

  /// Takes an answer; a body that is no JSON, such as a proxy's page, says no more than its status.
  public init(status: Int, body: [UInt8]) {
    (self.status, self.body) = (status, body)
    // The status says enough of a body that is not ours.
    json = (try? JSON.parse(body)) ?? .null
  }

  /// Whether the server did what was asked.
  public var isGood: Bool { (200..<300).contains(status) }

  /// The server's own sentence about what is wrong.
  public var detail: String? { json["detail"]?.string }

  /// What proves from now on that the device was let in.
  public var token: String? { json["token"]?.string }

  /// Up to which of its numbers a device's events are on the server's disk.
  public var acknowledged: Int64? { json["acked"]?.integer }

  /// The number that the server misses.
  fileprivate var expected: Int64? { json["expected"]?.integer }

  /// The number under which the server has something else.
  fileprivate var conflict: Int64? { json["conflict"]?.integer }

  /// Reads a good answer, or says what of it cannot be read.
  public func answer<Answer: APIAnswer>(_ type: Answer.Type) throws(ShapeError) -> Answer {
    try Answer(answer: json)
  }
}

extension Outbox.Event {
  /// What the answer to a batch of events means for them; nothing if the server could not take them.
  public init?(_ reply: DeviceReply) {
    switch reply.status {
    case 200:
      guard let number = reply.acknowledged else { return nil }
      self = .acknowledged(number)
    case 409:
      if let number = reply.expected {
        self = .expected(number)
      } else if let number = reply.conflict {
        self = .conflict(number, acknowledged: reply.acknowledged ?? 0)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
