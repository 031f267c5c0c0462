public import Training

extension CadenceAdvice {
  /// What may be tried, in one or two sentences.
  public var sentence: String {
    let own = Int(baseline.stepsPerMinute.rounded())
    switch suggestion {
    case .raise(let first, let most) where first == most:
      return "Your own cadence is \(own). Try \(first.beatsPerMinute), and no more than that."
    case .raise(let first, let most):
      return
        "Your own cadence is \(own). Try \(first.beatsPerMinute) first, \(percent(first)) more; go no higher than \(most.beatsPerMinute)."
    case .quickEnough:
      return "Your own cadence is \(own). That is quick already: leave it as it is."
    case .outOfReach(let most):
      return
        "Your own cadence is \(own). More than \(most) would be too much of a change, and the metronome begins at \(Tempo.slowest.beatsPerMinute)."
    }
  }

  /// What to mind when a cadence is raised, for everybody to whom something is suggested.
  public static let warning =
    "Quicker steps ease knee and hip and load the calf and the Achilles tendon. Begin with a few minutes of an easy run, stay 4 to 6 weeks with one change, and go back if calf or tendon hurt."

  /// The warning about a tempo that is too much of a change, or nothing.
  public func warning(about tempo: Tempo) -> String? {
    guard isTooMuch(tempo) else { return nil }
    let own = Int(baseline.stepsPerMinute.rounded())
    return
      "\(tempo.beatsPerMinute) is \(percent(tempo)) above your own \(own). More than 10 %, here \(limit), is too much of a change for calf and Achilles tendon."
  }

  private func percent(_ tempo: Tempo) -> String {
    "\(Int((excess(of: tempo) * 100).rounded())) %"
  }
}
