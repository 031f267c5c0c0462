import Formats

/// When a request that failed is sent again: the policy of the providers' own clients.
public enum RetryPolicy {
  /// How often it is sent again at most.
  public static let most = 2

  /// How long to wait before another attempt, in seconds, or nothing where none is made.
  ///
  /// - Parameters:
  ///   - attempt: How many attempts have failed, from 1.
  ///   - status: The status of the answer; nothing where no connection was made.
  ///   - headers: Their names in lower case.
  ///   - chance: From 0 to 1: spreads the attempts of many.
  public static func delay(
    after attempt: Int,
    status: Int?,
    headers: [String: String] = [:],
    chance: Double
  ) -> Double? {
    guard attempt <= most else { return nil }
    switch headers["x-should-retry"] {
    case "true": break
    case "false": return nil
    default:
      if let status, ![408, 409, 429].contains(status), status < 500 { return nil }
    }
    if let wait = wait(named: headers) { return wait }
    var seconds = 0.5
    for _ in 1..<max(attempt, 1) { seconds *= 2 }
    return min(seconds, 8) * (1 - 0.25 * min(max(chance, 0), 1))
  }

  /// The wait that a server names, within reason; a date is left to the next attempt's own measure.
  static func wait(named headers: [String: String]) -> Double? {
    if let text = headers["retry-after-ms"], let milliseconds = Double(text),
      (0...600_000).contains(milliseconds)
    {
      return milliseconds / 1000
    }
    if let text = headers["retry-after"], let seconds = Double(text), (0...600).contains(seconds) {
      return seconds
    }
    return nil
  }
}
