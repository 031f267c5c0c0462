/// How one rule keeps watch: how long it has seen its case, and when it last spoke.
struct RuleState: Equatable, Sendable {
  /// Moving time since when the case has been there.
  private var since: Double?

  /// Whether this stay of the case has been spoken of already.
  private var isSaid = false

  /// The session's clock when the rule last spoke.
  private(set) var lastSaid: Double?

  /// How often the rule has spoken.
  private(set) var count = 0

  /// Whether the case is there now, spoken of or not.
  var isHeld: Bool { since != nil }

  /// Takes what the rule sees and says whether it wants to speak.
  ///
  /// The case must have been there for long enough to be no accident. It is spoken of once while it
  /// stays, unless the rule repeats itself; and it is over only when it is clearly absent.
  mutating func wants(
    _ finding: Finding,
    of rule: CoachRule,
    most: Int,
    moving: Double,
    at now: Double
  ) -> Bool {
    switch finding {
    case .absent:
      since = nil
      isSaid = false
      return false
    case .unclear, .excused:
      return false
    case .present:
      let start = since ?? moving
      since = start
      let manner = rule.manner
      guard count < most, manner.repeats || !isSaid, moving - start >= manner.persistence else {
        return false
      }
      guard let lastSaid else { return true }
      return now - lastSaid >= manner.cooldown
    }
  }

  /// Notes that the rule has spoken.
  mutating func said(at now: Double) {
    isSaid = true
    lastSaid = now
    count += 1
  }
}
