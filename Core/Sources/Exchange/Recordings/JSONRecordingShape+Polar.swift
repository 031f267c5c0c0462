import Formats
import Training

extension JSONRecordingShape {
  /// A session of Polar Flow's account export: clocks of the place beside its offset, sports as numbers, and
  /// readings at a steady interval; in older exports sports have names, and readings times of their own.
  /// Each exercise is an activity.
  static let polar = source(
    "Polar Flow",
    members: ["exportVersion", "exercises", "stopTime"]
  ) { json throws(RecordingError) in
    let exercises = json["exercises"]?.array ?? []
    var recordings: [Recording] = []
    for exercise in exercises {
      // A session of one exercise says some things only once.
      let session = exercises.count == 1 ? json : exercise
      if let recording = polarRecording(exercise, session, json) { recordings.append(recording) }
    }
    guard !recordings.isEmpty else { throw .nothingRecorded(.json, offset: 0) }
    return recordings
  }

  private static func polarRecording(
    _ exercise: JSON,
    _ session: JSON,
    _ whole: JSON
  ) -> Recording? {
    let told = { (names: [String]) -> JSON? in
      for place in [exercise, session] {
        for name in names { if let value = place[name], !value.isNull { return value } }
      }
      return nil
    }
    guard let clock = told(["startTime"])?.string.flatMap({ DateTime($0) }) else { return nil }
    let minutes =
      (told(["timezoneOffsetMinutes", "timezoneOffset", "timeZoneOffset"])
      ?? whole["timezoneOffsetMinutes"] ?? whole["timeZoneOffset"])?.integer
    let offset = minutes.flatMap { UTCOffset(exactly: $0) }
    let start = clock.secondsSince1970 * 1000
    let word = SportWord(polarSport(told(["sport"])))
    let seconds =
      told(["durationMillis"])?.number.map { $0 / 1000 } ?? polarSeconds(told(["duration"]))
    let end = told(["stopTime"])?.string.flatMap { DateTime($0) }?.seconds(since: clock)
    let timer = seconds.flatMap { time($0) }
    let elapsed = end.flatMap { time($0) }.map { max($0, timer ?? 0) } ?? timer
    let meters = told(["distanceMeters", "distance"])?.number.flatMap { length($0) }
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: LocalTime(
        secondsSince1970: (start / 1000) - Double((offset?.minutes ?? 0) * 60),
        offset: offset
      ),
      samples: polarSamples(exercise, since: start),
      totals: Recording.Totals(
        distance: meters.map { .meters($0) },
        timer: timer.map { Duration(roundedSeconds: $0) },
        elapsed: elapsed.map { Duration(roundedSeconds: $0) },
        kilocalories: told(["calories", "kiloCalories"])?.number.flatMap { $0 > 0 ? $0 : nil }
      ),
      ascent: told(["ascentMeters", "ascent"])?.number.flatMap { length($0) }.map { .meters($0) }
    )
    guard recording.samples.count > 0 || timer != nil else { return nil }
    recording.name = session["name"]?.string
    recording.notes = session["note"]?.string ?? whole["note"]?.string
    recording.laps = polarLaps(exercise, total: meters, timer: timer)
    recording.findPauses()
    switch recording.sport {
    case .running, .walking, .other: CadenceRule.settle(&recording, writtenAs: .steps)
    case .cycling, .swimming: CadenceRule.settle(&recording, writtenAs: .revolutions)
    }
    return recording
  }

  // MARK: Readings

  private static func polarSamples(_ exercise: JSON, since start: Double) -> Samples {
    var table = SeriesTable()
    let places = polarPlaces(exercise, since: start)
    table.add(places.map { ($0.time, $0.latitude) }) { $0.latitude = $1 }
    table.add(places.map { ($0.time, $0.longitude) }) { $0.longitude = $1 }
    let heights = settled(polarSeries(exercise, "ALTITUDE", "altitude", start))
    // A barometer's heights and those of satellites are two scales.
    table.add(heights.isEmpty ? places.map { ($0.time, $0.altitude) } : heights) {
      $0.altitude = $1
    }
    table.add(polarSeries(exercise, "HEART_RATE", "heartRate", start)) { $0.heartRate = $1 }
    table.add(polarSeries(exercise, "SPEED", "speed", start)) { $0.speed = $1 / 3.6 }
    table.add(polarSeries(exercise, "CADENCE", "cadence", start)) { $0.cadence = $1 }
    table.add(polarSeries(exercise, "DISTANCE", "distance", start)) { $0.distance = $1 }
    table.add(polarSeries(exercise, "POWER", "power", start)) { $0.power = $1 }
    return table.samples(since: start)
  }

  /// A series: values at an interval, or each with its time.
  private static func polarSeries(
    _ exercise: JSON,
    _ type: String,
    _ oldName: String,
    _ start: Double
  ) -> SeriesTable.Series {
    let samples = exercise["samples"]
    if let series = samples?["samples"]?.array?.first(where: { $0["type"]?.string == type }),
      let interval = series["intervalMillis"]?.number, interval > 0
    {
      return (series["values"]?.array ?? []).enumerated().compactMap { place, value in
        value.number.map { (start + Double(place) * interval, $0) }
      }
    }
    return (samples?[oldName]?.array ?? []).compactMap { reading in
      guard let time = reading["dateTime"]?.string.flatMap({ DateTime($0) }),
        let value = reading["value"]?.number
      else { return nil }
      return (time.secondsSince1970 * 1000, value)
    }
  }

  /// Heights without the zeros of the first seconds, in which the barometer has none.
  private static func settled(_ heights: SeriesTable.Series) -> SeriesTable.Series {
    Array(heights.drop { $0.value == 0 })
  }

  private typealias Place = (
    time: Double, latitude: Double, longitude: Double, altitude: Double
  )

  private static func polarPlaces(_ exercise: JSON, since start: Double) -> [Place] {
    let route = exercise["routes"]?["route"]
    let begin = route?["startTime"]?.string.flatMap { DateTime($0) }?.secondsSince1970
    let points = route?["wayPoints"]?.array ?? exercise["samples"]?["recordedRoute"]?.array ?? []
    return points.compactMap { point -> Place? in
      let elapsed = point["elapsedMillis"]?.number.map { (begin.map { $0 * 1000 } ?? start) + $0 }
      let clock = point["dateTime"]?.string.flatMap { DateTime($0) }
      guard let time = elapsed ?? clock.map({ $0.secondsSince1970 * 1000 }),
        let latitude = point["latitude"]?.number, let longitude = point["longitude"]?.number
      else { return nil }
      return (time, latitude, longitude, point["altitude"]?.number ?? .nan)
    }
  }

  // MARK: Laps

  /// The laps that the runner marked, or else those that the watch did, with what came after the last.
  private static func polarLaps(
    _ exercise: JSON,
    total: Double?,
    timer: Double?
  ) -> [Recording.Lap] {
    let marked = exercise["laps"]?["laps"]?.array ?? []
    let listed = marked.isEmpty ? exercise["laps"]?["autoLaps"]?.array ?? [] : marked
    var laps: [Recording.Lap] = []
    var (end, meters) = (0.0, 0.0)
    for lap in listed {
      guard let split = lap["splitTimeMillis"]?.number.flatMap({ time($0 / 1000) }), split > end
      else { continue }
      let distance = lap["distanceMeters"]?.number.flatMap { length($0) }
      laps.append(
        Recording.Lap(
          start: end,
          distance: distance.map { .meters($0) },
          timer: Duration(roundedSeconds: split - end)
        )
      )
      end = split
      meters += distance ?? .nan
    }
    if !laps.isEmpty, let timer, timer - end >= 1 {
      let rest = total.map { $0 - meters } ?? .nan
      laps.append(
        Recording.Lap(
          start: end,
          distance: rest > 0 ? .meters(rest) : nil,
          timer: Duration(roundedSeconds: timer - end)
        )
      )
    }
    return laps
  }

  // MARK: Words

  /// The sport in words: newer exports have the number of Polar's list, older ones its name.
  private static func polarSport(_ sport: JSON?) -> String {
    let told = sport?["id"] ?? sport
    guard let text = told?.string ?? told?.integer.map({ String($0) }) else { return "" }
    return polarSports[text] ?? (Int(text) == nil ? text : "")
  }

  // Of Polar's own list. Only that of running is verified on a real export; others are no sport here.
  private static let polarSports = [
    "1": "running", "2": "cycling", "3": "walking", "4": "jogging", "5": "mountain biking",
    "6": "skiing", "7": "alpine skiing", "8": "rowing", "9": "nordic walking", "11": "hiking",
    "12": "tennis", "15": "strength training", "17": "treadmill running", "18": "indoor cycling",
    "19": "road running", "20": "circuit training", "23": "swimming", "27": "trail running",
    "38": "road cycling", "103": "pool swimming", "105": "open water swimming",
  ]

  /// The seconds of `PT1844.969S` or `PT1H2M3S`.
  static func polarSeconds(_ duration: JSON?) -> Double? {
    guard let text = duration?.string, text.hasPrefix("PT") else { return nil }
    var (total, digits) = (0.0, "")
    for character in text.dropFirst(2) {
      let unit: Double
      switch character {
      case "H": unit = 3600
      case "M": unit = 60
      case "S": unit = 1
      default:
        digits.append(character)
        continue
      }
      guard let value = Double(digits) else { return nil }
      total += value * unit
      digits = ""
    }
    return digits.isEmpty ? total : nil
  }
}
