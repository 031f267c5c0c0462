import Coaching
import Training

extension Trigger {
  // A condition is looked at in so many places of the run.
  private static let looks = 80

  /// Where a message may be said on a run of a length at a speed, as far as the trigger decides; for a
  /// condition wherever distance and time do not make it false.
  func places(length: Double, speed: Double) -> [ScriptPlace] {
    func place(_ meters: Double) -> ScriptPlace {
      ScriptPlace(meters: meters, seconds: meters / speed)
    }
    switch self {
    case .atDistance(let distance): return [place(distance.meters)]
    case .everyDistance(let distance):
      let count = min(Int(length / max(distance.meters, 1)), 200)
      return count < 1 ? [] : (1...count).map { place(distance.meters * Double($0)) }
    case .atTime(let time):
      return [ScriptPlace(meters: time.inSeconds * speed, seconds: time.inSeconds)]
    case .halfway: return [place(length / 2)]
    case .nearFinish(let remaining): return [place(max(0, length - remaining.meters))]
    case .condition(let condition, _, _), .fatigueZone(let condition):
      return (0...Self.looks).map { place(length * Double($0) / Double(Self.looks)) }.filter {
        var readings = Readings()
        readings[.distance] = $0.meters
        readings[.duration] = $0.seconds
        return condition.truth(readings) != .no
      }
    }
  }
}
