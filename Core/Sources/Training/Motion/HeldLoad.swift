/// What a figure holds in its hands.
public enum HeldLoad: String, CaseIterable, Hashable, Sendable {
  case barbell, kettlebell, dumbbell, ball
}

extension Exercise {
  /// What is held while it is done, by the first of its choices; nothing where no weight is lifted.
  public var heldLoad: HeldLoad? {
    guard loadMode == .external else { return nil }
    for choice in equipment.flatMap({ $0 }) {
      switch choice {
      case "barbell", "trap bar": return .barbell
      case "kettlebell": return .kettlebell
      case "dumbbell": return .dumbbell
      case "medicine ball", "sandbag": return .ball
      default: continue
      }
    }
    return nil
  }
}
