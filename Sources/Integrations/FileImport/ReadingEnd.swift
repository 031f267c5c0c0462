import Foundation

/// How a process that reads files ended before it was done.
public struct ReadingEnd: Hashable, Sendable {
  private let status: Int32
  private let limits: ReadingLimits

  /// Looks at an exit status, where a signal counts as 128 and its number.
  public init(_ status: Int32, _ limits: ReadingLimits) {
    self.status = status
    self.limits = limits
  }
}

extension ReadingEnd: CustomStringConvertible {
  /// The sentence for a person, with what to do next.
  public var description: String {
    switch status - 128 {
    case SIGXCPU:
      "reading it takes longer than \(limits.seconds) seconds and one for every 10 MB, so it was"
        + " given up; unpack it and give what you need of it"
    case SIGKILL:
      "reading it was ended from outside, by the system when memory is short; give it again"
    default:
      "reading it broke off: it is damaged in a way that nobody foresaw, or needs more than"
        + " \(limits.memory >> 20) MB of memory; unpack it and give what you need of it"
    }
  }
}
