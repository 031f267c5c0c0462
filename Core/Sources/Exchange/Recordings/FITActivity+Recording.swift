public import Formats
public import Training

extension Recording {
  /// Reads the run of a FIT file: the session that ``RecordingFile`` takes of several.
  public init(fit bytes: [UInt8]) throws(RecordingError) {
    let file: FITFile
    do { file = try FITFile(bytes) } catch { throw .fit(error) }
    try self.init(file)
  }

  /// Takes the run of a FIT file that was read before.
  public init(_ file: FITFile) throws(RecordingError) {
    self = try FITActivity(file).recording()
  }
}

extension FITActivity {
  /// Every session of a file, and why some of them are no recordings.
  static func recordings(_ bytes: [UInt8]) throws(RecordingError) -> RecordingFile.Contents {
    let file: FITFile
    do { file = try FITFile(bytes) } catch { throw .fit(error) }
    let all = all(of: file)
    return try RecordingFile.Contents(.fit, all, workouts: all.compactMap { $0.workout() }) {
      activity throws(RecordingError) in try activity.recording()
    }
  }

  /// The session as every format's reader gives it.
  func recording() throws(RecordingError) -> Recording {
    let readings = readings()
    guard readings.times.count <= RecordingFile.mostSamples else {
      throw .tooManySamples(readings.times.count, offset: readings.table.first?.offset ?? 0)
    }
    let totals = totals
    guard !readings.times.isEmpty || (start != nil && totals != Recording.Totals()) else {
      throw .nothingRecorded(.fit, offset: session?.offset ?? 0)
    }
    let zero = readings.zero
    var recording = Recording(
      source: .fit,
      sport: sport,
      kind: kind,
      startedAt: LocalTime(secondsSince1970: FITFile.epoch + zero, offset: offset),
      samples: samples(readings),
      laps: laps(since: zero),
      pauses: pauses(since: zero),
      totals: totals,
      ascent: session?.number(FITField.Session.ascent).map { .meters($0) },
      runner: runner
    )
    recording.doubtTimer()
    recording.device = device
    (recording.name, recording.notes) = words
    switch recording.sport {
    case .running, .walking: CadenceRule.settle(&recording, writtenAs: .strides)
    case .cycling, .swimming, .other: CadenceRule.settle(&recording, writtenAs: .revolutions)
    }
    return recording
  }

  /// How long the session's timer ran.
  var timer: Duration? { session?.milliseconds(FITField.Session.timer) }

  private var totals: Recording.Totals {
    typealias Session = FITField.Session
    guard let session else { return Recording.Totals() }
    return Recording.Totals(
      distance: session.number(Session.distance).flatMap { $0 > 0 ? .meters($0) : nil }
        ?? (sport == .swimming ? swum.map { .meters($0) } : nil)
          ?? session.number(Session.distance).map { .meters($0) },
      timer: timer,
      elapsed: session.milliseconds(Session.elapsed),
      kilocalories: session.number(Session.calories)
    )
  }

  /// The meters of the lengths that were swum, for apps that leave their sum to others.
  private var swum: Double? {
    typealias Length = FITField.Length
    let pool = session?.number(FITField.Session.poolLength)
    var meters = 0.0
    for length in tables[.length].prefix(Self.mostParts) {
      let begin = length.number(Length.start) ?? length.timestamp.map { Double($0) }
      if isOneOfMany {
        guard let begin, let start, begin >= start, begin < end else { continue }
      }
      // What is no rest was swum.
      guard length.integer(Length.type) != 0 else { continue }
      if let pool, pool > 0 {
        meters += pool
      } else if let speed = length.number(Length.speed), let time = length.number(Length.timer) {
        meters += speed * time
      }
    }
    return meters > 0 ? (meters * 100).rounded() / 100 : nil
  }

  private func laps(since zero: Double) -> [Recording.Lap] {
    typealias Lap = FITField.Lap
    var laps: [Recording.Lap] = []
    for lap in tables[.lap].prefix(Self.mostParts) {
      let begin =
        lap.number(Lap.start)
        ?? lap.timestamp.map { stamp in
          Double(stamp) - (lap.number(Lap.elapsed) ?? 0)
        }
      guard let begin, !isOneOfMany || (begin >= zero && begin < end) else { continue }
      laps.append(
        Recording.Lap(
          start: max(0, begin - zero),
          distance: lap.number(Lap.distance).map { .meters($0) },
          timer: lap.milliseconds(Lap.timer)
        )
      )
    }
    return laps.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map { $0.element }
  }

  /// From every stop of the timer to the start that follows it.
  private func pauses(since zero: Double) -> [Range<Double>] {
    typealias Event = FITField.Event
    let table = tables[.event]
    let events = table.column(Event.event)
    let types = table.column(Event.type)
    guard !events.isEmpty, !types.isEmpty else { return [] }
    var pauses: [Range<Double>] = []
    var stopped: Double?
    for (row, timestamp) in table.timestamps.enumerated() where events[row] == 0 {
      let time = timestamp - zero
      guard time >= 0, time < end - zero else { continue }
      switch types[row] {
      case 0:
        if let begin = stopped, begin < time, begin >= pauses.last?.upperBound ?? 0 {
          pauses.append(begin..<time)
        }
        stopped = nil
      // A stop, of all timers, and the same for good (profile, `event_type`).
      case 1, 4, 8, 9:
        stopped = stopped ?? time
      default:
        break
      }
    }
    return pauses
  }

  /// How far the runner's own clock was ahead of UTC; zones lie on quarters of an hour.
  var offset: UTCOffset? {
    for activity in tables[.activity].prefix(Self.mostParts) {
      guard let local = activity.number(FITField.Activity.localTime),
        let utc = activity.timestamp
      else { continue }
      let quarters = ((local - Double(utc)) / 900).rounded()
      guard abs(local - Double(utc) - quarters * 900) <= 60, abs(quarters) <= 56 else { continue }
      return UTCOffset(exactly: Int(quarters) * 15)
    }
    return nil
  }

  private var runner: Runner? {
    typealias Profile = FITField.UserProfile
    let profile = tables[.userProfile].first
    let zones = tables[.zonesTarget].first
    func value(_ message: FITMessage?, _ field: FITField, in range: ClosedRange<Double>) -> Double?
    {
      message?.number(field).flatMap { range.contains($0) ? $0 : nil }
    }
    let highest =
      value(zones, FITField.ZonesTarget.maxHeartRate, in: 100...250)
      ?? value(profile, Profile.maxRunningHeartRate, in: 100...250)
      ?? value(profile, Profile.maxHeartRate, in: 100...250)
    let runner = Runner(
      age: value(profile, Profile.age, in: 5...120).map { Int($0) },
      maxHeartRate: highest.map { .beatsPerMinute($0) },
      restingHeartRate: value(profile, Profile.restingHeartRate, in: 20...120)
        .map { .beatsPerMinute($0) },
      kilograms: value(profile, Profile.weight, in: 20...300),
      sex: sex(profile?.integer(Profile.gender))
    )
    return runner == Runner() ? nil : runner
  }

  private func sex(_ gender: Int64?) -> Runner.Sex? {
    switch gender {
    case 0: .female
    case 1: .male
    default: nil
    }
  }
}

extension FITMessage {
  /// A time that the file counts in thousandths of a second.
  fileprivate func milliseconds(_ field: FITField) -> Duration? {
    integer(field).map { .milliseconds($0) }
  }
}

extension Recording {
  // Readings further apart may hide a stop.
  private static let longestStep = 15.0

  /// Forgets a timer that ran for less than its readings move on without a stop: some devices write that
  /// of their whole laps, and the last split would pay for the rest.
  fileprivate mutating func doubtTimer() {
    let (time, distance) = (samples.time, samples.distance)
    guard pauses.isEmpty, let timer = totals.timer?.inSeconds, distance.count == time.count else {
      return
    }
    var moved = 0.0
    for row in time.indices.dropFirst() {
      let step = time[row] - time[row - 1]
      if step <= Self.longestStep, distance[row] > distance[row - 1] { moved += step }
    }
    if moved - timer > max(5, timer / 100) { totals.timer = nil }
  }
}
