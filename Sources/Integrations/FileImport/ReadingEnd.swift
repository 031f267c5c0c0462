import Foundation
import Screens

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
    case SIGXCPU: ImportWords.tookTooLong(seconds: limits.seconds)
    case SIGKILL: ImportWords.wasEnded
    default: ImportWords.brokeOff(megabytes: Int(limits.memory >> 20))
    }
  }
}
