/// Something that a phrase asks a runner to mind; heard twice within minutes it is nagging.
public enum Advice: String, CaseIterable, Hashable, Sendable {
  case jaw, shoulders, hands, arms, back, gaze, hips, steps, feet, breath

  /// Its place among all.
  var place: Int {
    switch self {
    case .jaw: 0
    case .shoulders: 1
    case .hands: 2
    case .arms: 3
    case .back: 4
    case .gaze: 5
    case .hips: 6
    case .steps: 7
    case .feet: 8
    case .breath: 9
    }
  }
}
