import Formats
import Training

/// The text in which Huawei Health keeps the readings of an activity, and the JSON of its totals behind it.
struct HuaweiTrack {
  private typealias Place = (time: Double, latitude: Double, longitude: Double, altitude: Double)

  /// What the activity sums up to.
  let totals: JSON?

  private var places: [Place] = []
  private var heights: SeriesTable.Series = []
  private var beats: SeriesTable.Series = []
  private var steps: SeriesTable.Series = []
  private var speeds: SeriesTable.Series = []
  private var strokes: SeriesTable.Series = []

  // After so many places the runner paused.
  private var marks: [Int] = []

  /// What every track begins with.
  static let head = "HW_EXT_TRACK_DETAIL@is"
  private static let totalsHead = "&&HW_EXT_TRACK_SIMPLIFY@is"

  // What is less counts seconds, until the year 5138; what is not counts milliseconds, from 1973 on.
  private static let leastMilliseconds = 1e11

  // The first speed, and the first count of strokes, is that of the first so many seconds.
  private static let speedStep = 5.0

  /// Reads the text.
  init(_ attribute: String) {
    let bytes = Array(attribute.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
    let rest = bytes[end...]
    totals =
      rest.starts(with: Self.totalsHead.utf8)
      // Without them the readings still tell what was done.
      ? try? JSON.parseLeniently(Array(rest.dropFirst(Self.totalsHead.utf8.count))) : nil
    var track = bytes[..<end]
    if track.starts(with: Self.head.utf8) { track = track.dropFirst(Self.head.utf8.count) }
    for line in track.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      read(String(decoding: line, as: UTF8.self))
    }
  }

  private mutating func read(_ line: String) {
    var kind: Substring = ""
    var fields: [Substring: Double] = [:]
    for field in line.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0] == "tp" { kind = parts[1] } else { fields[parts[0]] = Double(String(parts[1])) }
    }
    if kind == "lbs" { return readPlace(fields) }
    guard let key = fields["k"], let value = fields["v"] else { return }
    switch kind {
    case "h-r": add(key, value, to: &beats, within: 1..<255)
    // Below zero stand the strokes of swimmers.
    case "s-r": add(key, value, to: &steps, within: 0..<500)
    case "alti": add(key, value, to: &heights, within: -1000..<10_000)
    // Decimeters a second, by the seconds since the start.
    case "rs": speeds.append((key, value / 10))
    case "p-f": strokes.append((key, value))
    default: break
    }
  }

  private mutating func readPlace(_ fields: [Substring: Double]) {
    guard let latitude = fields["lat"], let longitude = fields["lon"] else { return }
    // What stands for no place: a pause.
    if (latitude, longitude) == (90, -80) || (latitude, longitude) == (0, 0) {
      marks.append(places.count)
    } else if let time = fields["t"].flatMap({ Self.milliseconds($0) }) {
      places.append((time, latitude, longitude, fields["alt"] ?? .nan))
    }
  }

  private func add(
    _ key: Double,
    _ value: Double,
    to series: inout SeriesTable.Series,
    within range: Range<Double>
  ) {
    guard let time = Self.milliseconds(key), range.contains(value) else { return }
    series.append((time, value))
  }

  /// A moment in milliseconds since 1970: older watches count seconds.
  static func milliseconds(_ time: Double) -> Double? {
    guard time > 0 else { return nil }
    return time < leastMilliseconds ? time * 1000 : time
  }

  /// When the first reading was.
  var start: Double? {
    [places.first?.time, beats.first?.time, steps.first?.time].compactMap { $0 }.min()
  }

  /// All readings, counted from a moment.
  func samples(since start: Double) -> Samples {
    var table = SeriesTable()
    table.add(places.map { ($0.time, $0.latitude) }) { $0.latitude = $1 }
    table.add(places.map { ($0.time, $0.longitude) }) { $0.longitude = $1 }
    // A phone that knows no height writes zeros.
    let known = places.contains { $0.altitude != 0 }
    let own = known ? places.map { (time: $0.time, value: $0.altitude) } : []
    table.add(heights.isEmpty ? own : heights) { $0.altitude = $1 }
    table.add(beats) { $0.heartRate = $1 }
    table.add(steps) { $0.cadence = $1 }
    if places.isEmpty { table.add(counted(speeds, from: start)) { $0.speed = $1 } }
    table.add(counted(strokes, from: start)) { $0.cadence = $1 }
    return table.samples(since: start)
  }

  /// A series whose times are seconds since the start.
  private func counted(_ series: SeriesTable.Series, from start: Double) -> SeriesTable.Series {
    series.map { (time: start + ($0.time + Self.speedStep) * 1000, value: $0.value) }
  }

  /// The lengths of a pool that were swum, one after the other.
  var lengths: [Recording.Lap] {
    var start = 0.0
    return (totals?["mSwimSegments"]?.array ?? []).compactMap { length in
      let seconds = length["mDuration"]?.number.flatMap { JSONRecordingShape.time($0) }
      guard let seconds else { return nil }
      defer { start += seconds }
      return Recording.Lap(
        start: start,
        distance: length["mDistance"]?.number.flatMap { JSONRecordingShape.length($0) }
          .map { .meters($0) },
        timer: Duration(roundedSeconds: seconds)
      )
    }
  }

  /// The pauses that it marks, in seconds from a moment.
  func pauses(since start: Double) -> [Range<Double>] {
    let marked = marks.compactMap { place -> Range<Double>? in
      guard place > 0, place < places.count else { return nil }
      let (last, next) = (places[place - 1].time, places[place].time)
      guard start <= last, last < next else { return nil }
      return ((last - start) / 1000)..<((next - start) / 1000)
    }
    return TrackGaps.apart(marked)
  }
}
