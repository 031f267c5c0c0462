import Foundation
import Screens
import Testing
import Training

private func samples(_ places: [(Double, Double)]) -> Samples {
  var samples = Samples()
  samples.time = places.indices.map(Double.init)
  samples.latitude = places.map { $0.0 }
  samples.longitude = places.map { $0.1 }
  return samples
}

/// A route around a place, so many degrees wide and tall.
private func square(_ latitude: Double, _ longitude: Double, _ size: Double) -> Samples {
  samples([
    (latitude, longitude), (latitude + size, longitude), (latitude + size, longitude + size),
    (latitude, longitude + size),
  ])
}

struct RouteMapTests {
  private let source: TileSource

  init() throws {
    source = try TileSource(template: "https://a.org/{z}/{x}/{y}", credit: "© makers")
  }

  private func map(_ samples: Samples) throws -> (drawing: RouteDrawing, map: RouteMap) {
    let drawing = try #require(RouteDrawing(of: samples, in: .mercator))
    return (drawing, try #require(RouteMap(under: drawing, from: source)))
  }

  /// Zoom, column and row of an address.
  private func name(_ tile: RouteMap.Tile) -> [Int] {
    tile.address.split(separator: "/").suffix(3).compactMap { Int($0) }
  }

  @Test func `names the tiles under a run at the Brandenburg Gate`() throws {
    let (_, map) = try map(square(52.51628, 13.37771, 0.01))
    // One tile of zoom 14 is 0.02197 degrees wide; a square of 0.01 degrees is drawn 180 units tall.
    #expect(map.layers.map { name($0.tiles[0])[0] } == [14, 15])
    #expect(
      map.layers[0].tiles.map(\.address) == [
        "https://a.org/14/8800/5372", "https://a.org/14/8801/5372", "https://a.org/14/8800/5373",
        "https://a.org/14/8801/5373",
      ]
    )
  }

  // By the formula itself and the system's functions, apart from the core's own.
  @Test(arguments: [
    (52.51628, 13.37771, 0.01), (-33.9, 151.2, 0.2), (0, -0.005, 0.01), (78.2, 15.6, 0.003),
    (-0.18, -78.4, 3), (10, 20, 40), (59.3, 18, 0.0004),
  ])
  func `puts every place of the route on its place of the map`(
    latitude: Double,
    longitude: Double,
    size: Double
  ) throws {
    let (drawing, map) = try map(square(latitude, longitude, size))
    for layer in map.layers {
      for (north, east) in [(0.0, 0.0), (0.3, 0.9), (1, 1)] {
        let place = Coordinate(
          latitude: latitude + north * size,
          longitude: longitude + east * size
        )
        let drawn = drawing.place(of: place)
        let zoom = name(layer.tiles[0])[0]
        let side = pow(2, Double(zoom))
        let x = (place.longitude + 180) / 360 * side
        let y = (1 - asinh(tan(place.latitude * .pi / 180)) / .pi) / 2 * side
        let tile = try #require(layer.tiles.first { name($0) == [zoom, Int(x), Int(y)] })
        #expect(abs(tile.place.x + (x - x.rounded(.down)) * layer.side - drawn.x) < 1e-5)
        #expect(abs(tile.place.y + (y - y.rounded(.down)) * layer.side - drawn.y) < 1e-5)
      }
    }
  }

  @Test(arguments: [0.00001, 0.0003, 0.001, 0.004, 0.013, 0.05, 0.2, 1, 7, 30, 80])
  func `covers the drawing with few tiles, near their own size`(size: Double) throws {
    let (drawing, map) = try map(square(1, -60, size))
    let (narrow, wide) = (map.layers[0], map.layers.last ?? map.layers[0])
    for layer in map.layers {
      #expect((1...24).contains(layer.tiles.count))
      let corners = layer.tiles.map(\.place)
      #expect(corners.map(\.x).min() ?? 1 <= 0 && corners.map(\.y).min() ?? 1 <= 0)
      #expect((corners.map(\.x).max() ?? 0) + layer.side >= drawing.width)
      #expect((corners.map(\.y).max() ?? 0) + layer.side >= drawing.height)
      // Each of them is seen.
      #expect(corners.allSatisfy { $0.x < drawing.width && $0.y < drawing.height })
      #expect(corners.allSatisfy { $0.x + layer.side > 0 && $0.y + layer.side > 0 })
    }
    let isClosest = name(narrow.tiles[0])[0] == 19
    #expect((isClosest ? 181.0...513.0 : 181.0...363.0).contains(narrow.side))
    #expect(isClosest ? narrow == wide : wide.side == narrow.side / 2)
    #expect(isClosest || narrow.widest >= 319 && wide.widest == narrow.widest * 2)
  }

  @Test func `ends where the world ends`() throws {
    let (_, map) = try map(samples([(-84, -90), (84, 89)]))
    #expect(map.layers[0].tiles.map(\.address) == ["https://a.org/0/0/0"])
    #expect(map.layers[1].tiles.count == 4)
  }

  @Test func `does not magnify a few steps beyond what a map shows`() throws {
    let (drawing, map) = try map(samples([(50, 8), (50, 8.000_000_1)]))
    #expect(map.layers.count == 1)
    #expect(abs(map.layers[0].side - 512) < 0.001)
    let place = drawing.place(of: Coordinate(latitude: 50, longitude: 8))
    #expect(abs(place.x - 160) < 0.1 && abs(place.y - 100) < 0.1)
  }

  private static let unmapped: [[(Double, Double)]] = [
    [(10, 179.9), (10, -179.9)], [(85.06, 10), (85, 10)], [(-85.06, 10), (-85, 10)],
    [(1, 1), (1, 1)], [(1, 1)], [],
  ]

  @Test(arguments: unmapped)
  func `has no map where maps have none`(places: [(Double, Double)]) {
    #expect(RouteDrawing(of: samples(places), in: .mercator) == nil)
  }

  @Test func `lies under no other drawing`() throws {
    let plain = try #require(RouteDrawing(of: square(50, 8, 0.01)))
    #expect(RouteMap(under: plain, from: source) == nil)
  }

  @Test func `says who sees what, and whom the map is by`() throws {
    let (_, map) = try map(square(50, 8, 0.01))
    #expect(map.credit == "© makers")
    #expect(map.label == "Map under the route")
    #expect(map.hint.contains("a.org") && map.hint.contains("sees which area"))
    #expect(map.lack == "No map comes from a.org now.")
  }
}
