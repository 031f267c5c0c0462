import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// What a page has sensed, made into events of a live run.
enum SensedEvent {
  /// What comes so often that a page may hand it over with the next second: a sensor's word may wait,
  /// what a person does may not.
  static let often = [
    "position", "heartRateMeasurement", "runningSpeedCadence", "pressure", "lineFinished",
    "lineFailed",
  ]

  /// After how long a run that was left is not gone on with unasked.
  static let longestLeft: Duration = .seconds(15 * 60)

  /// Reads one thing that a page hands over: an event as a journal keeps it, or a sensor's own bytes.
  ///
  /// Bytes that are none of the sensor's are dropped: a strap that speaks nonsense is silent.
  static func events(_ json: JSON) throws(ShapeError) -> [LiveRun.Event] {
    let fields = try Fields(json)
    if let bytes = try bytes(fields, "heartRateMeasurement") {
      return (HeartRateMeasurement(bytes)?.events ?? []).map { .run(.tracker($0)) }
    }
    if let bytes = try bytes(fields, "runningSpeedCadence") {
      guard let pod = RunningSpeedCadence(bytes) else { return [] }
      return [.run(.tracker(.footpod(pod.reading)))]
    }
    if let speed = try fields.number(ifPresent: "treadmillSpeed") {
      return [.run(.tracker(.belt(speed > 0 ? .metersPerSecond(speed) : nil)))]
    }
    return [try LiveRun.Event(json)]
  }

  private static func bytes(_ fields: Fields, _ key: String) throws(ShapeError) -> [UInt8]? {
    guard let value = fields[key] else { return nil }
    let numbers = value.array ?? []
    let bytes = numbers.compactMap { $0.integer.flatMap { UInt8(exactly: $0) } }
    guard value.array != nil, bytes.count == numbers.count, bytes.count <= 64 else {
      throw fields.error(key, value, "at most 64 bytes as a list of numbers")
    }
    return bytes
  }
}
