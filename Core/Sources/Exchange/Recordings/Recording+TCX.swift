import Formats
public import Training

extension Recording {
  /// The recording as a TCX file, version 2, with Garmin's ActivityExtension for speed, steps and power.
  ///
  /// Laps keep the device's own totals; every pause begins a new track. Cadence is in strides of one foot,
  /// for that is what the format counts. Energy is spread over laps by their time, for it knows no other.
  /// Of sports it knows three, and of names none: kind and name stand in elements of our own where extensions
  /// may, and the name above the notes too, where other programs show it.
  public func tcx() -> [UInt8] {
    let known = SportKind.of(sport, kind: kind)
    let kind = nameInTCX == "Other" ? known?.name : known?.closer
    var xml = XMLWriter()
    let root = [
      ("xmlns", "http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"),
      ("xmlns:ns3", "http://www.garmin.com/xmlschemas/ActivityExtension/v2"),
      ("xmlns:own", "urn:pacesetter:activity"),
    ]
    xml.element("TrainingCenterDatabase", root) { xml in
      xml.element("Activities") { xml in
        xml.element("Activity", [("Sport", nameInTCX)]) { xml in
          xml.element("Id", text: timeInTCX(0))
          writeLaps(to: &xml)
          if name != nil || notes != nil {
            xml.element("Notes", text: [name, notes].compactMap { $0 }.joined(separator: "\n"))
          }
          if kind != nil || name != nil {
            xml.element("Extensions") { xml in
              if let kind { xml.element("own:Kind", text: kind) }
              if let name { xml.element("own:Title", text: name) }
            }
          }
        }
      }
    }
    return xml.document
  }

  private var nameInTCX: String {
    switch sport {
    case .running: "Running"
    case .cycling: "Biking"
    case .walking, .swimming, .other: "Other"
    }
  }

  private func timeInTCX(_ seconds: Double) -> String {
    instant(seconds).text
  }

  private func writeLaps(to xml: inout XMLWriter) {
    let laps = lapsWithEnds
    let times = laps.map { lap, end in lap.timer?.inSeconds ?? running(in: lap.start..<end) }
    let all = times.reduce(0, +)
    var (passed, told) = (0.0, 0.0)
    for (place, (lap, end)) in laps.enumerated() {
      passed += times[place]
      let energy = all > 0 ? ((totals.kilocalories ?? 0) * passed / all).rounded() : 0
      xml.element("Lap", [("StartTime", timeInTCX(lap.start))]) { xml in
        xml.element("TotalTimeSeconds", number: times[place], decimals: 3)
        xml.element("DistanceMeters", number: lap.distance?.meters ?? 0, decimals: 2)
        xml.element("Calories", number: energy - told, decimals: 0)
        xml.element("Intensity", text: "Active")
        xml.element("TriggerMethod", text: laps.count > 1 ? "Manual" : "Time")
        let isLast = place == laps.count - 1
        for stretch in stretches {
          let rows = stretch.filter { row -> Bool in
            let time = samples.time[row]
            return (place == 0 || time >= lap.start) && (isLast || time < end)
          }
          guard !rows.isEmpty else { continue }
          xml.element("Track") { xml in
            for row in rows { writeTrackpoint(row, to: &xml) }
          }
        }
      }
      told = energy
    }
  }

  /// Seconds of a span that no pause takes.
  private func running(in span: Range<Double>) -> Double {
    pauses.reduce(span.upperBound - span.lowerBound) { rest, pause in
      let shared = pause.clamped(to: span)
      return rest - (shared.upperBound - shared.lowerBound)
    }
  }

  private func writeTrackpoint(_ row: Int, to xml: inout XMLWriter) {
    xml.element("Trackpoint") { xml in
      xml.element("Time", text: timeInTCX(samples.time[row]))
      let (latitude, longitude) = (samples.latitude.reading(row), samples.longitude.reading(row))
      if !latitude.isNaN, !longitude.isNaN {
        xml.element("Position") { xml in
          xml.element("LatitudeDegrees", number: latitude, decimals: 7)
          xml.element("LongitudeDegrees", number: longitude, decimals: 7)
        }
      }
      xml.element("AltitudeMeters", number: samples.altitude.reading(row), decimals: 2)
      xml.element("DistanceMeters", number: samples.distance.reading(row), decimals: 2)
      let heartRate = samples.heartRate.reading(row)
      if !heartRate.isNaN {
        xml.element("HeartRateBpm") { $0.element("Value", number: heartRate, decimals: 0) }
      }
      let cadence = samples.cadence.reading(row)
      let isOnFoot = sport == .running || sport == .walking || sport == .other
      if !isOnFoot { xml.element("Cadence", number: cadence, decimals: 0) }
      let (speed, power) = (samples.speed.reading(row), samples.power.reading(row))
      guard !speed.isNaN || !power.isNaN || (isOnFoot && !cadence.isNaN) else { return }
      xml.element("Extensions") { xml in
        xml.element("ns3:TPX") { xml in
          xml.element("ns3:Speed", number: speed, decimals: 3)
          if isOnFoot { xml.element("ns3:RunCadence", number: cadence / 2, decimals: 0) }
          xml.element("ns3:Watts", number: power, decimals: 0)
        }
      }
    }
  }
}
