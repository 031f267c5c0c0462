/// A group of muscles that training is counted for.
public enum Muscle: String, CaseIterable, Hashable, Sendable {
  case quads, hamstrings, glutes, calves, shins, adductors, abductors
  case hipFlexors = "hip flexors"
  case abs, obliques
  case lowerBack = "lower back"
  case upperBack = "upper back"
  case lats, traps, chest, shoulders
  case rearShoulders = "rear shoulders"
  case biceps, triceps, forearms, neck

  /// Whether running uses it, so that kilometers count for it.
  public var isLeg: Bool {
    switch self {
    case .quads, .hamstrings, .glutes, .calves, .shins, .adductors, .abductors, .hipFlexors: true
    case .abs, .obliques, .lowerBack, .upperBack, .lats, .traps, .chest, .shoulders,
      .rearShoulders, .biceps, .triceps, .forearms, .neck:
      false
    }
  }

  /// Its place among all muscles, for lists that hold a number a muscle.
  var place: Int { Self.all.firstIndex(of: self) ?? 0 }

  // Made once: a list of all cases is made anew whenever it is asked for.
  private static let all = allCases
}
