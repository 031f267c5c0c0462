import CHiredis

/// What Redis or Valkey answers.
public enum RedisReply: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// A whole number.
  case number(Int64)
  /// A text.
  case text(String)
  /// Several answers.
  case list([RedisReply])
  /// It does not do what was asked: why, in its own words.
  case failure(String)

  /// The text, if it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number, whether it came as one or as digits.
  public var number: Int64? {
    switch self {
    case .number(let number): number
    case .text(let text): Int64(text)
    case .nothing, .list, .failure: nil
    }
  }

  /// The parts of a list.
  public var parts: [RedisReply] { if case .list(let parts) = self { parts } else { [] } }

  /// Copies an answer of the library.
  init(_ reply: redisReply) {
    func text() -> String {
      guard let start = reply.str else { return "" }
      let bytes = UnsafeBufferPointer(start: start, count: Int(reply.len))
      return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    switch reply.type {
    case REDIS_REPLY_INTEGER: self = .number(Int64(reply.integer))
    case REDIS_REPLY_STRING, REDIS_REPLY_STATUS: self = .text(text())
    case REDIS_REPLY_ERROR: self = .failure(text())
    case REDIS_REPLY_ARRAY:
      self = .list(
        (0..<Int(reply.elements)).map { place in
          reply.element?[place].map { RedisReply($0.pointee) } ?? .nothing
        }
      )
    default: self = .nothing
    }
  }
}
