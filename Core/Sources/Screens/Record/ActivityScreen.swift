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
    /// Whether it was a personal best on its day.
    public var isBest = false
  }

  /// What it was.
  public var title: String

  /// When it was.
  public var date: String

  /// The sport, as it is edited.
  public var sport: Recording.Sport

  /// What its owner calls it, as it is edited.
  public var label: String?

  /// What its owner wrote, as it is edited.
  public var notes: String?

  /// How hard it was to its owner, from 1 to 10.
  public var effort: Int?

  /// The shoes or the bike, as they are edited.
  public var gear: String?

  /// The totals.
  public var rows: [Row]

  /// Number or length, time, pace and heart rate of each split.
  public var splits: [[String]]

  /// What each split measures: "km", "mi".
  public var splitUnit: String

  /// Number, distance, time and pace of each lap; none where they are its splits.
  public var laps: [[String]]

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

  /// What the run's clock showed at each place of the charts: "12:31".
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
    bests: [Distance] = [],
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    let summary = activity.summary
    let row = HistoryRow(summary, units: units, seenFrom: today, in: language)
    title = row.title
    date = row.date
    sport = summary.sport
    label = summary.label
    notes = summary.notes
    effort = summary.effort
    gear = summary.gear
    rows = Self.rows(summary, units, language)
    splitUnit = units == .metric ? "km" : "mi"
    let whole = units == .metric ? 1000 : Distance.miles(1).meters
    splits = activity.splits(in: units).filter { $0.distance >= SplitRow.shortest }.enumerated().map
    { place, split in
      [
        abs(split.distance.meters - whole) < 0.5
          ? "\(place + 1)" : Written.distance(split.distance, units: units, in: language),
        Written.duration(split.moving),
        split.pace.map { Written.pace($0, of: summary.sport, units: units, in: language) } ?? "–",
        split.heartRate.map { Written.heartRate($0) } ?? "–",
      ]
    }
    laps = Self.laps(of: activity, units, language)
    self.reps = reps
    isRaceable =
      summary.sport == .running && (summary.distance ?? .zero) >= .meters(100)
      && summary.pace != nil
    best = activity.efforts.map { effort in
      Row(
        label: RaceWords.name(effort.distance, in: language),
        value: Written.duration(effort.duration),
        isBest: bests.contains(effort.distance)
      )
    }
    zones = runner.flatMap { ZoneChart(activity, of: $0, in: language) }
    let samples = activity.samples
    if let tiles, let drawing = RouteDrawing(of: samples, in: .mercator) {
      route = drawing
      map = RouteMap(under: drawing, from: tiles)
    } else {
      route = RouteDrawing(of: samples)
    }
    charts = SeriesChart.all(of: activity, units: units, in: language)
    let ends = charts.isEmpty ? [] : SeriesChart.rows(of: samples)
    times = ends.map { end in
      let seconds = end > 0 ? activity.clock(at: samples.time[end - 1]) : 0
      return Written.duration(Duration(roundedSeconds: seconds.rounded()))
    }
    let clock = { (at: Duration) in
      Duration(roundedSeconds: activity.clock(at: at.inSeconds).rounded(.down))
    }
    lines = Line.all(said, spoken, units, language, in: samples, clock: clock) { at in
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

  private static func laps(
    of activity: Activity,
    _ units: UnitSystem,
    _ language: Language
  ) -> [[String]] {
    let laps = activity.laps
    let sport = activity.summary.sport
    let hasPace = activity.summary.isOnFoot || sport == .swimming || sport == .cycling
    // Devices mark a lap at each kilometer by themselves: the splits say so already.
    let isOwn = laps.dropLast().contains { abs(($0.distance?.meters ?? 0) - 1000) > 5 }
    guard laps.count > 1, isOwn else { return [] }
    return laps.enumerated().map { place, lap in
      let next = place + 1 < laps.count ? laps[place + 1].start : activity.samples.time.last
      let seconds =
        lap.timer?.inSeconds
        ?? next.map { activity.clock(at: $0) - activity.clock(at: lap.start) } ?? 0
      let meters = lap.distance?.meters ?? 0
      let pace = meters > 0 && seconds > 0 ? Pace.secondsPerKilometer(seconds / meters * 1000) : nil
      return [
        "\(place + 1)",
        meters > 0 ? Written.distance(.meters(meters), units: units, in: language) : "–",
        seconds > 0 ? Written.duration(Duration(roundedSeconds: seconds.rounded())) : "–",
        hasPace ? pace.map { Written.pace($0, of: sport, units: units, in: language) } ?? "–" : "–",
      ]
    }
  }

  private static func rows(
    _ summary: ActivitySummary,
    _ units: UnitSystem,
    _ language: Language
  ) -> [Row] {
    var rows: [Row] = []
    func add(_ total: Total, _ value: String?) {
      if let value { rows.append(Row(label: total.words(in: language), value: value)) }
    }
    add(.distance, summary.distance.map { Written.distance($0, units: units, in: language) })
    add(.moving, summary.moving.map { Written.duration($0) })
    add(.elapsed, summary.elapsed.map { Written.duration($0) })
    if summary.isOnFoot || summary.sport == .swimming {
      add(.pace, summary.pace.map { Written.pace($0, of: summary.sport, units: units) })
    } else if summary.sport == .cycling {
      let speed = summary.pace.map { Written.pace($0, of: .cycling, units: units, in: language) }
      add(.speed, speed)
    }
    add(.averageHeartRate, summary.averageHeartRate.map { Written.heartRate($0) })
    add(.maxHeartRate, summary.maxHeartRate.map { Written.heartRate($0) })
    add(.ascent, summary.ascent.map { Written.grouped($0.meters, in: language) + " m" })
    add(.energy, summary.kilocalories.map { Written.grouped($0, in: language) + " kcal" })
    add(.gear, summary.gear)
    add(.source, summary.sourceName.isEmpty ? nil : summary.sourceName)
    if summary.isClockAssumed, let offset = summary.startedAt.offset {
      add(.clock, Total.clock(offset) + language.pick(", assumed", ", angenommen"))
    }
    add(.damage, summary.damage?.words(in: language))
    return rows
  }
}
