import Formats
import Training

/// Reads a workout of Garmin Connect as its JSON: segments of steps, with groups that are repeated.
struct GarminWorkout {
  private var steps: [RunStep] = []

  static func course(_ bytes: [UInt8]) throws(CourseFileError) -> RunCourse {
    let json: JSON
    do { json = try JSON.parse(bytes) } catch { throw .json(error) }
    guard let segments = json["workoutSegments"]?.array else { throw .unknownFormat }
    if let sport = json["sportType"]?["sportTypeKey"]?.string, !sport.hasSuffix("running") {
      throw .notARun(sport)
    }
    var reader = GarminWorkout()
    for segment in segments.prefix(RunCourse.mostSteps) {
      reader.add(segment["workoutSteps"]?.array ?? [], depth: 0)
    }
    let title = json["workoutName"]?.string?.trimmed ?? ""
    return RunCourse(
      title.isEmpty ? "Workout" : title,
      steps: CourseFile.numbered(reader.steps)
    )
  }

  private mutating func add(_ entries: [JSON], depth: Int) {
    for entry in entries where steps.count < RunCourse.mostSteps {
      if let inner = entry["workoutSteps"]?.array {
        guard depth < 4 else { continue }
        let count = entry["numberOfIterations"]?.number ?? 1
        let skipsLast = entry["skipLastRestStep"]?.bool == true
        let rounds = Int(min(max(count, 1), 500))
        for round in 1...rounds where steps.count < RunCourse.mostSteps {
          let isLast = round == rounds && skipsLast && inner.count > 1
          add(isLast ? Array(inner.dropLast()) : inner, depth: depth + 1)
        }
      } else {
        steps.append(Self.step(entry))
      }
    }
  }

  private static func step(_ json: JSON) -> RunStep {
    let intensity = intensity(json["stepType"]?["stepTypeKey"]?.string)
    let words = json["description"]?.string?.trimmed ?? ""
    return RunStep(
      CourseFile.name(intensity),
      until: end(json),
      target: target(json),
      intensity: intensity,
      words: words.isEmpty ? nil : String(words.prefix(200))
    )
  }

  private static func end(_ json: JSON) -> RunStep.End {
    let value = json["endConditionValue"]?.number
    switch json["endCondition"]?["conditionTypeKey"]?.string {
    case "time": return CourseFile.time(value) ?? .button
    case "distance": return CourseFile.distance(value) ?? .button
    case "heart.rate":
      guard let value, (30...230).contains(value), json["endConditionCompare"]?.string == "lt"
      else { return .button }
      return .heartRate(below: .beatsPerMinute(value))
    default: return .button
    }
  }

  private static func target(_ json: JSON) -> RunStep.Target {
    let one = json["targetValueOne"]?.number
    let other = json["targetValueTwo"]?.number
    switch json["targetType"]?["workoutTargetTypeKey"]?.string {
    case "pace.zone", "speed.zone": return CourseFile.pace(one, other) ?? .none
    case "heart.rate.zone":
      if let zone = json["zoneNumber"]?.number, (1...5).contains(zone) {
        return .zones(Int(zone), Int(zone))
      }
      guard let one, let other, (30...230).contains(one), (30...230).contains(other) else {
        return .none
      }
      return .heartRate(
        low: .beatsPerMinute(min(one, other)),
        high: .beatsPerMinute(max(one, other))
      )
    case "cadence", "cadence.zone":
      guard let one, let other, (60...250).contains(one), (60...250).contains(other) else {
        return .none
      }
      return .cadence(
        low: .stepsPerMinute(min(one, other)),
        high: .stepsPerMinute(max(one, other))
      )
    default: return .none
    }
  }

  private static func intensity(_ key: String?) -> RunStep.Intensity {
    switch key {
    case "warmup": .warmUp
    case "cooldown": .coolDown
    case "recovery": .recovery
    case "rest": .rest
    case "other": .other
    default: .work
    }
  }
}
