extension HealthWorkout {
  // A workout of several sports, whose activities are its legs; those of any other are its intervals.
  private static let severalSports = "SwimBikeRun"
  private static let unknownLeg = "Transition"

  private var hasLegs: Bool { activity == Self.severalSports }

  /// Begins a leg, or an interval of one sport; false for a leg that cannot be read.
  mutating func beginPart(_ tag: HealthTag, _ bytes: HealthBytes) -> Bool {
    let seconds = tag.quantity("duration", unit: "durationUnit", .seconds, bytes)
    guard let start = tag.dateTime("startDate", bytes) else { return !hasLegs }
    let counted = seconds.map {
      DateTime(
        secondsSince1970: start.secondsSince1970 + $0,
        offsetMinutes: start.offsetMinutes
      )
    }
    guard let end = tag.dateTime("endDate", bytes) ?? counted, end.seconds(since: start) >= 0 else {
      return !hasLegs
    }
    let named = tag.text("workoutActivityType", bytes).map { Self.plain($0) }
    var part = HealthWorkout(
      activity: named ?? (hasLegs ? Self.unknownLeg : activity),
      start: start,
      end: end,
      source: source
    )
    part.seconds = seconds
    part.isPart = true
    parts.append(part)
    return true
  }

  /// Reads a total of the leg that was begun last; an export names a leg's sport by what was measured.
  mutating func readOfPart(_ tag: HealthTag, _ bytes: HealthBytes) {
    guard let place = parts.indices.last, let type = tag.range("type", bytes) else { return }
    let leg = Self.leg(measuredAs: bytes.string(type))
    if let leg {
      let known = Self.legs.firstIndex(of: parts[place].activity)
      // A phone counts steps on a bicycle too: the first of the list is meant.
      guard leg <= known ?? Self.legs.count else { return }
      if known != nil || parts[place].activity == Self.unknownLeg {
        parts[place].activity = Self.legs[leg]
      }
    }
    parts[place].read(tag, bytes)
  }

  /// The workout, or its legs where it has several: with its routes, its pauses and its zone.
  var apart: [HealthWorkout] {
    guard hasLegs, !parts.isEmpty else { return [self] }
    return parts.map { part in
      var part = part
      part.routes = routes
      part.events = events
      part.notes = notes.filter { $0.key == "HKTimeZone" }
      part.isCut = isCut
      return part
    }
  }

  /// The intervals of a workout of one sport; an export repeats one that has none as its only one.
  public var intervals: [HealthWorkout] { hasLegs || parts.count < 2 ? [] : parts }

  /// What was done, without Apple's prefix.
  static func plain(_ type: String) -> String {
    let prefix = "HKWorkoutActivityType"
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
  }

  private static let legs = ["Swimming", "Cycling", "Running"]

  private static func leg(measuredAs type: String) -> Int? {
    let prefix = "HKQuantityTypeIdentifier"
    guard type.hasPrefix(prefix) else { return nil }
    let name = type.dropFirst(prefix.count)
    if name == "DistanceWalkingRunning" { return 2 }
    return legs.firstIndex { name.hasPrefix($0) || name == "Distance" + $0 }
  }
}
