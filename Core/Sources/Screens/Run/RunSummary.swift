public import Coaching
import Training

/// What a runner sees when a run is over.
///
/// ```swift
/// let summary = RunSummary(of: run, count: count)
/// for row in summary.rows { print(row.label, row.value) }
/// ```
public struct RunSummary: Equatable, Sendable {
  /// A label and its value.
  public struct Row: Hashable, Sendable {
    /// What it is.
    public var label: String
    /// The value with its unit.
    public var value: String
  }

  /// The run in one line: "10.02 km in 51:57".
  public var title: String

  /// The totals.
  public var rows: [Row]

  /// The splits, in order.
  public var splits: [SplitRow]

  /// The laps, in order.
  public var laps: [LapRow]

  /// What the repetitions of a planned run were.
  public var reps: RepTable?

  /// What was not measured, in order.
  public var gaps: [GapRow]

  /// How many lines were said.
  public var said: Int

  /// How many lines were due and never said.
  public var held: Int

  /// Sums a run up in a language.
  public init(of run: CoachedRun, count: LineCount, in language: Language = .english) {
    let metrics = run.metrics
    let units = run.companion.moment.plan.units
    let distance = Written.distance(metrics.distance, units: units, in: language)
    let time = Written.duration(metrics.moving)
    title = "\(distance) in \(time)"
    rows = [
      Row(label: language.pick("Distance", "Distanz"), value: distance),
      Row(label: language.pick("Moving time", "Zeit in Bewegung"), value: time),
    ]
    if metrics.elapsed - metrics.moving >= .seconds(1) {
      let elapsed = Written.duration(metrics.elapsed)
      rows.append(Row(label: language.pick("Elapsed", "Gesamtzeit"), value: elapsed))
    }
    if let pace = metrics.averagePace {
      let label = language.pick("Average pace", "Pace im Schnitt")
      rows.append(Row(label: label, value: Written.pace(pace, units: units)))
    }
    if let heartRate = Self.meanHeartRate(run.splits) {
      let label = language.pick("Average heart rate", "Puls im Schnitt")
      rows.append(Row(label: label, value: Written.heartRate(heartRate)))
    }
    if let energy = metrics.kilocalories {
      let value = Written.grouped(energy, in: language) + " kcal"
      rows.append(Row(label: language.pick("Energy", "Energie"), value: value))
    }
    if let keeper = run.keeper, let kept = Self.kept(keeper, language) {
      rows.append(Row(label: language.pick("Cadence kept", "Kadenz gehalten"), value: kept))
    }
    if let duel = run.companion.moment.duel(in: language) {
      rows.append(Row(label: language.pick("Rival", "Rivale"), value: duel))
    }
    splits = run.splits.compactMap { SplitRow($0, units: units, in: language) }
    laps = run.tracker.laps.map { LapRow($0, units: units, in: language) }
    reps = run.companion.moment.plan.course.map { course in
      RepTable(of: run.repResults, in: course, units: units, language: language)
    }
    gaps = run.tracker.gaps.map { GapRow($0, units: units, in: language) }
    said = count.said
    held = count.held
  }

  /// How much of the time the cadence was in its band, where it was measured for a minute at least.
  private static func kept(_ keeper: CadenceKeeper, _ language: Language) -> String? {
    guard keeper.measured >= .seconds(60) else { return nil }
    let share = Int((keeper.kept.inSeconds / keeper.measured.inSeconds * 100).rounded())
    let band = keeper.band(in: language)
    return
      "\(share) % \(language.pick("of", "von")) \(Written.duration(keeper.measured)) in \(band)"
  }

  private static func meanHeartRate(_ splits: [Split]) -> HeartRate? {
    var beats = 0.0
    var seconds = 0.0
    for split in splits {
      guard let rate = split.heartRate else { continue }
      beats += rate.beatsPerMinute * split.moving.inSeconds
      seconds += split.moving.inSeconds
    }
    return seconds > 0 ? .beatsPerMinute(beats / seconds) : nil
  }
}
