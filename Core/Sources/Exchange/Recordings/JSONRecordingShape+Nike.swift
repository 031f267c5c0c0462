import Formats
import Training

extension JSONRecordingShape {
  /// A run of Nike Run Club, as its pages and the exporters of its users have it: each quantity is a list of
  /// `{"start_epoch_ms", "end_epoch_ms", "value"}`, distances are kilometers, and no zone is named.
  static let nike = source(
    "Nike Run Club",
    members: ["start_epoch_ms", "active_duration_ms"]
  ) { json throws(RecordingError) in
    // A moment until the year 9999, and at most a year from there.
    guard let start = json["start_epoch_ms"]?.number, (0...253_402_300_799_000).contains(start),
      let end = json["end_epoch_ms"]?.number, end > start, end - start <= 31_536_000_000
    else { throw .nothingRecorded(.json, offset: 0) }
    let word = SportWord(json["type"]?.string ?? "")
    let isIndoors = json["tags"]?["location"]?.string == "indoors"
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind ?? (isIndoors ? SportKind.indoors(word.sport) : nil),
      startedAt: LocalTime(secondsSince1970: start / 1000),
      samples: nikeSamples(json, since: start),
      pauses: nikePauses(json, start, end),
      totals: Recording.Totals(
        distance: nikeSummary(json, "distance").map { .meters($0 * 1000) },
        timer: json["active_duration_ms"]?.number.flatMap {
          $0 > 0 && $0 <= end - start ? Duration(roundedSeconds: $0 / 1000) : nil
        },
        elapsed: Duration(roundedSeconds: (end - start) / 1000),
        kilocalories: nikeSummary(json, "calories")
      ),
      ascent: nikeSummary(json, "ascent").map { .meters($0) }
    )
    recording.name = json["tags"]?["com.nike.name"]?.string
    if recording.pauses.isEmpty { recording.findPauses() }
    CadenceRule.settle(&recording, writtenAs: .steps)
    return [recording]
  }

  private static func nikeSamples(_ json: JSON, since start: Double) -> Samples {
    var table = SeriesTable()
    table.add(nikeSeries(json, "latitude")) { $0.latitude = $1 }
    table.add(nikeSeries(json, "longitude")) { $0.longitude = $1 }
    table.add(nikeSeries(json, "elevation")) { $0.altitude = $1 }
    table.add(nikeSeries(json, "heart_rate")) { $0.heartRate = $1 }
    table.add(nikeSeries(json, "cadence")) { $0.cadence = $1 }
    table.add(nikeSeries(json, "speed")) { $0.speed = $1 / 3.6 }
    table.add(nikeDistances(json)) { $0.distance = $1 }
    return table.samples(since: start)
  }

  private static func nikeMetric(_ json: JSON, _ type: String) -> [JSON] {
    json["metrics"]?.array?.first { $0["type"]?.string == type }?["values"]?.array ?? []
  }

  private static func nikeSeries(_ json: JSON, _ type: String) -> SeriesTable.Series {
    nikeMetric(json, type).compactMap { reading in
      guard let time = reading["start_epoch_ms"]?.number, let value = reading["value"]?.number
      else { return nil }
      return (time, value)
    }
  }

  /// Meters since the start: each reading is what was run in its own time.
  private static func nikeDistances(_ json: JSON) -> SeriesTable.Series {
    var meters = 0.0
    var series: SeriesTable.Series = []
    for reading in nikeMetric(json, "distance") {
      guard let time = reading["end_epoch_ms"]?.number, let value = reading["value"]?.number,
        value >= 0
      else { continue }
      meters += value * 1000
      series.append((time, meters))
    }
    // What does not sum up to the whole is counted in another way.
    guard let total = nikeSummary(json, "distance").map({ $0 * 1000 }), total > 0,
      (0.9...1.1).contains(meters / total)
    else { return [] }
    return series
  }

  private static func nikeSummary(_ json: JSON, _ metric: String) -> Double? {
    let summary = json["summaries"]?.array?.first {
      $0["metric"]?.string == metric && $0["summary"]?.string == "total"
    }
    return summary?["value"]?.number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The pauses that the app or the runner marked.
  private static func nikePauses(
    _ json: JSON,
    _ start: Double,
    _ end: Double
  ) -> [Range<Double>] {
    var pauses: [Range<Double>] = []
    var since: Double?
    let moments = (json["moments"]?.array ?? []).compactMap { moment -> (Double, String)? in
      guard moment["key"]?.string == "halt", let time = moment["timestamp"]?.number,
        start <= time, time <= end
      else { return nil }
      return ((time - start) / 1000, moment["value"]?.string ?? "")
    }
    for (time, word) in moments.sorted(by: { $0.0 < $1.0 }) {
      if word.hasSuffix("pause") {
        since = since ?? time
      } else if word.hasSuffix("resume"), let begin = since {
        if begin < time { pauses.append(begin..<time) }
        since = nil
      }
    }
    return TrackGaps.apart(pauses)
  }
}
