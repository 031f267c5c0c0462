public import Training

/// The pace of a race split by split: what a pace band on the wrist says.
public struct PaceTable: Hashable, Sendable {
  /// The band around the planned pace, as a share: who stays in it is on plan.
  public static let band = 0.02

  /// A row a kilometer or mile: where, the split, the time since the start, and the climb where the
  /// course is known.
  public var rows: [[String]]

  /// The heights of the course and the band of its pace, as pictures; nothing for an even pace on a
  /// course that nobody knows.
  public var profile: PaceProfile?

  /// Plans each split of a race with a target.
  public init(_ race: RaceSetup, units: UnitSystem = .metric, in language: Language = .english) {
    let plan = RunPlan(race, units: units)
    let length = units.splitDistance.meters
    let whole = race.distance.meters
    rows = []
    var done = 0.0
    while done < whole - 0.5, rows.count < 500 {
      let next = min(whole, done + length)
      let number = rows.count + 1
      guard let split = plan.plannedTime(ofSplit: number, long: .meters(next - done)),
        let time = plan.plannedTime(to: .meters(next))
      else { break }
      let isWhole = next - done > length - 0.5
      var row = [
        isWhole ? String(number) : Written.decimal(Self.place(next / length), in: language),
        Written.duration(.seconds(split)), Written.duration(.seconds((time + 0.5).rounded(.down))),
      ]
      if let course = race.course {
        let climb = course.climb(from: done / whole, to: next / whole)
        row.append(Self.climb(climb.up, climb.down))
      }
      rows.append(row)
      done = next
    }
    profile = PaceProfile(race, plan, units, language)
  }

  /// Kilometers or miles to two places: "42.20".
  private static func place(_ length: Double) -> String {
    let hundredths = Written.whole(length * 100)
    return "\(hundredths / 100)." + ClockText.two(hundredths % 100)
  }

  /// "+12 m −3 m"; what is below a meter is flat.
  private static func climb(_ up: Double, _ down: Double) -> String {
    var parts: [String] = []
    if up >= 0.5 { parts.append("+\(Written.whole(up)) m") }
    if down >= 0.5 { parts.append("\u{2212}\(Written.whole(down)) m") }
    return parts.isEmpty ? "0 m" : parts.joined(separator: " ")
  }
}
