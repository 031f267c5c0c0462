public import Coaching

/// Everything that a coach will need to say on one run.
public struct Narration: Equatable, Sendable {
  /// What is planned to be said.
  public var script: Script

  /// The words for what the coach notices without a script.
  public var phrasebook: Phrasebook

  /// Creates a narration.
  public init(script: Script, phrasebook: Phrasebook) {
    self.script = script
    self.phrasebook = phrasebook
  }
}
