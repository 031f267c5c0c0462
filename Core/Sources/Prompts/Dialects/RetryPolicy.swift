import Formats

/// When a request that failed is sent again: the policy of the providers' own clients.
public enum RetryPolicy {
  /// How often it is sent again at most.
  public static let most = 2

  /// The longest wait that a server's word is taken for, in seconds: an hour.
  public static let longestWait = 3600.0

  /// How long to wait before another attempt.
  ///
  /// - Parameters:
  ///   - attempt: How many attempts have failed, from 1.
  ///   - status: The status of the answer; nothing where no connection was made.
  ///   - headers: Their names in lower case.
  ///   - chance: From 0 to 1: spreads the attempts of many.
  /// - Returns: The wait in seconds, or nothing where no other attempt is made.
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

  /// The wait that a server names, in seconds: above 0, and at most ``longestWait``.
  ///
  /// A wait that is longer is never taken for none: whoever wants an hour is not asked again at once. A
  /// date is measured by the answer's own `Date`, so that a clock that is wrong on either side does not
  /// count; without one it says nothing.
  public static func wait(named headers: [String: String]) -> Double? {
    if let milliseconds = headers["retry-after-ms"].flatMap({ number($0) }) {
      return milliseconds > 0 ? min(milliseconds / 1000, longestWait) : nil
    }
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = number(text) { return seconds > 0 ? min(seconds, longestWait) : nil }
    guard let then = HTTPDate.seconds(text), let now = headers["date"].flatMap(HTTPDate.seconds)
    else { return nil }
    return then > now ? min(Double(then - now), longestWait) : nil
  }

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
