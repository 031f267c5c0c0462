/// What kind of device owns the truth of a workout.
public enum TrackerKind: String, CaseIterable, Hashable, Sendable {
  /// On the wrist: heart rate and positions without a hand.
  case watch
  /// In the hand or the pocket.
  case phone
  /// A recorded run that is played as if it happened now.
  case recording

  /// The place in the order in which devices are preferred, 0 for the best.
  public var order: Int {
    switch self {
    case .watch: 0
    case .phone: 1
    case .recording: 2
    }
  }
}
