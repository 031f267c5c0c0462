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
      case .footpod(let reading): json.object("footpod") { reading.writeFields(to: &$0) }
      case .pressure(let hectopascals): json.field("pressure", hectopascals)
      case .heartbeats(let seconds):
        json.array("heartbeats") { json in for beat in seconds { json.value(beat) } }
      case .belt(let speed): json.field("belt", speed?.metersPerSecond ?? 0)
      case .disconnected(let sensor): json.field("disconnected", sensor.rawValue)
      case .hidden(let isHidden): json.field("hidden", isHidden)
      case .work(let isOn): json.field("work", isOn)
      case .step(let command): json.field("step", command.rawValue)
      case .unheard(let kind): json.field("unheard", kind.rawValue)
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
    } else if let event = try Self.ofSensors(fields) {
      self = event
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

  /// Events that only live sensors and their page report.
  private static func ofSensors(_ fields: Fields) throws(ShapeError) -> TrackerEvent? {
    if let pod = try fields.fields(ifPresent: "footpod") {
      return .footpod(try FootpodReading(pod))
    } else if let hectopascals = try fields.number(ifPresent: "pressure") {
      return .pressure(hectopascals)
    } else if let beats = fields["heartbeats"] {
      return .heartbeats((beats.array ?? []).compactMap { $0.number })
    } else if let speed = try fields.number(ifPresent: "belt") {
      return .belt(speed > 0 ? .metersPerSecond(speed) : nil)
    } else if let sensor = try fields.choice(Sensor.self, ifPresent: "disconnected") {
      return .disconnected(sensor)
    } else if fields["hidden"] != nil {
      return .hidden(try fields.bool("hidden", default: false))
    } else if fields["work"] != nil {
      return .work(try fields.bool("work", default: false))
    } else if let command = try fields.choice(StepCommand.self, ifPresent: "step") {
      return .step(command)
    } else if let kind = try fields.choice(TrackingGap.Kind.self, ifPresent: "unheard") {
      return .unheard(kind)
    }
    return nil
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

extension FootpodReading {
  fileprivate func writeFields(to json: inout JSONWriter) {
    json.field("speed", speed.metersPerSecond)
    json.field("contacts", contactsPerMinute)
    json.field("distance", distance?.meters)
    json.field("running", isRunning)
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      speed: .metersPerSecond(try fields.number("speed")),
      contactsPerMinute: try fields.number(ifPresent: "contacts"),
      distance: try fields.number(ifPresent: "distance").map { .meters($0) },
      isRunning: fields["running"]?.bool
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
