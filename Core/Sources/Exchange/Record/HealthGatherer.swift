public import Formats
public import Training

/// Gathers what an export of Apple Health holds, batch by batch, and makes activities and daily
/// figures of it.
///
/// Workouts come last in an export and heart rates first, so these wait: five bytes each, which is
/// 25 MB for ten years on a wrist. Everything else is added up day by day.
public struct HealthGatherer: Sendable {
  /// The workouts so far, in the order of the file.
  public private(set) var workouts: [HealthWorkout] = []

  /// What was wrong; the first hundred.
  public private(set) var faults: [HealthFault] = []

  private var heartTimes: [UInt32] = []
  private var heartRates: [UInt8] = []
  private var isInOrder = true
  // How hard workouts felt: records of their own, over the time of a workout.
  private var efforts: [HealthSample] = []
  private var days: [Key: Double] = [:]
  private var steps: [StepKey: Double] = [:]
  private var deviations: [Int: Mean] = [:]
  private var nights = HealthNights()

  private struct Key: Hashable {
    // As days since 1970-01-01, as the samples count them.
    var day: Int
    var kind: DailyFigure.Kind
  }

  private struct Mean {
    private var sum = 0.0
    private var count = 0.0

    var value: Double { sum / count }

    mutating func add(_ reading: Double) { (sum, count) = (sum + reading, count + 1) }
  }

  private struct StepKey: Hashable {
    var day: Int
    var source: Int
  }

  /// Begins with nothing.
  public init() {}

  /// Gathers what a piece of the export held.
  public mutating func gather(_ batch: HealthBatch) {
    workouts += batch.workouts
    faults += batch.faults
    for sample in batch.samples {
      switch sample.kind {
      case .heartRate: gatherHeart(sample)
      case .effort: efforts.append(sample)
      case .restingHeartRate: days[Key(day: sample.day, kind: .restingHeartRate)] = sample.value
      case .bodyMass: days[Key(day: sample.day, kind: .bodyMass)] = sample.value
      case .maximalOxygenUptake:
        days[Key(day: sample.day, kind: .maximalOxygenUptake)] = sample.value
      case .steps:
        steps[StepKey(day: sample.day, source: sample.source), default: 0] += sample.value
      case .heartRateDeviation:
        deviations[sample.day, default: Mean()].add(sample.value)
      case .sleep: nights.add(sample)
      }
    }
  }

  private mutating func gatherHeart(_ sample: HealthSample) {
    guard sample.start >= 0, sample.start < Int64(UInt32.max), sample.value >= 20,
      sample.value < 255.5
    else { return }
    let time = UInt32(truncatingIfNeeded: sample.start)
    if let last = heartTimes.last, time < last { isInOrder = false }
    heartTimes.append(time)
    heartRates.append(UInt8(sample.value.rounded()))
  }

  /// Says that there is no more: from now on the heart rates can be looked up.
  public mutating func finish() {
    guard !isInOrder else { return }
    // Packed into one number each, so that sorting needs no second copy of the order.
    var packed: [UInt64] = []
    packed.reserveCapacity(heartTimes.count)
    for row in heartTimes.indices {
      packed.append(UInt64(heartTimes[row]) << 8 | UInt64(heartRates[row]))
    }
    packed.sort()
    for (row, value) in packed.enumerated() {
      heartTimes[row] = UInt32(truncatingIfNeeded: value >> 8)
      heartRates[row] = UInt8(truncatingIfNeeded: value)
    }
    isInOrder = true
  }

  /// The figures of the days, in order, but for what nobody can have.
  public var figures: [DailyFigure] {
    all.filter { $0.kind.believable.contains($0.value) }
  }

  /// The first figure of each kind that nobody can have, why it is left out, and how many others there are.
  public var doubts: [(day: Day, problem: String, others: Int)] {
    let all = all.filter { !$0.kind.believable.contains($0.value) }
    var doubts: [(day: Day, problem: String, others: Int)] = []
    for kind in DailyFigure.Kind.allCases {
      let own = all.filter { $0.kind == kind }
      guard let first = own.first else { continue }
      let problem = kind.doubt(first.value, kind.believable)
      doubts.append((day: first.day, problem: problem, others: own.count - 1))
    }
    return doubts
  }

  // Steps are those of the device that counted most, for every device counts the same steps.
  private var all: [DailyFigure] {
    func figure(_ day: Int, _ kind: DailyFigure.Kind, _ value: Double) -> DailyFigure {
      DailyFigure(day: Day(daysSince1970: day), kind: kind, value: value)
    }
    var most: [Int: Double] = [:]
    for (key, count) in steps { most[key.day] = max(most[key.day] ?? 0, count) }
    var figures: [DailyFigure] = []
    for (day, count) in most { figures.append(figure(day, .steps, count)) }
    for (day, mean) in deviations {
      figures.append(figure(day, .heartRateDeviation, mean.value))
    }
    for (day, seconds) in nights.longest {
      figures.append(DailyFigure(day: day, kind: .sleep, value: seconds))
    }
    for (key, value) in days {
      figures.append(figure(key.day, key.kind, value))
    }
    return figures.sorted { ($0.day, $0.kind.rawValue) < ($1.day, $1.kind.rawValue) }
  }

  /// A workout with the heart rates of its time and the routes that belong to it.
  ///
  /// - Parameters:
  ///   - workout: The workout.
  ///   - routes: The routes that it names.
  ///   - offset: How far the clocks of its own zone were ahead of UTC; an export has that of the phone that
  ///     wrote it.
  /// - Returns: The activity.
  public func activity(
    _ workout: HealthWorkout,
    routes: [Recording] = [],
    offset: UTCOffset? = nil
  ) -> Activity {
    let start = workout.start.secondsSince1970
    let length = max(0, workout.end.seconds(since: workout.start))
    var startedAt = LocalTime(workout.start)
    if let offset { startedAt.offset = offset }
    var recording = Recording(
      source: .gpx,
      sport: SportWord(workout.activity).sport,
      startedAt: startedAt,
      samples: samples(from: start, length: length, isPart: workout.isPart, routes)
    )
    recording.pauses = pauses(of: workout, start: start, length: length)
    recording.laps = workout.intervals.map { interval in
      Recording.Lap(
        start: min(max(0, interval.start.seconds(since: workout.start)), length),
        distance: interval.meters.map { .meters($0) },
        timer: interval.seconds.map { Duration(roundedSeconds: $0) }
      )
    }
    recording.totals = Recording.Totals(
      distance: workout.meters.map { .meters($0) },
      timer: Duration(roundedSeconds: workout.seconds ?? length),
      elapsed: Duration(roundedSeconds: max(length, workout.seconds ?? 0)),
      kilocalories: workout.activeKilocalories
    )
    var activity = Activity(recording, sourceName: workout.source)
    activity.summary.source = .appleHealth
    activity.summary.kind = workout.activity
    activity.summary.isIndoor = workout.isIndoor
    activity.summary.run = workout.note("aarcRunId")
    activity.summary.effort = effort(from: start, length: length)
    if let ascent = workout.ascentMeters { activity.summary.ascent = .meters(ascent) }
    if let mean = workout.averageHeartRate {
      activity.summary.averageHeartRate = .beatsPerMinute(mean)
    }
    if let highest = workout.highestHeartRate {
      activity.summary.maxHeartRate = .beatsPerMinute(highest)
    }
    return activity
  }

  /// How hard a workout felt that took this time; of several answers the last.
  private func effort(from start: Double, length: Double) -> Int? {
    let own = efforts.last { effort in
      let middle = Double(effort.start + effort.end) / 2
      return (1...10).contains(effort.value) && (start...(start + length)).contains(middle)
    }
    return own.map { Int($0.value.rounded()) }
  }

  private func pauses(of workout: HealthWorkout, start: Double, length: Double) -> [Range<Double>] {
    var pauses: [Range<Double>] = []
    var began: Double?
    let events = workout.events.filter { $0.name == "Pause" || $0.name == "Resume" }
      .sorted { $0.start.secondsSince1970 < $1.start.secondsSince1970 }
    for event in events {
      let time = min(max(0, event.start.secondsSince1970 - start), length)
      if event.name == "Pause" {
        began = began ?? time
      } else if let from = began {
        if time > from { pauses.append(from..<time) }
        began = nil
      }
    }
    if let from = began, from < length { pauses.append(from..<length) }
    return pauses
  }

  /// Rows of the routes and of the heart, in order of time.
  private func samples(
    from start: Double,
    length: Double,
    isPart: Bool,
    _ routes: [Recording]
  ) -> Samples {
    var rows: [SampledRow] = []
    for route in routes {
      for row in 0..<route.samples.count {
        let time = route.startedAt.instant.secondsSince1970 + route.samples.time[row] - start
        // The routes of a triathlon are those of its three sports.
        guard !isPart || (0...length).contains(time) else { continue }
        rows.append(SampledRow(time: time, row: row, of: route.samples))
      }
    }
    rows.sort { $0.time < $1.time }
    var hearts: [SampledRow] = []
    var place = firstHeart(at: start)
    while place < heartTimes.count, Double(heartTimes[place]) <= start + length {
      var row = SampledRow(time: Double(heartTimes[place]) - start)
      row.heartRate = Double(heartRates[place])
      hearts.append(row)
      place += 1
    }
    return SampledRow.table(rows, hearts)
  }

  private func firstHeart(at start: Double) -> Int {
    var (low, high) = (0, heartTimes.count)
    while low < high {
      let middle = (low + high) / 2
      if Double(heartTimes[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A moment of a route or of the heart.
private struct SampledRow {
  var time: Double
  var latitude = Double.nan
  var longitude = Double.nan
  var altitude = Double.nan
  var speed = Double.nan
  var accuracy = Double.nan
  var heartRate = Double.nan

  init(time: Double) { self.time = time }

  init(time: Double, row: Int, of samples: Samples) {
    self.time = time
    latitude = samples.latitude.reading(row)
    longitude = samples.longitude.reading(row)
    altitude = samples.altitude.reading(row)
    speed = samples.speed.reading(row)
    accuracy = samples.accuracy.reading(row)
    heartRate = samples.heartRate.reading(row)
  }

  /// Joins two lists that are each in order; moments of the same second become one row.
  static func table(_ route: [SampledRow], _ hearts: [SampledRow]) -> Samples {
    var samples = Samples()
    var (next, heart) = (0, 0)
    func add(_ row: SampledRow) {
      guard row.time >= 0 else { return }
      samples.time.append(row.time)
      samples.latitude.append(row.latitude)
      samples.longitude.append(row.longitude)
      samples.altitude.append(row.altitude)
      samples.speed.append(row.speed)
      samples.accuracy.append(row.accuracy)
      samples.heartRate.append(row.heartRate)
    }
    while next < route.count || heart < hearts.count {
      guard heart < hearts.count else {
        add(route[next])
        next += 1
        continue
      }
      guard next < route.count, route[next].time < hearts[heart].time + 1 else {
        add(hearts[heart])
        heart += 1
        continue
      }
      var row = route[next]
      if row.time > hearts[heart].time - 1 {
        row.heartRate = hearts[heart].heartRate
        heart += 1
      }
      add(row)
      next += 1
    }
    return samples
  }
}
