import Foundation
public import Screens

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

extension ReadingEnd: Refusal {
  /// The sentence for a person, with what to do next.
  public func words(in language: Language) -> String {
    switch status - 128 {
    case SIGXCPU: ImportWords.tookTooLong(seconds: limits.seconds, in: language)
    case SIGKILL: ImportWords.wasEnded(in: language)
    default: ImportWords.brokeOff(megabytes: Int(limits.memory >> 20), in: language)
    }
  }
}
