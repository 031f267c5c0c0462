public import Coaching
public import Training

/// A run as Apple Health holds it, in plain values: what a native app reads there, and hands over.
///
/// ```swift
/// var run = HealthRun(summary)
/// run.stretches.append(HealthRun.Stretch(from: start, to: end, meters: 12.5))
/// let screen = ActivityScreen(Activity(run), seenFrom: today)
/// ```
public struct HealthRun: Equatable, Sendable {
  /// How far somebody came between two moments.
  public struct Stretch: Equatable, Sendable {
    /// When it was over.
    public var end: Instant
    /// Its length.
    public var distance: Distance

    /// Takes a stretch.
    public init(end: Instant, distance: Distance) {
      self.end = end
      self.distance = distance
    }
  }

  /// A heart rate at a moment.
  public struct Beat: Equatable, Sendable {
    /// When it was measured.
    public var time: Instant
    /// The heart rate.
    public var heartRate: HeartRate

    /// Takes a heart rate.
    public init(time: Instant, heartRate: HeartRate) {
      self.time = time
      self.heartRate = heartRate
    }
  }

  /// A position at a moment.
  public struct Position: Equatable, Sendable {
    /// When somebody was there.
    public var time: Instant
    /// Where.
    public var fix: Fix

    /// Takes a position.
    public init(time: Instant, fix: Fix) {
      self.time = time
      self.fix = fix
    }
  }

  /// What a list says of it: its start, and the totals that Health has.
  public var summary: ActivitySummary
  /// Its distance, piece by piece, in any order.
  public var stretches: [Stretch] = []
  /// Its heart rates, in any order.
  public var beats: [Beat] = []
  /// Its route, in any order.
  public var positions: [Position] = []
  /// When its timer stood still, in order and apart.
  public var pauses: [Range<Instant>] = []

  /// Begins with what a list says.
  public init(_ summary: ActivitySummary) { self.summary = summary }
}

extension Activity {
  /// Reckons splits, fastest stretches and heart rates of a run in Health; its totals stay as Health has
  /// them.
  ///
  /// Distances that Health measured count before those of the route, as they do in a live run.
  public init(_ run: HealthRun) {
    let summary = run.summary
    self.init(Recording(run), sourceName: summary.sourceName)
    let reckoned = self.summary
    self.summary = summary
    self.summary.distance = summary.distance ?? reckoned.distance
    self.summary.averageHeartRate = summary.averageHeartRate ?? reckoned.averageHeartRate
    self.summary.maxHeartRate = summary.maxHeartRate ?? reckoned.maxHeartRate
    self.summary.ascent = summary.ascent ?? reckoned.ascent
  }
}

extension Recording {
  /// A run in Health as a watch would have recorded it.
  public init(_ run: HealthRun) {
    let summary = run.summary
    let start = summary.startedAt.instant
    self.init(
      source: .gpx,
      sport: summary.sport,
      startedAt: summary.startedAt,
      samples: run.samples(from: start)
    )
    pauses = run.pauses.compactMap { pause in
      let from = max(0, pause.lowerBound.seconds(since: start))
      let until = pause.upperBound.seconds(since: start)
      return from < until ? from..<until : nil
    }
    totals = Recording.Totals(
      distance: summary.distance,
      timer: summary.moving,
      elapsed: summary.elapsed,
      kilocalories: summary.kilocalories
    )
  }
}

extension HealthRun {
  /// One moment of one kind; the rows of all kinds are put in order of time.
  private struct Row {
    var time: Double
    var meters = Double.nan
    var beats = Double.nan
    var fix: Fix?
  }

  fileprivate func samples(from start: Instant) -> Samples {
    var meters = 0.0
    var rows: [Row] = []
    for stretch in stretches.sorted(by: { $0.end < $1.end }) {
      meters += max(0, stretch.distance.meters)
      rows.append(Row(time: stretch.end.seconds(since: start), meters: meters))
    }
    for beat in beats {
      let time = beat.time.seconds(since: start)
      rows.append(Row(time: time, beats: beat.heartRate.beatsPerMinute))
    }
    for position in positions {
      rows.append(Row(time: position.time.seconds(since: start), fix: position.fix))
    }
    rows = rows.filter { $0.time >= 0 }.sorted { $0.time < $1.time }
    var samples = Samples()
    samples.time = rows.map { $0.time }
    if !stretches.isEmpty { samples.distance = Self.evenly(rows) }
    if !beats.isEmpty { samples.heartRate = rows.map { $0.beats } }
    if !positions.isEmpty {
      samples.latitude = rows.map { $0.fix?.coordinate.latitude ?? .nan }
      samples.longitude = rows.map { $0.fix?.coordinate.longitude ?? .nan }
      samples.altitude = rows.map { $0.fix?.altitude ?? .nan }
      samples.accuracy = rows.map { $0.fix?.accuracy ?? .nan }
      samples.speed = rows.map { $0.fix?.speed?.metersPerSecond ?? .nan }
    }
    return samples
  }

  /// The meters at every row: between two that are known, the way is taken evenly.
  private static func evenly(_ rows: [Row]) -> [Double] {
    var meters = rows.map { $0.meters }
    var last = (time: 0.0, meters: 0.0)
    var waiting: [Int] = []
    for (place, row) in rows.enumerated() {
      guard row.meters.isFinite else {
        waiting.append(place)
        continue
      }
      let seconds = row.time - last.time
      for place in waiting where seconds > 0 {
        let share = (rows[place].time - last.time) / seconds
        meters[place] = last.meters + share * (row.meters - last.meters)
      }
      waiting = []
      last = (row.time, row.meters)
    }
    return meters
  }
}
