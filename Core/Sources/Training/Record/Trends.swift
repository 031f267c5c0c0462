/// Where training goes: sums of weeks and months, load, records, and what races would take.
///
/// Everything is computed from the record on request; nothing is stored.
public struct Trends: Hashable, Sendable {
  /// An activity as trends look at it.
  public struct Entry: Hashable, Sendable {
    /// What a list says of it.
    public var summary: ActivitySummary
    /// Its fastest stretches.
    public var efforts: [BestEffort]
    /// How long the heart beat how fast.
    public var pulse: [PulseTime]

    /// Creates an entry.
    public init(summary: ActivitySummary, efforts: [BestEffort], pulse: [PulseTime]) {
      self.summary = summary
      self.efforts = efforts
      self.pulse = pulse
    }
  }

  /// A day of the diaries.
  public struct Lifted: Hashable, Sendable {
    /// The day.
    public var day: Day
    /// Weight times repetitions, in kilograms.
    public var kilograms: Double

    /// Creates a day.
    public init(day: Day, kilograms: Double) {
      self.day = day
      self.kilograms = kilograms
    }
  }

  /// The fastest that a distance was ever run.
  public struct Record: Hashable, Sendable {
    /// How far and how fast.
    public var effort: BestEffort
    /// The activity in which it happened.
    public var activity: String
    /// The day on which it happened.
    public var day: Day
  }

  /// The day that is today.
  public let today: Day
  /// The weeks up to this one, the oldest first, none left out.
  public let weeks: [PeriodSum]
  /// The months up to this one, the oldest first, none left out.
  public let months: [PeriodSum]
  /// Fitness and fatigue day by day, empty where no heart rate is known.
  public let curve: [FitnessCurve.Point]
  /// The fastest that each distance was ever run, the shortest first.
  public let records: [Record]
  /// The run of the last twelve weeks from which races are predicted.
  public let yardstick: Record?
  /// What races would take.
  public let predictions: [RacePrediction]
  /// Seconds of the last four weeks below the first zone and in each of the five.
  public let zoneSeconds: [Double]
  /// How many activities have no heart rate, and count for no load.
  public let withoutHeartRate: Int

  // Races that people ask about: 5 km, 10 km, half and whole marathon.
  private static let races = [5000, 10_000, 21_097.5, 42_195]
  // Older than twelve weeks says little of what somebody can run now.
  private static let yardstickDays = 84

  /// Looks at everything that is kept, on a day.
  public init(
    of entries: [Entry],
    lifted: [Lifted] = [],
    measure: TrainingLoad,
    zones: HeartRateZones,
    on today: Day
  ) {
    self.today = today
    let entries = entries.filter { $0.summary.day <= today }
    let lifted = lifted.filter { $0.day <= today }
    let first = (entries.map { $0.summary.day } + lifted.map { $0.day }).min()
    weeks = Self.sums(.week, entries, lifted, measure, from: first, to: today)
    months = Self.sums(.month, entries, lifted, measure, from: first, to: today)
    curve = Self.curve(entries, measure, to: today)
    records = Self.records(of: entries)
    let yardstick = Self.yardstick(of: entries, on: today)
    self.yardstick = yardstick
    predictions = Self.races.compactMap { meters in
      yardstick.flatMap { RacePrediction(of: .meters(meters), from: $0.effort) }
    }
    var seconds = [Double](repeating: 0, count: 6)
    for entry in entries where entry.summary.day > today - 28 {
      for (zone, share) in entry.pulse.seconds(in: zones).enumerated() { seconds[zone] += share }
    }
    zoneSeconds = seconds
    withoutHeartRate = entries.count { $0.pulse.isEmpty }
  }

  private static func sums(
    _ length: PeriodSum.Length,
    _ entries: [Entry],
    _ lifted: [Lifted],
    _ measure: TrainingLoad,
    from first: Day?,
    to today: Day
  ) -> [PeriodSum] {
    guard let first else { return [] }
    var sums: [PeriodSum] = []
    var start = length.start(of: first)
    // A clock that stood at 1970 must not make thousands of empty weeks.
    if today - start > 36_525 { start = length.start(of: today - 36_525) }
    while start <= today {
      sums.append(PeriodSum(start: start))
      start = length.next(after: start)
    }
    func place(_ day: Day) -> Int? { sums.lastIndex { $0.start <= day } }
    for entry in entries {
      guard let place = place(entry.summary.day) else { continue }
      sums[place].count += 1
      sums[place].duration += entry.summary.duration ?? .zero
      sums[place].load += measure.load(of: entry.pulse)
      guard entry.summary.sport == .running else { continue }
      sums[place].runs += 1
      sums[place].runDistance = sums[place].runDistance + (entry.summary.distance ?? .zero)
    }
    for lift in lifted {
      guard let place = place(lift.day) else { continue }
      sums[place].lifted += lift.kilograms
    }
    return sums
  }

  private static func curve(
    _ entries: [Entry],
    _ measure: TrainingLoad,
    to today: Day
  ) -> [FitnessCurve.Point] {
    let known = entries.filter { !$0.pulse.isEmpty }
    guard let first = known.map({ $0.summary.day }).min(), today - first < 36_525 else {
      return []
    }
    var loads = [Double](repeating: 0, count: today - first + 1)
    for entry in known { loads[entry.summary.day - first] += measure.load(of: entry.pulse) }
    return FitnessCurve(loads: loads, from: first).days
  }

  /// The fastest that each distance was ever run, the shortest first.
  public static func records(of entries: [Entry]) -> [Record] {
    let runs = entries.filter { $0.summary.sport == .running }
    return BestEffort.lengths.compactMap { meters in
      var best: Record?
      for run in runs {
        for effort in run.efforts where effort.distance.meters == meters {
          // Of two equal ones the earlier is the record.
          if let best, best.effort.duration <= effort.duration { continue }
          best = Record(effort: effort, activity: run.summary.id, day: run.summary.day)
        }
      }
      return best
    }
  }

  /// The run of the twelve weeks up to a day from which races are predicted.
  public static func yardstick(of entries: [Entry], on today: Day) -> Record? {
    yardstick(
      records(
        of: entries.filter { $0.summary.day > today - yardstickDays && $0.summary.day <= today }
      )
    )
  }

  /// The stretch of at least a kilometer and a half that shows the most oxygen.
  private static func yardstick(_ records: [Record]) -> Record? {
    records.filter { $0.effort.distance.meters > 1500 }
      .max { RacePrediction.oxygen(of: $0.effort) < RacePrediction.oxygen(of: $1.effort) }
  }
}
