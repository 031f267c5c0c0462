public import Training

/// A route as one line on a plain background, north up, for a small drawing without tiles.
///
/// An equirectangular projection about the route's middle: over the few kilometres of a run it is
/// true to well under a hundredth of the drawing's width.
public struct RouteDrawing: Equatable, Sendable {
  /// The width of the drawing in its own units.
  public let width: Double

  /// The height of the drawing in its own units.
  public let height: Double

  /// The line in the language of an SVG path, in the drawing's units.
  public let path: String

  private let west: Double
  private let north: Double
  private let unitsPerLatitude: Double
  private let unitsPerLongitude: Double
  private let inset: Place

  /// A place in the drawing, from its upper left corner.
  public struct Place: Equatable, Sendable {
    /// Units from the left.
    public var x: Double
    /// Units from the top.
    public var y: Double
  }

  /// Draws a recording's positions, or nothing if it has no two different ones.
  public init?(of samples: Samples, width: Double = 320, height: Double = 200) {
    var south = 90.0
    var north = -90.0
    var west = 180.0
    var east = -180.0
    let rows = min(samples.latitude.count, samples.longitude.count)
    for row in 0..<rows where samples.latitude[row].isFinite && samples.longitude[row].isFinite {
      south = min(south, samples.latitude[row])
      north = max(north, samples.latitude[row])
      west = min(west, samples.longitude[row])
      east = max(east, samples.longitude[row])
    }
    guard south <= north, south < north || west < east else { return nil }
    let margin = 10.0
    // Never nothing, so that a run across a pole can still be drawn.
    let shrink = max(0.01, Portable.cos((south + north) / 2 * .pi / 180))
    let tall = max(north - south, 1e-6)
    let wide = max((east - west) * shrink, 1e-6)
    let scale = min((height - 2 * margin) / tall, (width - 2 * margin) / wide)
    self.width = width
    self.height = height
    self.west = west
    self.north = north
    unitsPerLatitude = scale
    unitsPerLongitude = scale * shrink
    inset = Place(
      x: (width - (east - west) * unitsPerLongitude) / 2,
      y: (height - (north - south) * scale) / 2
    )
    var path = ""
    var last: Place?
    for row in 0..<rows {
      let latitude = samples.latitude[row]
      let longitude = samples.longitude[row]
      guard latitude.isFinite, longitude.isFinite else { continue }
      let place = Place(
        x: inset.x + (longitude - west) * unitsPerLongitude,
        y: inset.y + (north - latitude) * unitsPerLatitude
      )
      // What is nearer than the line is wide cannot be seen.
      if let last {
        let away = (place.x - last.x) * (place.x - last.x) + (place.y - last.y) * (place.y - last.y)
        guard away >= 0.64 else { continue }
      }
      path += (last == nil ? "M" : "L") + tenths(place.x) + " " + tenths(place.y)
      last = place
    }
    self.path = path
  }

  /// Where a coordinate lies in the drawing.
  public func place(of coordinate: Coordinate) -> Place {
    Place(
      x: inset.x + (coordinate.longitude - west) * unitsPerLongitude,
      y: inset.y + (north - coordinate.latitude) * unitsPerLatitude
    )
  }
}

private func tenths(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}
