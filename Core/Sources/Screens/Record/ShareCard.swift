public import Training

/// What a picture of an activity shows to other people: nothing of where it began and ended.
public struct ShareCard: Equatable, Sendable {
  /// How far around its two ends, in meters, no part of the route is drawn.
  public static let hidden = 200.0

  /// The width of the route's drawing in its own units.
  public static let width = 960.0

  /// The height of the route's drawing in its own units.
  public static let height = 720.0

  /// What it was: "Long run".
  public var title: String

  /// The day, without the time: "4 March 2026".
  public var date: String

  /// The figures that may be shown, the most wanted first.
  public var figures: [ActivityScreen.Row]

  /// The longest stretch of the route that passes neither end; none where everything is near them.
  public var route: RouteDrawing?

  /// Formats a picture of an activity.
  public init(
    _ activity: Activity,
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    let summary = activity.summary
    let screen = ActivityScreen(activity, units: units, seenFrom: today, in: language)
    title = screen.title
    date = DayWords.date(summary.day, in: language)
    // Who recorded it and what a file lacked is nobody else's business.
    let wanted: [ActivityScreen.Total] = [
      .distance, .moving, .pace, .ascent, .averageHeartRate, .maxHeartRate, .energy, .elapsed,
    ]
    figures = wanted.compactMap { total in
      screen.rows.first { $0.label == total.words(in: language) }
    }
    route = RouteDrawing(
      of: Self.shown(activity.samples),
      width: Self.width,
      height: Self.height
    )
  }

  /// The rows of the longest stretch that keeps away from the first and the last position.
  static func shown(_ samples: Samples) -> Samples {
    let rows = 0..<min(samples.latitude.count, samples.longitude.count)
    let known = rows.filter { samples.latitude[$0].isFinite && samples.longitude[$0].isFinite }
    let place = { (row: Int) in
      Coordinate(latitude: samples.latitude[row], longitude: samples.longitude[row])
    }
    guard let first = known.first, let last = known.last else { return Samples() }
    let ends = [place(first), place(last)]
    var (best, start) = (0..<0, 0)
    for (index, row) in known.enumerated() {
      let here = place(row)
      if ends.contains(where: { $0.distance(to: here).meters <= hidden }) { start = index + 1 }
      if index + 1 - start > best.count { best = start..<(index + 1) }
    }
    var shown = Samples()
    shown.time = known[best].map { samples.time[$0] }
    shown.latitude = known[best].map { samples.latitude[$0] }
    shown.longitude = known[best].map { samples.longitude[$0] }
    return shown
  }
}
