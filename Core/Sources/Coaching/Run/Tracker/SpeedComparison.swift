/// What steps and Doppler speeds have each made of the last minutes.
struct SpeedComparison: Hashable, Sendable {
  // Twenty minutes: long enough for stops and turns to even out, short enough to notice a forest.
  private static let memory = 1200.0
  private static let tolerance = 1.02

  private var steps = 0.0
  private var speeds = 0.0

  /// Whether the speed says clearly more than the steps, which noise can only lengthen.
  var speedIsTooFast: Bool { speeds > steps * Self.tolerance }

  /// Whether the steps say more than the speed, which only noise does.
  var stepsAreTooLong: Bool { steps > speeds }

  /// Takes a stretch as each of them measures it.
  mutating func note(steps meters: Double, speed way: Double, in seconds: Double) {
    let kept = max(0, 1 - seconds / Self.memory)
    steps = steps * kept + meters
    speeds = speeds * kept + way
  }
}
