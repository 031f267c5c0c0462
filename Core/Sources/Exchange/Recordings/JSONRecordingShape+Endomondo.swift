import Formats
import Training

extension JSONRecordingShape {
  /// A workout of Endomondo's archive: lists of objects that have one member each, all times in UTC. What was
  /// typed in has points without times, or none.
  static let endomondo = source(
    "Endomondo",
    members: ["sport", "start_time", "duration_s"]
  ) { json throws(RecordingError) in
    let word = SportWord(endomondoFact(json, "sport")?.string ?? "")
    let begin = endomondoFact(json, "start_time")?.string.flatMap { DateTime($0) }
    let end = endomondoFact(json, "end_time")?.string.flatMap { DateTime($0) }
    let timer = endomondoFact(json, "duration_s")?.number.flatMap { time($0) }
    guard let start = begin?.secondsSince1970, start >= 0 else {
      throw .nothingRecorded(.json, offset: 0)
    }
    let samples = endomondoSamples(json, since: start * 1000)
    guard samples.count > 0 || timer != nil else { throw .nothingRecorded(.json, offset: 0) }
    let elapsed = begin.flatMap { end?.seconds(since: $0) }.flatMap { time($0) }
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: LocalTime(secondsSince1970: start),
      samples: samples,
      totals: Recording.Totals(
        distance: endomondoFact(json, "distance_km")?.number.flatMap { length($0 * 1000) }
          .map { .meters($0) },
        timer: timer.map { Duration(roundedSeconds: $0) },
        elapsed: elapsed.map { Duration(roundedSeconds: max($0, timer ?? 0)) },
        kilocalories: endomondoFact(json, "calories_kcal")?.number.flatMap { $0 > 0 ? $0 : nil }
      ),
      ascent: endomondoFact(json, "ascend_m")?.number.flatMap { length($0) }.map { .meters($0) }
    )
    recording.name = endomondoFact(json, "name")?.string
    recording.notes =
      endomondoFact(json, "notes")?.string ?? endomondoFact(json, "message")?.string
    recording.findPauses()
    CadenceRule.settle(&recording, writtenAs: .steps)
    return [recording]
  }

  /// The value of a member of one of a list's objects.
  private static func endomondoFact(_ list: JSON?, _ name: String) -> JSON? {
    for object in list?.array ?? [] {
      if let value = object[name] { return value }
    }
    return nil
  }

  private static func endomondoSamples(_ json: JSON, since start: Double) -> Samples {
    let points = endomondoFact(json, "points")?.array ?? []
    let times = points.map { point in
      endomondoFact(point, "timestamp")?.string.flatMap { endomondoTime($0) }
    }
    let series = { (value: (JSON) -> Double?) -> SeriesTable.Series in
      zip(times, points).compactMap { time, point in
        guard let time, let value = value(point) else { return nil }
        return (time * 1000, value)
      }
    }
    let number = { (name: String) in series { endomondoFact($0, name)?.number } }
    let degrees = { (name: String) in
      series { endomondoFact(endomondoFact($0, "location")?[0], name)?.number }
    }
    var table = SeriesTable()
    table.add(degrees("latitude")) { $0.latitude = $1 }
    table.add(degrees("longitude")) { $0.longitude = $1 }
    table.add(number("altitude")) { $0.altitude = $1 }
    table.add(number("distance_km")) { $0.distance = $1 * 1000 }
    table.add(number("speed_kmh")) { $0.speed = $1 / 3.6 }
    table.add(number("heart_rate_bpm")) { $0.heartRate = $1 }
    table.add(number("cadence_rpm")) { $0.cadence = $1 }
    return table.samples(since: start)
  }

  /// The seconds since 1970 of `Sat Sep 10 12:58:53 UTC 2011`.
  private static func endomondoTime(_ text: String) -> Double? {
    let words = text.split(separator: " ").map { String($0) }
    guard words.count == 6, let month = MonthName.month(words[1].lowercased()),
      let day = Int(words[2]), let year = Int(words[5]),
      let date = Day(year: year, month: month, day: day),
      let clock = DateTime("1970-01-01 " + words[3])
    else { return nil }
    return date.midnight.secondsSince1970 + clock.secondsSince1970
  }
}
