/// How training adds up over weeks: fitness that builds slowly, fatigue that comes and goes.
///
/// Definition 17 of the running definitions: exponential means of the daily load over 42 and 7 days,
/// each day moving by 1 - e^(-1/tau) of the difference.
public struct FitnessCurve: Hashable, Sendable {
  /// A day of the curve.
  public struct Point: Hashable, Sendable {
    /// The day.
    public var day: Day
    /// The load of the day.
    public var load: Double
    /// The mean over about six weeks.
    public var fitness: Double
    /// The mean over about a week.
    public var fatigue: Double
    /// What is left of the one after the other on the morning of the day: yesterday's difference.
    public var form: Double
    /// Whether fewer than 42 days are known, and the curve still finds its height.
    public var isWarmingUp: Bool
  }

  /// Days in which fitness forgets.
  public static let slow = 42.0
  /// Days in which fatigue forgets.
  public static let fast = 7.0

  /// The days in order, none left out.
  public let days: [Point]

  /// Follows the loads of consecutive days.
  ///
  /// - Parameters:
  ///   - loads: The load of each day.
  ///   - first: The first day.
  ///   - seed: Where both means begin; the mean of the first seven days where nothing is said.
  public init(loads: [Double], from first: Day, seed: Double? = nil) {
    let week = loads.prefix(7)
    let start = seed ?? (week.isEmpty ? 0 : week.reduce(0, +) / Double(week.count))
    let slow = 1 - Portable.exp(-1 / Self.slow)
    let fast = 1 - Portable.exp(-1 / Self.fast)
    var (fitness, fatigue) = (start, start)
    var days: [Point] = []
    for (place, load) in loads.enumerated() {
      let form = fitness - fatigue
      fitness += slow * (load - fitness)
      fatigue += fast * (load - fatigue)
      days.append(
        Point(
          day: first + place,
          load: load,
          fitness: fitness,
          fatigue: fatigue,
          form: form,
          isWarmingUp: place < 42
        )
      )
    }
    self.days = days
  }
}
