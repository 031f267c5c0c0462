public import Coaching
public import Formats
import Training

extension TrackerEvent {
  /// Writes the event as an object of one member: `{"tick":{}}`, `{"heartRate":151}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .start: json.object("start") { _ in }
      case .pause: json.object("pause") { _ in }
      case .resume: json.object("resume") { _ in }
      case .lap: json.object("lap") { _ in }
      case .end: json.object("end") { _ in }
      case .tick: json.object("tick") { _ in }
      case .position(let fix): json.object("position") { fix.writeFields(to: &$0) }
      case .heartRate(let rate): json.field("heartRate", rate.beatsPerMinute)
      case .cadence(let cadence): json.field("cadence", cadence.stepsPerMinute)
      case .power(let watts): json.field("power", watts)
      case .device(let reading):
        json.object("device") { json in
          json.field("distance", reading.distance?.meters)
          json.field("speed", reading.speed?.metersPerSecond)
        }
      case .deviceTotals(let totals):
        json.object("deviceTotals") { totals.writeFields(to: &$0) }
      case .deviceLap(let lap):
        json.object("deviceLap") { json in
          json.field("start", lap.start)
          json.field("distance", lap.distance?.meters)
          json.field("timer", lap.timer?.inSeconds)
        }
      }
    }
  }

  /// Reads an event.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    if fields["tick"] != nil {
      self = .tick
    } else if let fix = try fields.fields(ifPresent: "position") {
      self = .position(try Fix(fix))
    } else if let device = try fields.fields(ifPresent: "device") {
      self = .device(try DeviceReading(device))
    } else if let beats = try fields.number(ifPresent: "heartRate") {
      self = .heartRate(.beatsPerMinute(beats))
    } else if let steps = try fields.number(ifPresent: "cadence") {
      self = .cadence(.stepsPerMinute(steps))
    } else if let watts = try fields.number(ifPresent: "power") {
      self = .power(watts)
    } else if let lap = try fields.fields(ifPresent: "deviceLap") {
      self = .deviceLap(try Recording.Lap(lap))
    } else if let totals = try fields.fields(ifPresent: "deviceTotals") {
      self = .deviceTotals(try Recording.Totals(totals))
    } else if let command = Self.commands.first(where: { fields[$0.0] != nil }) {
      self = command.1
    } else {
      throw ShapeError(path: "", found: "an object", expected: "an event such as {\"tick\":{}}")
    }
  }

  private static let commands: [(String, TrackerEvent)] = [
    ("start", .start), ("pause", .pause), ("resume", .resume), ("lap", .lap), ("end", .end),
  ]
}

extension Fix {
  fileprivate func writeFields(to json: inout JSONWriter) {
    json.field("latitude", coordinate.latitude)
    json.field("longitude", coordinate.longitude)
    json.field("altitude", altitude)
    json.field("accuracy", accuracy)
    json.field("speed", speed?.metersPerSecond)
    if age != 0 { json.field("age", age) }
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      coordinate: Coordinate(
        latitude: try fields.number("latitude"),
        longitude: try fields.number("longitude")
      ),
      altitude: try fields.number(ifPresent: "altitude"),
      accuracy: try fields.number(ifPresent: "accuracy"),
      speed: try fields.number(ifPresent: "speed").map { .metersPerSecond($0) },
      age: try fields.number(ifPresent: "age") ?? 0
    )
  }
}

extension DeviceReading {
  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      distance: try fields.number(ifPresent: "distance").map { .meters($0) },
      speed: try fields.number(ifPresent: "speed").map { .metersPerSecond($0) }
    )
  }
}

extension Recording.Totals {
  fileprivate func writeFields(to json: inout JSONWriter) {
    json.field("distance", distance?.meters)
    json.field("timer", timer?.inSeconds)
    json.field("elapsed", elapsed?.inSeconds)
    json.field("energyKcal", kilocalories)
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      distance: try fields.number(ifPresent: "distance").map { .meters($0) },
      timer: try fields.duration(ifPresent: "timer"),
      elapsed: try fields.duration(ifPresent: "elapsed"),
      kilocalories: try fields.number(ifPresent: "energyKcal")
    )
  }
}

extension Recording.Lap {
  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      start: try fields.number("start"),
      distance: try fields.number(ifPresent: "distance").map { .meters($0) },
      timer: try fields.duration(ifPresent: "timer")
    )
  }
}
