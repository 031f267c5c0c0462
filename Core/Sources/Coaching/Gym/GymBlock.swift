import Training

/// One section of a plan.
public struct GymBlock: Hashable, Sendable {
  /// How a block moves from one step to the next.
  public enum Pace: Hashable, Sendable {
    /// When the step is done; rest is counted down in between.
    case byHand
    /// The clock says which step it is.
    case byClock(TimerProgram)
    /// By hand against a clock that runs for the whole block.
    case against(TimerProgram)
  }

  /// The section of the workout, from 0.
  public let section: Int

  /// What the section is called.
  public let label: String

  /// What is said when it begins.
  public let cues: [String]

  /// How it moves on.
  public let pace: Pace

  /// The steps in the order in which they are done.
  ///
  /// Under an AMRAP they are one lap, done again and again.
  public let steps: [GymStep]

  /// Whether the steps begin again when the last is done.
  public let repeats: Bool

  /// The steps of a window of a clock, from 1: one, or all of them together.
  public func steps(inRound round: Int) -> [GymStep] { steps.filter { $0.round == round } }

  /// Whether somebody is at work for all of a window: by time, with nothing in it to count.
  func fills(_ window: Duration, inRound round: Int) -> Bool {
    var busy = 0.0
    for step in range(ofRound: round).map({ steps[$0] }) {
      guard let dose = step.dose else { return true }
      guard dose.quantity.unit == .seconds else { return false }
      guard let seconds = dose.quantity.seconds else { return true }
      busy += seconds.high * (dose.perSide == nil ? 1 : 2)
    }
    return busy >= window.inSeconds
  }
}
