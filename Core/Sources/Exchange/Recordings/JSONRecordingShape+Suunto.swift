import Formats
import Training

extension JSONRecordingShape {
  /// The log of a Suunto watch: readings in the units of physics (radians, beats and strides a second,
  /// joules), each with its time; the totals stand in a header, those of laps and legs in windows.
  static let suunto = source(
    "Suunto",
    members: ["DeviceLog"]
  ) { json throws(RecordingError) in
    let log = json["DeviceLog"]
    return try suuntoRecordings(log, log?["Header"], log?["Windows"]?.array ?? [])
  }

  /// The same as Suunto's app has it, where each reading lies three objects deep, and so do the totals.
  static let suuntoApp = source(
    "Suunto",
    members: ["Samples", "suunto/sml"]
  ) { json throws(RecordingError) in
    let parts = (json["Summary"]?["Samples"]?.array ?? [])
      .compactMap { $0["Attributes"]?["suunto/sml"] }
    let header = parts.compactMap { $0["Header"] }.first ?? json["Summary"]?["Header"]
    return try suuntoRecordings(
      json["Data"] ?? json,
      header ?? json["Summary"],
      parts.flatMap { $0["Windows"]?.array ?? [] }
    )
  }

  private typealias SuuntoReading = (time: DateTime, values: JSON)

  /// What a part of a log is of: the totals that are told of it, and which sport it was.
  private struct SuuntoLeg {
    var totals: JSON?
    var start: Double
    var zone: UTCOffset?
    var elapsed: Double?
    var timer: Double?
    var sport: String
  }

  /// One recording, or one of each leg of a triathlon, which begins with an event.
  private static func suuntoRecordings(
    _ log: JSON?,
    _ header: JSON?,
    _ wrapped: [JSON]
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
    let elapsed = header?["Duration"]?.number.flatMap { time($0) }
    let paused = header?["PauseDuration"]?.number.flatMap { $0 > 0 ? $0 : nil } ?? 0
    let begun = suuntoEvents(readings) { $0["Activity"]?["ActivityType"]?.integer }
    let number = header?["ActivityType"]?.integer ?? begun.first?.value
    let whole = SuuntoLeg(
      totals: header,
      start: clock.secondsSince1970 - ahead,
      zone: zone,
      elapsed: elapsed,
      timer: elapsed.flatMap { time($0 - paused) },
      sport: suuntoSport(number, called: header?["Activity"]?.string)
    )
    let windows = wrapped.map { $0["Window"] ?? $0 }
    let legs = begun.count > 1 ? suuntoLegs(begun, windows, in: whole) : [whole]
    let device = log?["Device"]?["Name"] ?? header?["Device"]?["Name"]
    var recordings: [Recording] = []
    for (place, leg) in legs.enumerated() {
      let end = place + 1 < legs.count ? legs[place + 1].start : .infinity
      let own =
        legs.count == 1
        ? readings : readings.filter { (leg.start..<end).contains($0.time.secondsSince1970) }
      guard var recording = suuntoRecording(leg, own) else { continue }
      let span = leg.elapsed ?? recording.samples.time.last ?? 0
      recording.laps = suuntoLaps(windows, own, of: recording, from: leg.start, lasting: span)
      recording.device = device?.string.map { "Suunto " + $0 }
      recordings.append(recording)
    }
    guard !recordings.isEmpty else { throw .nothingRecorded(.json, offset: 0) }
    return recordings
  }

  private static func suuntoRecording(_ leg: SuuntoLeg, _ readings: [SuuntoReading]) -> Recording? {
    let word = SportWord(leg.sport)
    let told = { (name: String) in leg.totals?[name]?.number }
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: LocalTime(secondsSince1970: leg.start, offset: leg.zone),
      samples: suuntoSamples(readings, since: leg.start * 1000),
      pauses: suuntoPauses(readings, since: leg.start),
      totals: Recording.Totals(
        distance: told("Distance").flatMap { length($0) }.map { .meters($0) },
        timer: leg.timer.map { Duration(roundedSeconds: $0) },
        elapsed: leg.elapsed.map { Duration(roundedSeconds: $0) },
        kilocalories: told("Energy").flatMap { $0 > 0 ? $0 / joules : nil }
      ),
      ascent: told("Ascent").flatMap { length($0) }.map { .meters($0) }
    )
    guard recording.samples.count > 0 || leg.timer != nil else { return nil }
    if recording.pauses.isEmpty { recording.findPauses() }
    switch recording.sport {
    case .running, .walking, .other: CadenceRule.settle(&recording, writtenAs: .steps)
    case .cycling, .swimming: CadenceRule.settle(&recording, writtenAs: .revolutions)
    }
    return recording
  }

  private static let joules = 4184.0

  /// The legs that begin with events, each with its window, which tells the time without pauses.
  private static func suuntoLegs(
    _ begun: [(time: Double, value: Int64)],
    _ windows: [JSON],
    in whole: SuuntoLeg
  ) -> [SuuntoLeg] {
    let totals = windows.filter { $0["Type"]?.string == "Activity" }
    let end = whole.elapsed.map { whole.start + $0 }
    return begun.enumerated().map { place, leg in
      let window: JSON? = totals.count == begun.count ? totals[place] : nil
      let until = place + 1 < begun.count ? begun[place + 1].time : end
      return SuuntoLeg(
        totals: window,
        start: leg.time,
        zone: whole.zone,
        elapsed: until.flatMap { time($0 - leg.time) },
        timer: window?["Duration"]?.number.flatMap { time($0) },
        sport: suuntoSport(leg.value, called: nil)
      )
    }
  }

  // MARK: Readings

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

  /// What events tell, with the seconds since 1970 at which they were.
  private static func suuntoEvents<Value>(
    _ readings: [SuuntoReading],
    _ told: (JSON) -> Value?
  ) -> [(time: Double, value: Value)] {
    readings.flatMap { reading in
      (reading.values["Events"]?.array ?? []).compactMap { event in
        told(event).map { (reading.time.secondsSince1970, $0) }
      }
    }
  }

  /// The pauses that its events mark.
  private static func suuntoPauses(
    _ readings: [SuuntoReading],
    since start: Double
  ) -> [Range<Double>] {
    var pauses: [Range<Double>] = []
    var since: Double?
    for event in suuntoEvents(readings, { $0["Pause"]?["State"]?.bool }) {
      let time = event.time - start
      guard time >= 0 else { continue }
      if event.value {
        since = since ?? time
      } else if let begin = since {
        if begin < time { pauses.append(begin..<time) }
        since = nil
      }
    }
    return TrackGaps.apart(pauses)
  }

  // MARK: Laps

  /// The laps that the runner marked, or else those that the watch did; without windows, by their events.
  private static func suuntoLaps(
    _ windows: [JSON],
    _ readings: [SuuntoReading],
    of recording: Recording,
    from start: Double,
    lasting span: Double
  ) -> [Recording.Lap] {
    var listed = windows.filter { $0["Type"]?.string == "Lap" }
    if listed.isEmpty { listed = windows.filter { $0["Type"]?.string == "Autolap" } }
    var ends: [(time: Double, lap: JSON)] = []
    for lap in listed {
      guard let end = lap["TimeISO8601"]?.string.flatMap({ DateTime($0) }) else { continue }
      ends.append((end.secondsSince1970 - start, lap))
    }
    if listed.isEmpty {
      for event in suuntoEvents(readings, { $0["Lap"]?["Type"]?.string })
      where event.value != "Start" && event.value != "Stop" {
        ends.append((event.time - start, .null))
      }
    }
    ends = ends.filter { $0.time > 0 && $0.time <= span + 1 }
    guard let last = ends.last else { return [] }
    if span - last.time >= 1 { ends.append((span, .null)) }
    guard ends.count > 1 else { return [] }
    var begin = 0.0
    var laps: [Recording.Lap] = []
    for (end, lap) in ends {
      let moving =
        Activity.clock(at: end, without: recording.pauses)
        - Activity.clock(at: begin, without: recording.pauses)
      let timer = lap["Duration"]?.number.flatMap { time($0) } ?? max(0, moving)
      laps.append(
        Recording.Lap(
          start: begin,
          distance: lap["Distance"]?.number.flatMap { length($0) }.map { .meters($0) },
          timer: Duration(roundedSeconds: timer)
        )
      )
      begin = end
    }
    return laps
  }

  // MARK: Words

  /// The sport in words: what the watch calls it, if that is a word for one, else its number.
  private static func suuntoSport(_ number: Int64?, called name: String?) -> String {
    if let name, name != "null" {
      let word = SportWord(name)
      if word.sport != .other || word.kind != nil { return name }
      // Whoever chose a name of their own has a number too; the first is that of no sport.
      if number == 1 { return "" }
    }
    return number.flatMap { suuntoSports[$0] } ?? ""
  }

  // The numbers of Suunto's watches, as Movescount listed them. Verified by logs are those of running and of
  // multisport, 2; the others are inferred. 1 is running in the app, and no sport on a watch.
  private static let suuntoSports: [Int64: String] = [
    1: "running", 3: "running", 4: "cycling", 5: "mountain biking", 6: "swimming", 8: "skating",
    10: "yoga", 11: "trekking", 12: "walking", 14: "kayaking", 15: "rowing", 16: "climbing",
    17: "indoor cycling", 18: "circuit training", 20: "alpine skiing", 21: "snowboarding",
    22: "cross country skiing", 23: "weight training", 64: "elliptical", 70: "ice skating",
    71: "indoor rowing", 75: "orienteering", 78: "ski touring", 82: "trail running",
    83: "open water swimming", 84: "nordic walking", 85: "snowshoeing", 90: "crossfit",
    93: "treadmill",
  ]
}
