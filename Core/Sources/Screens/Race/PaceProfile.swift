import Training

/// The heights of a course and the band of the planned pace over it, as pictures with words.
public struct PaceProfile: Hashable, Sendable {
  /// The width of the pictures in their own units.
  public static let width = 320.0

  /// The height of each picture in its own units.
  public static let height = 80.0

  /// How many places a picture has.
  private static let places = 160

  /// The course from the ground up, as an SVG path; empty where nobody knows it.
  public var heights: String

  /// The band of the pace, the faster edge above, as an SVG path.
  public var band: String

  /// The whole in words, for who does not see it.
  public var words: String

  /// Draws the plan of a race, or nothing where its pace is the same all the way.
  init?(_ race: RaceSetup, _ plan: RunPlan, _ units: UnitSystem, _ language: Language) {
    let changes = plan.race?.splitRatio != 0 || !race.parts.isEmpty || race.startsCrowded
    guard race.course != nil || changes else { return nil }
    let shares = (0..<Self.places).map { (Double($0) + 0.5) / Double(Self.places) }
    let paces = shares.compactMap { share in
      plan.plannedPace(at: .meters(race.distance.meters * share))?.secondsPerKilometer
    }
    guard paces.count == Self.places, let fast = paces.min(), let slow = paces.max() else {
      return nil
    }
    let (top, bottom) = (fast * (1 - PaceTable.band), slow * (1 + PaceTable.band))
    func y(_ pace: Double) -> Double { 4 + (pace - top) / (bottom - top) * (Self.height - 8) }
    let upper = paces.enumerated().map { (Self.x($0.offset), y($0.element * (1 - PaceTable.band))) }
    let lower = paces.enumerated().map { (Self.x($0.offset), y($0.element * (1 + PaceTable.band))) }
    band = Self.area(upper + lower.reversed())
    func written(_ pace: Double) -> String {
      Written.pace(.secondsPerKilometer(pace), units: units)
    }
    words = language.pick(
      "Planned pace from \(written(fast)) to \(written(slow))",
      "Geplantes Tempo von \(written(fast)) bis \(written(slow))"
    )
    heights = ""
    if let course = race.course {
      let altitudes = shares.map { course.altitude(at: $0) }
      let low = altitudes.min() ?? 0
      // Ten meters of a flat course are no mountains.
      let span = max((altitudes.max() ?? 0) - low, 40)
      let line = altitudes.enumerated().map { place, altitude in
        (Self.x(place), Self.height - 4 - (altitude - low) / span * (Self.height - 12))
      }
      heights = Self.area([(0, Self.height)] + line + [(Self.width, Self.height)])
      let climb = course.climb(from: 0, to: 1)
      let (up, down) = (Written.whole(climb.up), Written.whole(climb.down))
      words += language.pick(
        "; the course climbs \(up) m and falls \(down) m",
        "; die Strecke steigt \(up) m und fällt \(down) m"
      )
    }
    words += "."
  }

  private static func x(_ place: Int) -> Double { Double(place) / Double(places - 1) * width }

  private static func area(_ points: [(Double, Double)]) -> String {
    var path = ""
    for (x, y) in points { path += (path.isEmpty ? "M" : "L") + tenths(x) + " " + tenths(y) }
    return path + "Z"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
