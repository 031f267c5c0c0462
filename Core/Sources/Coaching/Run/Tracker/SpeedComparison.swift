/// What steps and Doppler speeds have each made of the last minutes.
struct SpeedComparison: Hashable, Sendable {
  // Five minutes: long enough for stops and turns to even out, short enough to notice a forest.
  private static let memory = 300.0
  private static let tolerance = 1.02

  private var steps = 0.0
  private var speeds = 0.0

  /// Whether the speed says clearly more than the steps, which noise can only lengthen.
  var speedIsTooFast: Bool { speeds > steps * Self.tolerance }

  /// Takes a stretch as each of them measures it.
  mutating func note(steps meters: Double, speed way: Double, in seconds: Double) {
    let kept = max(0, 1 - seconds / Self.memory)
    steps = steps * kept + meters
    speeds = speeds * kept + way
  }
}
