import Foundation

/// A run along the equator, or once around a place on it, at a constant pace, as the GPX file that a watch would export.
struct Track {
  var meters: Double
  var secondsPerKilometer: Double
  var heartRate = 150
  /// When it begins, in seconds since 1970.
  var startedAt = 1_750_000_000.0
  /// Whether it ends where it begins.
  var isLoop = false

  /// Writes the file into a folder and answers its path.
  func write(to folder: URL, as name: String = "run.gpx") throws -> String {
    let file = folder.appending(path: name)
    try gpx.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private var gpx: String {
    let start = Date(timeIntervalSince1970: startedAt)
    let metersPerSecond = 1000 / secondsPerKilometer
    let metersPerDegree = 6_371_008.8 * Double.pi / 180
    let points = (0...Int(meters / metersPerSecond)).map { second in
      let degrees = Double(second) * metersPerSecond / metersPerDegree
      let radius = meters / metersPerDegree / (2 * .pi)
      let latitude = isLoop ? sin(degrees / radius) * radius : 0
      let longitude = 11 + (isLoop ? (1 - cos(degrees / radius)) * radius : degrees)
      let time = start.addingTimeInterval(Double(second)).ISO8601Format()
      return """
        <trkpt lat="\(latitude)" lon="\(longitude)"><ele>100</ele><time>\(time)</time><extensions>\
        <gpxtpx:TrackPointExtension><gpxtpx:hr>\(heartRate)</gpxtpx:hr><gpxtpx:cad>86</gpxtpx:cad>\
        </gpxtpx:TrackPointExtension></extensions></trkpt>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Pacesetter's tests" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
      <trk><type>running</type><trkseg>
      \(points.joined(separator: "\n"))
      </trkseg></trk></gpx>
      """
  }
}
