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
  /// Bytes that are none of the sensor's are dropped: a strap that speaks nonsense is silent. A position
  /// that says when it was found is as old as the page's wall clock says.
  static func events(_ json: JSON, wall: Double) throws(ShapeError) -> [LiveRun.Event] {
    let fields = try Fields(json)
    if let position = fields["position"]?.object, let found = fields["timestamp"] {
      guard let found = found.number else { throw fields.error("timestamp", found, "a number") }
      let age = JSON.Member("age", .number(max(0, (wall - found) / 1000)))
      let aged = JSON.object(position.filter { $0.key != "age" } + [age])
      return [try LiveRun.Event(.object([JSON.Member("position", aged)]))]
    }
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
    if let said = try fields.fields(ifPresent: "said") {
      return [.run(.companion(.asked(try RunnerWords(said))))]
    }
    return [try LiveRun.Event(json)]
  }

  /// What a person did on a device that follows a run: it is asked of the device that tracks it.
  static func request(_ json: JSON) -> LinkMessage? {
    for (name, message) in asked where json[name] != nil { return message }
    return json["step"]?.string.flatMap { StepCommand(rawValue: $0) }.map { .stepWorkout($0) }
  }

  private static let asked: [(String, LinkMessage)] = [
    ("pause", .pauseWorkout), ("resume", .resumeWorkout), ("lap", .lapWorkout),
    ("end", .endWorkout),
  ]

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
