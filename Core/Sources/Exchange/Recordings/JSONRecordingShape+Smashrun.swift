import Formats
import Training

extension JSONRecordingShape {
  /// A run of Smashrun, or a list of such, as its API documents them: kilometers, seconds of the timer, the clock
  /// of the place with its offset, and readings by quantity, in which -1 is none.
  ///
  /// Inferred from its clients: no file of a real account was found.
  static let smashrun = source(
    "Smashrun",
    members: ["activityId", "startDateTimeLocal"]
  ) { json throws(RecordingError) in
    let recordings = (json.array ?? [json]).compactMap { smashrunRecording($0) }
    guard !recordings.isEmpty else { throw .nothingRecorded(.json, offset: 0) }
    return recordings
  }

  private static func smashrunRecording(_ run: JSON) -> Recording? {
    guard let clock = run["startDateTimeLocal"]?.string.flatMap({ DateTime($0) })
    else { return nil }
    let timer = run["duration"]?.number.flatMap { time($0) }
    let samples = smashrunSamples(run, since: clock.secondsSince1970 * 1000)
    guard samples.count > 0 || timer != nil else { return nil }
    let isIndoor = run["isTreadmill"]?.bool == true || run["isTreadmill"]?.integer == 1
    let word = SportWord(isIndoor ? "treadmill running" : run["activityType"]?.string ?? "running")
    let meters = run["distance"]?.number.flatMap { length($0 * 1000) }
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: LocalTime(clock),
      samples: samples,
      totals: Recording.Totals(
        distance: meters.map { .meters($0) },
        timer: timer.map { Duration(roundedSeconds: $0) },
        kilocalories: run["calories"]?.number.flatMap { $0 > 0 ? $0 : nil }
      ),
      ascent: run["elevationGain"]?.number.flatMap { length($0) }.map { .meters($0) }
    )
    recording.notes = run["notes"]?.string
    recording.laps = smashrunLaps(run)
    recording.findPauses()
    CadenceRule.settle(&recording, writtenAs: .steps)
    return recording
  }

  private static func smashrunSamples(_ run: JSON, since start: Double) -> Samples {
    let keys = (run["recordingKeys"]?.array ?? []).map { $0.string ?? "" }
    let lists = run["recordingValues"]?.array ?? []
    let values = { (key: String) -> [Double?] in
      guard let place = keys.firstIndex(of: key), lists.indices.contains(place) else { return [] }
      return (lists[place].array ?? []).map { $0.number.flatMap { $0 == -1 ? nil : $0 } }
    }
    let clock = values("clock")
    let series = { (key: String) -> SeriesTable.Series in
      zip(clock, values(key)).compactMap { seconds, value in
        guard let seconds, let value else { return nil }
        return (start + seconds * 1000, value)
      }
    }
    var table = SeriesTable()
    table.add(series("latitude")) { $0.latitude = $1 }
    table.add(series("longitude")) { $0.longitude = $1 }
    table.add(series("elevation")) { $0.altitude = $1 }
    table.add(series("heartRate")) { $0.heartRate = $1 }
    table.add(series("cadence")) { $0.cadence = $1 }
    table.add(series("power")) { $0.power = $1 }
    table.add(series("distance").map { ($0.time, $0.value * 1000) }) { $0.distance = $1 }
    return table.samples(since: start)
  }

  /// The laps, each of which tells what the run had come to at its end.
  private static func smashrunLaps(_ run: JSON) -> [Recording.Lap] {
    var (seconds, meters) = (0.0, 0.0)
    var laps: [Recording.Lap] = []
    for lap in run["laps"]?.array ?? [] {
      guard let end = lap["endDuration"]?.number.flatMap({ time($0) }), end > seconds
      else { continue }
      let way = lap["endDistance"]?.number.map { $0 * 1000 } ?? .nan
      laps.append(
        Recording.Lap(
          start: seconds,
          distance: length(way - meters).map { .meters($0) },
          timer: Duration(roundedSeconds: end - seconds)
        )
      )
      (seconds, meters) = (end, way)
    }
    return laps.count > 1 ? laps : []
  }
}
