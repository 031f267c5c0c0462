import Formats
import Training

extension JSONRecordingShape {
  /// The log of a Suunto watch: readings in the units of physics (radians, beats and strides a second,
  /// joules), each with its time; the totals stand in a header.
  static let suunto = source(
    "Suunto",
    members: ["DeviceLog"]
  ) { json throws(RecordingError) in
    try suuntoRecording(json["DeviceLog"]?["Header"], json["DeviceLog"])
  }

  /// The same as Suunto's app has it, where each reading lies three objects deep.
  static let suuntoApp = source(
    "Suunto",
    members: ["Samples", "suunto/sml"]
  ) { json throws(RecordingError) in
    let log = json["Data"] ?? json
    return try suuntoRecording(json["Summary"]?["Header"] ?? json["Summary"], log)
  }

  private typealias SuuntoReading = (time: DateTime, values: JSON)

  private static func suuntoRecording(
    _ header: JSON?,
    _ log: JSON?
  ) throws(RecordingError) -> [Recording] {
    let readings = (log?["Samples"]?.array ?? []).compactMap { sample -> SuuntoReading? in
      sample["TimeISO8601"]?.string.flatMap { DateTime($0) }
        .map { ($0, sample["Attributes"]?["suunto/sml"]?["Sample"] ?? sample) }
    }
    let told = header?["DateTime"]?.string.flatMap { DateTime($0) }
    guard let clock = told ?? readings.first?.time else {
      throw .nothingRecorded(.json, offset: 0)
    }
    // A header may tell the clock of the place alone.
    let zone = clock.zone ?? readings.first?.time.zone
    let ahead = clock.offsetMinutes == nil ? zone?.seconds ?? 0 : 0
    let start = clock.secondsSince1970 - ahead
    let elapsed = header?["Duration"]?.number.flatMap { time($0) }
    let paused = header?["PauseDuration"]?.number.flatMap { $0 > 0 ? $0 : nil } ?? 0
    let timer = elapsed.flatMap { time($0 - paused) }
    let number = header?["ActivityType"]?.integer ?? suuntoActivity(readings)
    let word = SportWord(number.flatMap { suuntoSports[$0] } ?? "")
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: LocalTime(secondsSince1970: start, offset: zone),
      samples: suuntoSamples(readings, since: start * 1000),
      pauses: suuntoPauses(readings, since: start),
      totals: Recording.Totals(
        distance: header?["Distance"]?.number.flatMap { length($0) }.map { .meters($0) },
        timer: timer.map { Duration(roundedSeconds: $0) },
        elapsed: elapsed.map { Duration(roundedSeconds: $0) },
        kilocalories: header?["Energy"]?.number.flatMap { $0 > 0 ? $0 / joules : nil }
      ),
      ascent: header?["Ascent"]?.number.flatMap { length($0) }.map { .meters($0) }
    )
    guard recording.samples.count > 0 || timer != nil else {
      throw .nothingRecorded(.json, offset: 0)
    }
    recording.device = log?["Device"]?["Name"]?.string.map { "Suunto " + $0 }
    if recording.pauses.isEmpty { recording.findPauses() }
    switch recording.sport {
    case .running, .walking, .other: CadenceRule.settle(&recording, writtenAs: .steps)
    case .cycling, .swimming: CadenceRule.settle(&recording, writtenAs: .revolutions)
    }
    return [recording]
  }

  private static let joules = 4184.0

  private static func suuntoSamples(_ readings: [SuuntoReading], since start: Double) -> Samples {
    let series = { (name: String, unit: (Double) -> Double) -> SeriesTable.Series in
      readings.compactMap { reading in
        reading.values[name]?.number.map { (reading.time.secondsSince1970 * 1000, unit($0)) }
      }
    }
    let asItIs = { (value: Double) in value }
    let degrees = { (radians: Double) in radians * 180 / Double.pi }
    // Some programs write them by the minute all the same.
    let perMinute = { (value: Double) in value < 10 ? value * 60 : value }
    var table = SeriesTable()
    table.add(series("Latitude", degrees)) { $0.latitude = $1 }
    table.add(series("Longitude", degrees)) { $0.longitude = $1 }
    let heights = series("Altitude", asItIs)
    table.add(heights.isEmpty ? series("GPSAltitude", asItIs) : heights) { $0.altitude = $1 }
    table.add(series("HR", perMinute)) { $0.heartRate = $1 }
    table.add(series("Cadence", perMinute)) { $0.cadence = $1 }
    table.add(series("Power", asItIs)) { $0.power = $1 }
    table.add(series("Speed", asItIs)) { $0.speed = $1 }
    table.add(series("Distance", asItIs)) { $0.distance = $1 }
    table.add(series("EHPE", asItIs)) { $0.accuracy = $1 }
    return table.samples(since: start)
  }

  /// The pauses that its events mark.
  private static func suuntoPauses(
    _ readings: [SuuntoReading],
    since start: Double
  ) -> [Range<Double>] {
    var pauses: [Range<Double>] = []
    var since: Double?
    for reading in readings {
      for event in reading.values["Events"]?.array ?? [] {
        let time = reading.time.secondsSince1970 - start
        guard let isPause = event["Pause"]?["State"]?.bool, time >= 0 else { continue }
        if isPause {
          since = since ?? time
        } else if let begin = since {
          if begin < time { pauses.append(begin..<time) }
          since = nil
        }
      }
    }
    return TrackGaps.apart(pauses)
  }

  private static func suuntoActivity(_ readings: [SuuntoReading]) -> Int64? {
    for reading in readings {
      for event in reading.values["Events"]?.array ?? [] {
        if let number = event["Activity"]?["ActivityType"]?.integer { return number }
      }
    }
    return nil
  }

  // Watches and the app number sports apart. Only that of running is known for certain; others are no sport here.
  private static let suuntoSports: [Int64: String] = [1: "running"]
}
