/// What kind of clock a workout runs by, for finding one.
public enum ClockKind: String, CaseIterable, Hashable, Sendable {
  case emom, amrap
  case forTime = "for time"
  case tabata, intervals, rounds, countdown

  /// The kind of a clock.
  public init(_ timer: BlockTimer) {
    self =
      switch timer {
      case .every: .emom
      case .amrap: .amrap
      case .forTime: .forTime
      case .tabata: .tabata
      case .intervals: .intervals
      case .rounds: .rounds
      case .clock: .countdown
      }
  }
}
