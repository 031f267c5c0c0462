import Foundation

/// What a replica wants to ask a provider: for whom, under which key, for how much at most.
struct ProxyClaim: Hashable, Sendable {
  /// The device.
  let device: String
  /// The key of the request, the device's own.
  let key: String
  /// The digest of what is asked: one key, one question.
  let body: String
  /// Who asks: no two asks of any replica are called the same.
  let owner: String
  /// The most that it can cost, in millionths of a US dollar.
  let worst: Int64
  /// The day, by UTC.
  let day: String
  /// The minute of the day.
  let minute: String

  /// The month.
  var month: String { String(day.prefix(7)) }

  init(
    _ device: String,
    key: String,
    body: String,
    owner: String,
    worst: Int64,
    at now: Date
  ) {
    self.device = device
    self.key = key
    self.body = body
    self.owner = owner
    self.worst = worst
    let text = now.formatted(.iso8601)
    day = String(text.prefix(10))
    minute = String(text.prefix(16))
  }
}
