public import Formats
public import Training

extension RunCourse {
  /// Writes the course: `{"title":"Five by a Kilometre","workout":"run-five-by-a-kilometre","steps":[…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("workout", workout)
      json.array("steps") { json in
        for step in steps { step.write(to: &json) }
      }
    }
  }

  /// Reads a course.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let entries = fields["steps"]?.array else {
      throw fields.error("steps", fields["steps"], "the steps of the run")
    }
    var steps: [RunStep] = []
    for entry in entries.prefix(Self.mostSteps) {
      steps.append(try RunStep(try Fields(entry, at: "course.steps")))
    }
    self.init(
      try fields.string(ifPresent: "title") ?? "",
      workout: try fields.string(ifPresent: "workout"),
      steps: steps
    )
  }
}

extension RunStep {
  /// Writes the step: `{"name":"Run","distanceMeters":1000,"pace":[260,270],"cadence":178,"rep":[1,5]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      switch end {
      case .distance(let distance): json.field("distanceMeters", distance.meters)
      case .time(let time): json.field("timeSeconds", time.inSeconds)
      case .button: break
      case .heartRate(let rate): json.field("untilHeartRateBelow", rate.beatsPerMinute)
      }
      target.write(to: &json)
      json.field("intensity", intensity.rawValue)
      json.field("cadence", cadence?.beatsPerMinute)
      if let rep {
        json.array("rep") { json in
          json.value(rep.number)
          json.value(rep.count)
        }
      }
      json.field("amount", amount)
      json.field("words", words)
    }
  }

  /// Reads a step; without an end the runner ends it.
  init(_ fields: Fields) throws(ShapeError) {
    let end: End
    if let meters = try fields.positive(ifPresent: "distanceMeters") {
      end = .distance(.meters(meters))
    } else if let seconds = try fields.positive(ifPresent: "timeSeconds") {
      end = .time(Duration(roundedSeconds: min(seconds, 1e6)))
    } else if let beats = try fields.positive(ifPresent: "untilHeartRateBelow") {
      end = .heartRate(below: .beatsPerMinute(beats))
    } else {
      end = .button
    }
    self.init(
      try fields.string(ifPresent: "name") ?? "",
      until: end,
      target: try Target(fields),
      intensity: try fields.choice(Intensity.self, ifPresent: "intensity") ?? .work,
      cadence: try fields.tempo(ifPresent: "cadence"),
      rep: try fields.range("rep").map { Rep(Int($0.low), of: Int($0.high)) },
      amount: try fields.string(ifPresent: "amount"),
      words: try fields.string(ifPresent: "words")
    )
  }
}

extension RunStep.Target {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .none: break
    case .pace(let fastest, let slowest):
      Self.write("pace", fastest.secondsPerKilometer, slowest.secondsPerKilometer, to: &json)
    case .heartRate(let low, let high):
      Self.write("heartRate", low.beatsPerMinute, high.beatsPerMinute, to: &json)
    case .zones(let low, let high): Self.write("zones", Double(low), Double(high), to: &json)
    case .cadence(let low, let high):
      Self.write("cadenceBand", low.stepsPerMinute, high.stepsPerMinute, to: &json)
    case .effort(let low, let high): Self.write("effort", low, high, to: &json)
    case .words(let words): json.field("targetWords", words)
    }
  }

  private static func write(_ key: String, _ low: Double, _ high: Double, to json: inout JSONWriter)
  {
    json.array(key) { json in
      json.value(low)
      json.value(high)
    }
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    if let pace = try fields.range("pace"), pace.low > 0 {
      self = .pace(
        fastest: .secondsPerKilometer(pace.low),
        slowest: .secondsPerKilometer(pace.high)
      )
    } else if let beats = try fields.range("heartRate") {
      self = .heartRate(low: .beatsPerMinute(beats.low), high: .beatsPerMinute(beats.high))
    } else if let zones = try fields.range("zones") {
      self = .zones(Int(min(max(zones.low, 1), 5)), Int(min(max(zones.high, 1), 5)))
    } else if let steps = try fields.range("cadenceBand") {
      self = .cadence(low: .stepsPerMinute(steps.low), high: .stepsPerMinute(steps.high))
    } else if let effort = try fields.range("effort") {
      self = .effort(low: effort.low, high: effort.high)
    } else if let words = try fields.string(ifPresent: "targetWords") {
      self = .words(words)
    } else {
      self = .none
    }
  }
}

extension Fields {
  /// Two numbers, the lower first, of at most a million.
  fileprivate func range(_ key: String) throws(ShapeError) -> (low: Double, high: Double)? {
    guard let value = self[key] else { return nil }
    guard let numbers = value.array?.compactMap({ $0.number }), numbers.count == 2,
      numbers.allSatisfy({ (0...1_000_000).contains($0) }), numbers[0] <= numbers[1]
    else { throw error(key, value, "two numbers, the lower first") }
    return (numbers[0], numbers[1])
  }
}
