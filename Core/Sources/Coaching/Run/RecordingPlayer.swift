public import Training

/// Plays a recording as the events that a tracker would have been told when it happened.
///
/// Readings come at their own times, ticks at whole seconds after the readings of the same moment.
/// What the recording does not hold is not made up: a hole is silence, and the tracker's signals
/// say so. A silence longer than ten minutes loses its ticks from then on, so that a clock which
/// jumped by a year cannot keep anybody waiting.
public struct RecordingPlayer: Sendable {
  /// What is played.
  public let recording: Recording

  /// When the recording ends.
  public let length: Duration

  /// Whether the end has been told.
  public private(set) var isFinished = false

  private static let longestSilenceWithTicks = 600.0
  // A clock that jumped further than a hundred days is broken, and what it says is left out.
  private static let latest = 8_640_000.0

  private let usesDeviceDistance: Bool
  private let end: Double
  private var opening: [TrackerEvent]
  private var row = 0
  private var rowTime = 0.0
  private var field = Field.device
  private var pauseEdge = 0
  private var lap = 0
  private var tick = 1.0
  private var lastHeard = 0.0
  private var toldTotals = false

  /// The columns of a row, in the order in which they are told.
  private enum Field: Int { case device, position, heartRate, cadence, power, done }

  /// Prepares a recording to be played from its start.
  ///
  /// Where nothing but a speed is told, the meters are counted from it (``Recording/countSpeed()``), and the
  /// readings of a treadmill are stretched to the distance that it showed (``Recording/calibrate()``).
  public init(_ recording: Recording) {
    var recording = recording
    recording.countSpeed()
    recording.calibrate()
    self.recording = recording
    usesDeviceDistance = recording.samples.distance.contains { $0.isFinite }
    // A device that counts the distance itself is announced, so that no position counts before
    // its first reading.
    opening =
      usesDeviceDistance ? [.device(DeviceReading(distance: .zero)), .start] : [.start]
    let lastRow = recording.samples.time.last { (0...Self.latest).contains($0) }
    let told = recording.totals.elapsed ?? recording.totals.timer ?? .zero
    end = lastRow ?? min(told.inSeconds, Self.latest)
    length = Duration(roundedSeconds: end)
    skipEmptyFields()
  }

  /// The time of the next event, or nothing after the end.
  public var nextTime: Duration? {
    isFinished ? nil : Duration(roundedSeconds: upcoming().1)
  }

  /// The events up to and including a time that have not been told yet.
  public mutating func events(upTo limit: Duration) -> [TimedEvent] {
    var events: [TimedEvent] = []
    let limit = limit.inSeconds
    while !isFinished {
      let (source, time) = upcoming()
      guard Duration(roundedSeconds: time).inSeconds <= limit else { break }
      if let event = tell(source) {
        events.append(TimedEvent(at: Duration(roundedSeconds: time), event: event))
      }
    }
    return events
  }

  // MARK: What comes next

  /// Where events come from; at one moment the earlier in this list is told first.
  private enum Source { case opening, resume, row, lap, pause, tick, totals, end }

  private func upcoming() -> (Source, Double) {
    if !opening.isEmpty { return (.opening, 0) }
    var next = toldTotals ? (Source.end, end) : (Source.totals, end)
    if tick <= next.1 { next = (.tick, tick) }
    let edge = edgeTime()
    if pauseEdge % 2 == 0, edge <= next.1 { next = (.pause, edge) }
    let lapEnd = lapEndTime()
    if lapEnd <= next.1 { next = (.lap, lapEnd) }
    if row < recording.samples.count, rowTime <= next.1 { next = (.row, rowTime) }
    if pauseEdge % 2 == 1, edge <= next.1 { next = (.resume, edge) }
    return next
  }

  private mutating func tell(_ source: Source) -> TrackerEvent? {
    switch source {
    case .opening: return opening.removeLast()
    case .resume:
      pauseEdge += 1
      return .resume
    case .row:
      lastHeard = rowTime
      defer { advanceField() }
      return reading(of: field)
    case .lap:
      defer { lap += 1 }
      return .deviceLap(rounded(recording.laps[lap]))
    case .pause:
      pauseEdge += 1
      return .pause
    case .tick:
      advanceTick()
      return .tick
    case .totals:
      toldTotals = true
      let totals = recording.totals
      return totals == Recording.Totals() ? nil : .deviceTotals(rounded(totals))
    case .end:
      isFinished = true
      return .end
    }
  }

  /// Edges alternate: even ones begin a pause, odd ones end it.
  private func edgeTime() -> Double {
    guard pauseEdge / 2 < recording.pauses.count else { return .infinity }
    let pause = recording.pauses[pauseEdge / 2]
    return max(0, pauseEdge % 2 == 0 ? pause.lowerBound : pause.upperBound)
  }

  /// A lap ends where the next begins, the last one with the recording.
  private func lapEndTime() -> Double {
    guard lap < recording.laps.count else { return .infinity }
    guard lap + 1 < recording.laps.count else { return end }
    return min(end, max(0, recording.laps[lap + 1].start))
  }

  private mutating func advanceTick() {
    tick += 1
    guard tick - lastHeard > Self.longestSilenceWithTicks else { return }
    let next = row < recording.samples.count ? rowTime : end
    tick = max(tick, min(next, edgeTime()).rounded(.up))
  }

  // MARK: Rows

  private mutating func advanceField() {
    field = Field(rawValue: field.rawValue + 1) ?? .done
    skipEmptyFields()
  }

  /// Moves on to the next column that holds a reading, in this row or a later one.
  private mutating func skipEmptyFields() {
    while row < recording.samples.count {
      let time = recording.samples.time[row]
      if time >= 0, time <= end {
        rowTime = max(rowTime, time)
        while field != .done {
          if reading(of: field) != nil { return }
          field = Field(rawValue: field.rawValue + 1) ?? .done
        }
      }
      field = .device
      row += 1
    }
  }

  private func reading(of field: Field) -> TrackerEvent? {
    let samples = recording.samples
    switch field {
    case .device: return deviceReading(samples)
    case .position: return position(samples)
    case .heartRate: return value(samples.heartRate).map { .heartRate(.beatsPerMinute($0)) }
    case .cadence: return value(samples.cadence).map { .cadence(.stepsPerMinute($0)) }
    case .power: return value(samples.power).map { .power($0) }
    case .done: return nil
    }
  }

  /// The device's own distance; its speed alone is told only where no position carries it.
  private func deviceReading(_ samples: Samples) -> TrackerEvent? {
    let distance = value(samples.distance).map(Distance.meters)
    let speed = value(samples.speed).map(Speed.metersPerSecond)
    let isNeeded = usesDeviceDistance ? distance != nil || speed != nil : place(samples) == nil
    guard isNeeded, distance != nil || speed != nil else { return nil }
    return .device(DeviceReading(distance: distance, speed: speed))
  }

  private func position(_ samples: Samples) -> TrackerEvent? {
    guard let coordinate = place(samples) else { return nil }
    return .position(
      Fix(
        coordinate: coordinate,
        altitude: value(samples.altitude),
        accuracy: value(samples.accuracy),
        speed: value(samples.speed).map(Speed.metersPerSecond)
      )
    )
  }

  private func place(_ samples: Samples) -> Coordinate? {
    guard let latitude = value(samples.latitude), let longitude = value(samples.longitude) else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func value(_ column: [Double]) -> Double? {
    guard row < column.count, column[row].isFinite else { return nil }
    return column[row]
  }

  // MARK: Rounding to what a journal keeps

  private func rounded(_ lap: Recording.Lap) -> Recording.Lap {
    var lap = lap
    lap.timer = rounded(lap.timer)
    return lap
  }

  private func rounded(_ totals: Recording.Totals) -> Recording.Totals {
    var totals = totals
    totals.timer = rounded(totals.timer)
    totals.elapsed = rounded(totals.elapsed)
    return totals
  }

  private func rounded(_ duration: Duration?) -> Duration? {
    duration.map { Duration(roundedSeconds: $0.inSeconds) }
  }
}
