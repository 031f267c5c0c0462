import Formats
public import Training

extension Shaper {
  /// A moment as RFC 3339 writes it, which has to be there.
  public mutating func instant(_ key: String, _ value: inout Instant) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "string", "format": "date-time"], isRequired: true)
    } else if isReading {
      value = try fields.instant(key)
    } else {
      json.field(key, value.text)
    }
  }

  /// A moment as RFC 3339 writes it, that may be absent.
  public mutating func instant(_ key: String, _ value: inout Instant?) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "string", "format": "date-time"], isRequired: false)
    } else if isReading {
      value = try fields.instant(ifPresent: key)
    } else {
      json.field(key, value?.text)
    }
  }

  /// A moment in seconds since 1970, or that before.
  public mutating func unixTime(_ key: String, _ value: inout Instant) throws(ShapeError) {
    var seconds = value.secondsSince1970
    try number(key, &seconds, isRequired: false)
    if isReading { value = Instant(secondsSince1970: seconds) }
  }

  /// A moment in seconds since 1970, and its offset as `utcOffsetMinutes`.
  public mutating func localTime(_ key: String, _ value: inout LocalTime) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "number"], isRequired: true)
      describe("utcOffsetMinutes", ["type": "integer"], isRequired: false)
    } else if isReading {
      value = try fields.localTime(key)
    } else {
      json.localTime(key, value)
    }
  }

  /// A moment with its offset in the text, and the offset as `utcOffsetMinutes` where somebody knows it.
  public mutating func zonedTime(_ key: String, _ value: inout LocalTime) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "string", "format": "date-time"], isRequired: true)
      describe("utcOffsetMinutes", ["type": "integer"], isRequired: false)
    } else if isReading {
      let offset = try fields.offset(ifPresent: "utcOffsetMinutes")
      value = LocalTime(try fields.instant(key), offset: offset)
    } else {
      json.field(key, value.text)
      json.field("utcOffsetMinutes", value.offset?.minutes)
    }
  }

  /// A day, which has to be there.
  public mutating func day(_ key: String, _ value: inout Day) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "string", "format": "date"], isRequired: true)
    } else if isReading {
      let text = try fields.string(key)
      guard let day = Day(text) else {
        throw fields.error(key, fields[key], "a day such as 2026-06-01")
      }
      value = day
    } else {
      json.field(key, value.text)
    }
  }

  /// A time of the day such as 18:00, that may be absent.
  mutating func clockTime(_ key: String, _ value: inout ClockTime?) throws(ShapeError) {
    if isDescribing {
      describe(key, ["type": "string", "pattern": "^[0-9]{2}:[0-9]{2}$"], isRequired: false)
    } else if isReading {
      value = try fields.clockTime(ifPresent: key)
    } else {
      json.field(key, value?.text)
    }
  }

  /// Seconds that may be absent, to the millisecond, within bounds where there are some.
  public mutating func duration(
    _ key: String,
    _ value: inout Duration?,
    in range: ClosedRange<Int64>? = nil
  ) throws(ShapeError) {
    if isDescribing {
      var schema: [JSON.Member] = [JSON.Member("type", "number")]
      if let range {
        schema.append(JSON.Member("minimum", .number(Double(range.lowerBound))))
        schema.append(JSON.Member("maximum", .number(Double(range.upperBound))))
      }
      describe(key, .object(schema), isRequired: false)
    } else if isReading {
      value = try fields.duration(ifPresent: key)
      guard let value, let range else { return }
      guard value >= .seconds(range.lowerBound), value <= .seconds(range.upperBound) else {
        let bounds = "\(range.lowerBound) to \(range.upperBound)"
        throw fields.error(key, fields[key], "seconds from \(bounds)")
      }
    } else {
      json.field(key, value?.inSeconds)
    }
  }

  /// Seconds, or those before; not written where they are what a text need not say.
  public mutating func duration(
    _ key: String,
    _ value: inout Duration,
    in range: ClosedRange<Int64>? = nil,
    isRequired: Bool = false,
    unless unsaid: Duration? = nil
  ) throws(ShapeError) {
    if isDescribing, isRequired { return describe(key, ["type": "number"], isRequired: true) }
    if isReading, isRequired { return value = try fields.duration(key) }
    var duration: Duration? = isWriting && value == unsaid ? nil : value
    try self.duration(key, &duration, in: range)
    value = duration ?? value
  }

  /// A pace in seconds per kilometer that may be absent.
  public mutating func pace(_ key: String, _ value: inout Pace?) throws(ShapeError) {
    var seconds = value?.secondsPerKilometer
    try positive(key, &seconds)
    if isReading { value = seconds.map { .secondsPerKilometer($0) } }
  }

  /// A heart rate in beats a minute that may be absent.
  public mutating func heartRate(_ key: String, _ value: inout HeartRate?) throws(ShapeError) {
    var beats = value?.beatsPerMinute
    try positive(key, &beats)
    if isReading { value = beats.map { .beatsPerMinute($0) } }
  }

  /// A heart rate as it was measured, that may be absent.
  public mutating func beats(_ key: String, _ value: inout HeartRate?) throws(ShapeError) {
    var beats = value?.beatsPerMinute
    try number(key, &beats)
    if isReading { value = beats.map { .beatsPerMinute($0) } }
  }

  /// Minutes east of UTC as `utcOffsetMinutes`, cut to what clocks show, that may be absent.
  public mutating func offset(_ value: inout UTCOffset?) throws(ShapeError) {
    var minutes = value.map { Int64($0.minutes) }
    try whole("utcOffsetMinutes", &minutes)
    if isReading { value = minutes.map { UTCOffset(clamping: $0) } }
  }

  /// Meters above zero that may be absent.
  public mutating func distance(_ key: String, _ value: inout Distance?) throws(ShapeError) {
    var meters = value?.meters
    try positive(key, &meters)
    if isReading { value = meters.map { .meters($0) } }
  }

  /// Meters as they were measured, that may be absent.
  public mutating func meters(_ key: String, _ value: inout Distance?) throws(ShapeError) {
    var meters = value?.meters
    try number(key, &meters)
    if isReading { value = meters.map { .meters($0) } }
  }

  /// Meters as they were measured.
  public mutating func meters(
    _ key: String,
    _ value: inout Distance,
    isRequired: Bool = true
  ) throws(ShapeError) {
    var meters = value.meters
    try number(key, &meters, isRequired: isRequired)
    value = .meters(meters)
  }

  /// A tempo that a metronome can play; `expected` says what it is where it is missing.
  public mutating func tempo(
    _ key: String,
    _ value: inout Tempo,
    _ expected: String
  ) throws(ShapeError) {
    if isDescribing {
      let (least, most) = (Tempo.range.lowerBound, Tempo.range.upperBound)
      let bounds: JSON = [
        "type": "integer", "minimum": .number(Double(least)), "maximum": .number(Double(most)),
      ]
      describe(key, bounds, isRequired: true)
    } else if isReading {
      guard let tempo = try fields.tempo(ifPresent: key) else {
        throw fields.error(key, nil, expected)
      }
      value = tempo
    } else {
      json.field(key, value.beatsPerMinute)
    }
  }
}
