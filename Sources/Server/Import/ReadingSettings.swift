public import Integrations

/// Who reads the files that somebody brings, and at what cost at most.
public struct ReadingSettings: Hashable, Sendable {
  /// The program that reads.
  public var program: ReadingProcess.Program

  /// What reading may cost.
  public var limits: ReadingLimits

  /// Lets this very program read, within the limits of requirement R9.
  public init(
    program: ReadingProcess.Program = .itself,
    limits: ReadingLimits = ReadingLimits()
  ) {
    self.program = program
    self.limits = limits
  }
}
