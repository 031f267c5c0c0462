import Formats
public import Training

extension Recording {
  /// The recording as a GPX file, or nothing where it has no positions: GPX is made of them.
  ///
  /// GPX 1.1 with Garmin's TrackPointExtension, version 2, its elements in the order of the schema. Every
  /// pause begins a new segment. A runner's cadence is in strides of one foot: the schema counts
  /// revolutions, and programs that read it (Strava, GPSBabel on its way to TCX) double them. An element
  /// of our own says so, since a slow run's strides and a walk's steps look alike.
  /// The track has the name and, as its description, the notes.
  ///
  /// - Returns: The bytes of the file, in UTF-8.
  public func gpx() -> [UInt8]? {
    let hasPosition = samples.latitude.contains { !$0.isNaN }
    guard hasPosition else { return nil }
    let namespaces = [
      ("version", "1.1"), ("creator", "Pacesetter"),
      ("xmlns", "http://www.topografix.com/GPX/1/1"),
      ("xmlns:gpxtpx", "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"),
      ("xmlns:own", "urn:pacesetter:activity"),
    ]
    var xml = XMLWriter()
    xml.element("gpx", namespaces) { xml in
      xml.element("metadata") { xml in
        xml.element("time", text: time(0))
        guard let cadenceUnit else { return }
        xml.element("extensions") { $0.element("own:CadenceUnit", text: cadenceUnit) }
      }
      xml.element("trk") { xml in
        if let name { xml.element("name", text: name) }
        if let notes { xml.element("desc", text: notes) }
        xml.element("type", text: SportKind.of(sport, kind: kind)?.word ?? sport.rawValue)
        for stretch in stretches {
          let rows = stretch.filter { !samples.latitude[$0].isNaN && !samples.longitude[$0].isNaN }
          guard !rows.isEmpty else { continue }
          xml.element("trkseg") { xml in
            for row in rows { writePoint(row, to: &xml) }
          }
        }
      }
    }
    return xml.document
  }

  private func time(_ seconds: Double) -> String {
    instant(seconds).text
  }

  /// What the cadence of somebody on foot counts, where there is one.
  private var cadenceUnit: String? {
    guard samples.cadence.contains(where: { !$0.isNaN }) else { return nil }
    switch sport {
    case .running: return CadenceRule.wordForStrides
    case .walking, .other: return CadenceRule.wordForSteps
    case .cycling, .swimming: return nil
    }
  }

  private func writePoint(_ row: Int, to xml: inout XMLWriter) {
    // Seven decimals of a degree are a centimetre.
    let place = [
      ("lat", XMLWriter.text(samples.latitude[row], decimals: 7)),
      ("lon", XMLWriter.text(samples.longitude[row], decimals: 7)),
    ]
    xml.element("trkpt", place) { xml in
      xml.element("ele", number: samples.altitude.reading(row), decimals: 2)
      xml.element("time", text: time(samples.time[row]))
      let heartRate = samples.heartRate.reading(row)
      let cadence = samples.cadence.reading(row)
      let speed = samples.speed.reading(row)
      let power = samples.power.reading(row)
      guard !(heartRate.isNaN && cadence.isNaN && speed.isNaN && power.isNaN) else { return }
      xml.element("extensions") { xml in
        xml.element("power", number: power, decimals: 0)
        guard !(heartRate.isNaN && cadence.isNaN && speed.isNaN) else { return }
        xml.element("gpxtpx:TrackPointExtension") { xml in
          xml.element("gpxtpx:hr", number: heartRate, decimals: 0)
          let strides = sport == .running ? cadence / 2 : cadence
          xml.element("gpxtpx:cad", number: strides, decimals: 0)
          xml.element("gpxtpx:speed", number: speed, decimals: 3)
        }
      }
    }
  }
}
