public import Coaching
public import Formats
public import Screens
public import Training

extension Activity {
  /// Writes the activity with everything that was measured of it, and for whoever asks the zones of the
  /// heart, which are reckoned, and its voice notes; an export has these in a list of their own.
  public func write(
    to json: inout JSONWriter,
    zones: ZoneChart? = nil,
    notes: [PlacedNote] = []
  ) {
    json.object { json in
      summary.writeMembers(to: &json)
      if !splits.isEmpty {
        json.array("splits") { json in
          for split in splits { split.write(to: &json) }
        }
      }
      if !laps.isEmpty {
        json.array("laps") { json in
          for lap in laps { lap.write(to: &json) }
        }
      }
      if !pauses.isEmpty {
        json.array("pauses") { json in
          for pause in pauses {
            json.array { json in
              json.value(pause.lowerBound)
              json.value(pause.upperBound)
            }
          }
        }
      }
      if !efforts.isEmpty {
        json.array("bestEfforts") { json in
          for effort in efforts { effort.write(to: &json) }
        }
      }
      if !pulse.isEmpty {
        json.array("heartRateSeconds") { json in
          for share in pulse {
            json.array { json in
              json.value(share.beatsPerMinute)
              json.value(share.seconds)
            }
          }
        }
      }
      if let zones {
        json.key("zones")
        zones.write(to: &json)
      }
      if !notes.isEmpty {
        json.array("voiceNotes") { json in
          for note in notes { note.write(to: &json) }
        }
      }
      if samples.count > 0 { samples.write(to: &json) }
    }
  }

  /// Reads an activity.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(summary: try ActivitySummary(fields))
    for split in try fields.list("splits") {
      splits.append(try ActivitySplit(Fields(split, at: "splits")))
    }
    for lap in try fields.list("laps") { laps.append(try Recording.Lap(lap)) }
    for pause in try fields.list("pauses") {
      guard let from = pause[0]?.number, let to = pause[1]?.number, from <= to else {
        throw fields.error("pauses", pause, "two seconds in order")
      }
      pauses.append(from..<to)
    }
    for effort in try fields.list("bestEfforts") {
      efforts.append(try BestEffort(Fields(effort, at: "bestEfforts")))
    }
    for share in try fields.list("heartRateSeconds") {
      guard let beats = share[0]?.integer, (0...255).contains(beats), let time = share[1]?.number
      else { throw fields.error("heartRateSeconds", share, "beats a minute and seconds") }
      pulse.append(PulseTime(beatsPerMinute: Int(beats), seconds: time))
    }
    if let series = try fields.fields(ifPresent: "series") { samples = try Samples(series) }
  }
}

extension ActivitySplit: Shaped {
  public static var blank: ActivitySplit {
    ActivitySplit(distance: .zero, moving: .zero, elapsed: .zero, heartRate: nil)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.meters("distanceMeters", &distance)
    try it.duration("movingSeconds", &moving, isRequired: true)
    try it.duration("elapsedSeconds", &elapsed, isRequired: true)
    try it.beats("heartRate", &heartRate)
  }
}

extension Recording.Lap {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("startSeconds", start)
      json.field("distanceMeters", distance?.meters)
      json.field("movingSeconds", timer?.inSeconds)
    }
  }

  fileprivate init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "laps")
    self.init(
      start: try fields.number("startSeconds"),
      distance: try fields.number(ifPresent: "distanceMeters").map { .meters($0) },
      timer: try fields.duration(ifPresent: "movingSeconds")
    )
  }
}

extension BestEffort: Shaped {
  public static var blank: BestEffort { BestEffort(distance: .zero, duration: .zero) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.meters("distanceMeters", &distance)
    try it.duration("seconds", &duration, isRequired: true)
  }
}

extension Samples {
  /// Writes the columns under the key `series`; a missing reading is null.
  fileprivate func write(to json: inout JSONWriter) {
    var columns = self
    json.object("series") { json in
      for kind in 0..<SampleColumns.steps.count {
        columns.column(kind) { column in
          guard !column.isEmpty else { return }
          let readings = column
          json.array(Self.columnNames[kind]) { json in
            for reading in readings { json.value(reading) }
          }
        }
      }
    }
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init()
    for kind in 0..<SampleColumns.steps.count {
      let name = Self.columnNames[kind]
      var readings: [Double] = []
      for reading in try fields.list(name) {
        guard reading.isNull || reading.number != nil else {
          throw fields.error(name, reading, "a number or null")
        }
        readings.append(reading.number ?? .nan)
      }
      guard readings.isEmpty || kind == 0 || readings.count == count else {
        throw fields.error(name, fields[name], "as many readings as times")
      }
      column(kind) { $0 = readings }
    }
    guard count <= RecordingFile.mostSamples else {
      throw fields.error("time", fields["time"], "at most \(RecordingFile.mostSamples) rows")
    }
    self = SampleColumns.rounded(self)
  }
}
