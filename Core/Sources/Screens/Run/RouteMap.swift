public import Training

/// The map under a route: the place of its tiles in the drawing, and the credit to show.
public struct RouteMap: Equatable, Sendable {
  /// One tile, and where it begins.
  public struct Tile: Equatable, Sendable {
    /// Where it is to be had.
    public var address: String
    /// Its upper left corner, in the drawing's units.
    public var place: RouteDrawing.Place
  }

  /// All tiles of one zoom that the drawing touches.
  public struct Layer: Equatable, Sendable {
    /// Up to how many pixels of a screen the drawing may be wide before these tiles look coarse.
    public var widest: Double
    /// How wide and tall each tile is, in the drawing's units.
    public var side: Double
    /// The tiles, row by row.
    public var tiles: [Tile]
  }

  /// The map for a narrow drawing, then for a wide one if closer tiles exist.
  public var layers: [Layer]

  /// Whom the map is by.
  public var credit: String

  /// What the switch is called.
  public var label: String

  /// What to know before using the switch.
  public var hint: String

  /// What is said where no tile comes.
  public var lack: String

  // A tile may be drawn by the square root of two larger or smaller than it is: nearer to its own size
  // no zoom comes.
  private static let largestSide = TileTemplate.pixels * 2.0.squareRoot()

  /// How large the whole world may be drawn: tiles of the closest zoom at twice their size.
  static let largestWorld = TileTemplate.pixels * 2 * Double(1 << TileTemplate.closestZoom)

  /// Finds the tiles under a drawing, or nothing for one that is not drawn as maps are.
  public init?(under drawing: RouteDrawing, from source: TileSource) {
    guard let world = drawing.world else { return nil }
    var zoom = 0
    var side = world.side
    while side > Self.largestSide, zoom < TileTemplate.closestZoom {
      zoom += 1
      side /= 2
    }
    layers = [Self.layer(drawing, world.corner, side, zoom, source.template)]
    if zoom < TileTemplate.closestZoom {
      layers.append(Self.layer(drawing, world.corner, side / 2, zoom + 1, source.template))
    }
    credit = source.credit
    let host = source.template.host
    label = "Map under the route"
    hint =
      "The tile server at \(host) then sees which area you look at. The choice holds for this device alone."
    lack = "No map comes from \(host) now."
  }

  private static func layer(
    _ drawing: RouteDrawing,
    _ corner: RouteDrawing.Place,
    _ side: Double,
    _ zoom: Int,
    _ template: TileTemplate
  ) -> Layer {
    let columns = tiles(from: corner.x, side, upTo: drawing.width, zoom)
    var layer = Layer(widest: largestSide / side * drawing.width, side: side, tiles: [])
    for row in tiles(from: corner.y, side, upTo: drawing.height, zoom) {
      for column in columns {
        layer.tiles.append(
          Tile(
            address: template.address(zoom: zoom, column: column, row: row),
            place: RouteDrawing.Place(
              x: corner.x + Double(column) * side,
              y: corner.y + Double(row) * side
            )
          )
        )
      }
    }
    return layer
  }

  /// Which tiles of one direction lie between nothing and an end; the world has an edge.
  private static func tiles(
    from start: Double,
    _ side: Double,
    upTo end: Double,
    _ zoom: Int
  ) -> Range<Int> {
    let first = max(0, Int((-start / side).rounded(.down)))
    let last = min(1 << zoom, Int(((end - start) / side).rounded(.up)))
    return first..<max(first, last)
  }
}
