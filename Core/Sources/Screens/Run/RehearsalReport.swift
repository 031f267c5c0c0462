public import Coaching

/// How much is said in a run that is rehearsed, and how long it is quiet.
///
/// ```swift
/// report.add(utterance, at: start)
/// print(report.sentence(of: length))  // 34 lines, 3:12 of talk in 58:20; the longest silence is 6:10, from 12:30.
/// ```
public struct RehearsalReport: Hashable, Sendable {
  private var lines = 0
  private var talk = Duration.zero
  private var quietSince = Duration.zero
  private var longestFrom = Duration.zero
  private var longest = Duration.zero

  /// Begins with nothing said.
  public init() {}

  /// Adds a line that is said.
  public mutating func add(_ utterance: Utterance, at start: Duration) {
    lines += 1
    let length = utterance.estimatedDuration
    talk += length
    note(until: start)
    quietSince = max(quietSince, start + length)
  }

  /// The whole in a sentence.
  public func sentence(of length: Duration) -> String {
    var report = self
    report.note(until: length)
    let count = lines == 1 ? "1 line" : "\(lines) lines"
    let silence = Written.duration(report.longest)
    return "\(count), \(Written.duration(talk)) of talk in \(Written.duration(length)); "
      + "the longest silence is \(silence), from \(Written.duration(report.longestFrom))."
  }

  private mutating func note(until end: Duration) {
    guard end - quietSince > longest else { return }
    longestFrom = quietSince
    longest = end - quietSince
  }
}
