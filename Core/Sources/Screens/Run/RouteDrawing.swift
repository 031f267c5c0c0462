public import Training

/// A route as one line, north up, for a small drawing: on a plain background, or on a map of tiles.
public struct RouteDrawing: Equatable, Sendable {
  /// How the round Earth is laid flat.
  public enum Projection: Equatable, Sendable {
    /// Equirectangular about the route's middle: over the few kilometers of a run it is true to well
    /// under a hundredth of the drawing's width.
    case local
    /// In the projection of tile maps, so that the line fits the map exactly.
    case mercator
  }

  /// A place in the drawing, from its upper left corner.
  public struct Place: Equatable, Sendable {
    /// Units from the left.
    public var x: Double
    /// Units from the top.
    public var y: Double
  }

  /// The width of the drawing in its own units.
  public let width: Double

  /// The height of the drawing in its own units.
  public let height: Double

  /// The line in the language of an SVG path, in the drawing's units.
  public let path: String

  private let ground: Ground
  private let unitsPerGround: Double
  private let inset: Place

  /// Draws a recording's positions, or nothing if it has no two different ones.
  ///
  /// On a map nothing is drawn of a route that crosses the date line, or comes nearer to a pole than the
  /// map reaches; and a tiny one is not magnified beyond what a map can show.
  public init?(
    of samples: Samples,
    in projection: Projection = .local,
    width: Double = 320,
    height: Double = 200
  ) {
    var samples = samples
    samples.removeStrays(onFoot: false)
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
    let smallest: Double
    switch projection {
    case .local:
      // Never nothing, so that a run across a pole can still be drawn.
      let shrink = max(0.01, Portable.cos((south + north) / 2 * .pi / 180))
      ground = .local(west: west, north: north, shrink: shrink)
      smallest = 1e-6
    case .mercator:
      guard east - west <= 180, max(north, -south) <= Mercator.northernmost else { return nil }
      ground = .mercator
      smallest = (height - 2 * margin) / RouteMap.largestWorld
    }
    let corner = ground.place(latitude: north, longitude: west)
    let end = ground.place(latitude: south, longitude: east)
    let (wide, tall) = (end.x - corner.x, end.y - corner.y)
    let scale = min(
      (height - 2 * margin) / max(tall, smallest),
      (width - 2 * margin) / max(wide, smallest)
    )
    self.width = width
    self.height = height
    unitsPerGround = scale
    inset = Place(
      x: (width - wide * scale) / 2 - corner.x * scale,
      y: (height - tall * scale) / 2 - corner.y * scale
    )
    var path = ""
    var last: Place?
    for row in 0..<rows {
      let latitude = samples.latitude[row]
      let longitude = samples.longitude[row]
      guard latitude.isFinite, longitude.isFinite else { continue }
      let flat = ground.place(latitude: latitude, longitude: longitude)
      let place = Place(x: inset.x + flat.x * scale, y: inset.y + flat.y * scale)
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
    let flat = ground.place(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return Place(x: inset.x + flat.x * unitsPerGround, y: inset.y + flat.y * unitsPerGround)
  }

  /// The square of the whole world in the drawing's units, where it is drawn on a map.
  var world: (corner: Place, side: Double)? {
    switch ground {
    case .local: nil
    case .mercator: (inset, unitsPerGround)
    }
  }
}

/// The Earth laid flat, to the right and down.
private enum Ground: Equatable {
  /// In degrees of latitude from a corner.
  case local(west: Double, north: Double, shrink: Double)
  /// In widths of the world.
  case mercator

  func place(latitude: Double, longitude: Double) -> RouteDrawing.Place {
    switch self {
    case .local(let west, let north, let shrink):
      RouteDrawing.Place(x: (longitude - west) * shrink, y: north - latitude)
    case .mercator:
      RouteDrawing.Place(x: Mercator.right(longitude), y: Mercator.down(latitude))
    }
  }
}

private func tenths(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}
