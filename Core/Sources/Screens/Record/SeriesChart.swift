import Training

/// A quantity over the time of an activity, as a line and as words for each place of it.
///
/// All charts of an activity have the same places, so that one hand can go along all of them.
public struct SeriesChart: Hashable, Sendable {
  /// How many places an activity has.
  public static let places = 160

  /// The width of every chart in its own units.
  public static let width = 320.0

  /// The height of every chart in its own units.
  public static let height = 80.0

  /// What is drawn: "Pace".
  public var name: String

  /// The line in the language of an SVG path; it breaks where nothing was measured.
  public var path: String

  /// The least and the most, as words.
  public var range: String

  /// The most, at the upper edge, and the least, at the lower one, as words.
  public var top: String
  /// The least likewise.
  public var bottom: String

  /// The words at each place, empty where nothing was measured.
  public var readings: [String]

  /// Where the line is at each place, from 0 for the least to 1 for the most; nothing where nothing was
  /// measured.
  public var levels: [Double?]

  /// Draws a column of readings, or nothing where it has fewer than two places.
  init?(
    _ name: String,
    _ values: [Double],
    _ language: Language = .english,
    words: (Double) -> String
  ) {
    let known = values.filter { $0.isFinite }
    guard known.count > 1, let low = known.min(), let high = known.max() else { return nil }
    self.name = name
    range = words(low) + language.pick(" to ", " bis ") + words(high)
    (top, bottom) = (words(high), words(low))
    readings = values.map { $0.isFinite ? words($0) : "" }
    let span = max(high - low, 1e-9)
    levels = values.map { $0.isFinite ? ($0 - low) / span : nil }
    var path = ""
    var isDrawing = false
    for (place, value) in values.enumerated() {
      guard value.isFinite else {
        isDrawing = false
        continue
      }
      let x = Double(place) / Double(Self.places - 1) * Self.width
      let y = Self.height - 4 - (value - low) / span * (Self.height - 8)
      path += (isDrawing ? "L" : "M") + Self.tenths(x) + " " + Self.tenths(y)
      isDrawing = true
    }
    self.path = path
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension SeriesChart {
  /// The charts that an activity has something for: pace, heart rate, elevation, cadence.
  static func all(
    of activity: Activity,
    units: UnitSystem,
    in language: Language = .english
  ) -> [SeriesChart] {
    var samples = activity.samples
    samples.removeStrays(onFoot: activity.summary.isOnFoot)
    let rows = Rows(samples.time)
    var charts: [SeriesChart?] = []
    if activity.summary.isOnFoot {
      let speed =
        samples.speed.isEmpty ? rows.slopes(Self.way(samples)) : rows.means(samples.speed)
      // Who stands has no pace.
      let moving = speed.map { $0 > 0.4 ? $0 : .nan }
      charts.append(
        SeriesChart("Pace", moving, language) { speed in
          Pace(.metersPerSecond(speed)).map { Written.pace($0, units: units) } ?? ""
        }
      )
    }
    charts.append(
      SeriesChart(language.pick("Heart rate", "Puls"), rows.means(samples.heartRate), language) {
        beats in
        Written.heartRate(.beatsPerMinute(beats))
      }
    )
    charts.append(
      SeriesChart(language.pick("Elevation", "Höhe"), rows.means(samples.altitude), language) {
        meters in
        (meters < -0.5 ? "-" : "") + "\(Written.whole(abs(meters))) m"
      }
    )
    charts.append(
      SeriesChart(language.pick("Cadence", "Kadenz"), rows.means(samples.cadence), language) {
        steps in
        Written.cadence(.stepsPerMinute(steps))
      }
    )
    return charts.compactMap { $0 }
  }

  /// How far somebody was at each row, by the device or else by the positions.
  static func way(_ samples: Samples) -> [Double] { samples.way }

  /// The row that each place of an activity stands for: the last at its time.
  static func rows(of samples: Samples) -> [Int] { Rows(samples.time).ends }
}

/// The rows of a recording, dealt out to the places of its charts by their time.
private struct Rows {
  // The first row behind each place.
  let ends: [Int]
  private let time: [Double]

  init(_ time: [Double]) {
    self.time = time
    let first = time.first ?? 0
    let span = max((time.last ?? 0) - first, 1e-9)
    var ends: [Int] = []
    var row = 0
    for place in 0..<SeriesChart.places {
      let until = first + span * Double(place + 1) / Double(SeriesChart.places)
      while row < time.count, time[row] <= until { row += 1 }
      ends.append(row)
    }
    self.ends = ends
  }

  /// The mean of a column at each place, not a number where it has none.
  func means(_ column: [Double]) -> [Double] {
    guard column.count == time.count else { return [] }
    var begin = 0
    let means = ends.map { end -> Double in
      defer { begin = end }
      var sum = 0.0
      var count = 0.0
      for row in begin..<end where column[row].isFinite {
        sum += column[row]
        count += 1
      }
      return count > 0 ? sum / count : .nan
    }
    return joined(means, column)
  }

  /// How fast a column that only grows has grown within each place.
  func slopes(_ column: [Double]) -> [Double] {
    guard column.count == time.count else { return [] }
    var begin = 0
    let slopes = ends.map { end -> Double in
      defer { begin = max(begin, end - 1) }
      guard end - 1 > begin, time[end - 1] > time[begin] else { return .nan }
      return (column[end - 1] - column[begin]) / (time[end - 1] - time[begin])
    }
    return joined(slopes, column)
  }

  // A gap of two readings and more is silence; up to that it is a recording's usual step, or one late.
  private static let usualSteps = 2.5

  /// The places with those between two readings filled by a straight line, where the recording is
  /// coarser than its chart.
  private func joined(_ places: [Double], _ column: [Double]) -> [Double] {
    let known = column.indices.filter { column[$0].isFinite }
    let steps = zip(known, known.dropFirst()).map { time[$1] - time[$0] }.sorted()
    guard !steps.isEmpty else { return places }
    let reach = Self.usualSteps * steps[steps.count / 2]
    var joined = places
    var last: Int?
    var next = 0
    for place in places.indices where places[place].isFinite {
      defer { last = place }
      guard let last, place - last > 1 else { continue }
      while next < known.count, known[next] < ends[last] { next += 1 }
      guard next > 0, next < known.count, time[known[next]] - time[known[next - 1]] <= reach else {
        continue
      }
      let slope = (places[place] - places[last]) / Double(place - last)
      for between in last + 1..<place {
        joined[between] = places[last] + slope * Double(between - last)
      }
    }
    return joined
  }
}
