/// A message that waits for fatigue: an expression that stays true (definition 4).
struct FatigueTrigger: Equatable, Sendable {
  /// How long the expression must hold, with a heart rate that can be trusted.
  static let entry = 60.0
  /// How long it must be false before it may fire again.
  static let recovery = 120.0
  /// The shortest time from one line to the next.
  static let cooldown = 600.0
  /// A longer gap between two moments breaks what was continuous.
  static let gap = 15.0

  let message: Int
  /// Where its condition begins in the engine's program.
  let condition: Int32
  private var trueSince: Double?
  private var falseSince: Double?
  private var last = -Double.infinity
  private var isArmed = true

  init(message: Int, condition: Int32) {
    self.message = message
    self.condition = condition
  }

  /// Records one second's answer; returns whether the expression has just been true for long enough.
  mutating func record(_ truth: Truth, isTrusted: Bool, at seconds: Double) -> Bool {
    if seconds - last > Self.gap {
      trueSince = nil
      falseSince = nil
    }
    last = seconds
    switch truth {
    case .yes where isTrusted:
      if let falseSince, seconds - falseSince >= Self.recovery { isArmed = true }
      falseSince = nil
      let start = trueSince ?? seconds
      trueSince = start
      return isArmed && seconds - start >= Self.entry
    case .no:
      trueSince = nil
      let start = falseSince ?? seconds
      falseSince = start
      if seconds - start >= Self.recovery { isArmed = true }
      return false
    case .yes, .unknown:
      trueSince = nil
      falseSince = nil
      return false
    }
  }

  /// Records that it fired.
  mutating func disarm() { isArmed = false }

  /// Lets it fire again, because its line could not be said while the fatigue lasted.
  mutating func rearm() { isArmed = true }
}

extension ScriptEngine {
  /// Finds the fatigue zones that have been entered.
  mutating func checkFatigue(_ findings: inout Findings) {
    guard !triggers.fatigues.isEmpty else { return }
    let metrics = findings.moment.metrics
    let isTrusted = metrics.heartRateSignal == .good && metrics.heartRate != nil
    for place in triggers.fatigues.indices {
      let index = triggers.fatigues[place].message
      if isDone(index) { continue }
      let truth = program.truth(from: triggers.fatigues[place].condition, readings.values)
      if truth != .unknown { states[index].wasKnown = true }
      if truth == .yes { states[index].wasTrue = true }
      guard triggers.fatigues[place].record(truth, isTrusted: isTrusted, at: findings.seconds),
        findings.seconds - states[index].firedAt >= FatigueTrigger.cooldown,
        branches.isActive(states[index].branch)
      else { continue }
      triggers.fatigues[place].disarm()
      fire(index, &findings)
    }
  }
}
