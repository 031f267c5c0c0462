public import Coaching
import Screens
import Training

extension RunSetup {
  /// The run that a script was written for: its plan, beside the coach whose words it has.
  public init(_ script: Script) {
    self.init(
      coach: script.personality.flatMap { Personality(rawValue: $0) },
      plan: script.plan ?? RunPlan(),
      script: script
    )
  }
}
