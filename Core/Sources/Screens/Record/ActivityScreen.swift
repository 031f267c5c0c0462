public import Coaching
public import Training

/// Everything a person sees of an activity, every figure written.
public struct ActivityScreen: Equatable, Sendable {
  /// A label and its value.
  public struct Row: Hashable, Sendable {
    /// What it is.
    public var label: String
    /// The value with its unit.
    public var value: String
  }

  /// What it was.
  public var title: String

  /// When it was.
  public var date: String

  /// What its owner calls it, as it is edited.
  public var label: String?

  /// What its owner wrote, as it is edited.
  public var notes: String?

  /// How hard it was to its owner, from 1 to 10.
  public var effort: Int?

  /// The totals.
  public var rows: [Row]

  /// Number or length, time, pace and heart rate of each split.
  public var splits: [[String]]

  /// What the repetitions of a planned run were.
  public var reps: RepTable?

  /// The fastest stretches, the shortest first.
  public var best: [Row]

  /// How long the heart was in each zone, where it was measured and somebody asked.
  public var zones: ZoneChart?

  /// The route, if positions are known.
  public var route: RouteDrawing?

  /// The map under the route, if the server has a tile server.
  public var map: RouteMap?

  /// Where on the drawing somebody was at each place of the charts.
  public var markers: [RouteDrawing.Place?]

  /// Whether a run can be raced against it.
  public var isRaceable: Bool

  /// Its readings over time.
  public var charts: [SeriesChart]

  /// How far into the activity each place of the charts is: "12:31".
  public var times: [String]

  /// What the coach and the runner said during the run, in order.
  public var lines: [Line]

  /// Formats an activity with what was said in it, seen from a day; with the zones of a runner's heart,
  /// where one is given, and a map under its way, where there are tiles.
  public init(
    _ activity: Activity,
    said: [PlayedMessage] = [],
    spoken: [PlacedNote] = [],
    reps: RepTable? = nil,
    of runner: Runner? = nil,
    on tiles: TileSource? = nil,
    units: UnitSystem = .metric,
    seenFrom today: Day
  ) {
    let summary = activity.summary
    let row = HistoryRow(summary, units: units, seenFrom: today)
    title = row.title
    date = row.date
    label = summary.label
    notes = summary.notes
    effort = summary.effort
    rows = Self.rows(summary, units)
    splits = activity.splits.filter { $0.distance >= SplitRow.shortest }.enumerated().map {
      place,
      split in
      let isWhole = abs(split.distance.meters - 1000) < 0.5
      return [
        isWhole ? "\(place + 1)" : Written.distance(split.distance, units: units),
        Written.duration(split.moving), split.pace.map { Written.pace($0, units: units) } ?? "–",
        split.heartRate.map { Written.heartRate($0) } ?? "–",
      ]
    }
    self.reps = reps
    isRaceable =
      summary.sport == .running && (summary.distance ?? .zero) >= .meters(100)
      && summary.pace != nil
    best = activity.efforts.map { effort in
      Row(label: RaceWords.name(effort.distance), value: Written.duration(effort.duration))
    }
    zones = runner.flatMap { ZoneChart(activity, of: $0) }
    let samples = activity.samples
    if let tiles, let drawing = RouteDrawing(of: samples, in: .mercator) {
      route = drawing
      map = RouteMap(under: drawing, from: tiles)
    } else {
      route = RouteDrawing(of: samples)
    }
    charts = SeriesChart.all(of: activity, units: units)
    let ends = charts.isEmpty ? [] : SeriesChart.rows(of: samples)
    times = ends.map { end in
      Written.duration(Duration(roundedSeconds: end > 0 ? samples.time[end - 1].rounded() : 0))
    }
    lines = Line.all(said, spoken, units) { at in
      ends.firstIndex { $0 > 0 && samples.time[$0 - 1] >= at.inSeconds }
        ?? (ends.isEmpty ? nil : ends.count - 1)
    }
    markers = []
    guard let route, samples.latitude.count == samples.count,
      samples.longitude.count == samples.count
    else { return }
    markers = ends.map { end in
      guard end > 0, samples.latitude[end - 1].isFinite, samples.longitude[end - 1].isFinite else {
        return nil
      }
      return route.place(
        of: Coordinate(latitude: samples.latitude[end - 1], longitude: samples.longitude[end - 1])
      )
    }
  }

  private static func rows(_ summary: ActivitySummary, _ units: UnitSystem) -> [Row] {
    var rows: [Row] = []
    func add(_ label: String, _ value: String?) {
      if let value { rows.append(Row(label: label, value: value)) }
    }
    add("Distance", summary.distance.map { Written.distance($0, units: units) })
    add("Moving time", summary.moving.map { Written.duration($0) })
    add("With pauses", summary.elapsed.map { Written.duration($0) })
    if summary.isOnFoot {
      add("Average pace", summary.pace.map { Written.pace($0, units: units) })
    }
    add("Average heart rate", summary.averageHeartRate.map { Written.heartRate($0) })
    add("Highest heart rate", summary.maxHeartRate.map { Written.heartRate($0) })
    add("Climbed", summary.ascent.map { "\(Written.whole($0.meters)) m" })
    add("Energy", summary.kilocalories.map { "\(Written.whole($0)) kcal" })
    add("Recorded by", summary.sourceName.isEmpty ? nil : summary.sourceName)
    add("Damaged file", summary.damage?.words)
    return rows
  }
}
