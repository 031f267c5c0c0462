import Foundation
import Testing
import Training

struct MercatorTests {
  // Reckoned apart from this code, by the formula of slippy map tile names:
  // x = (lon + 180) / 360 · 2^z, y = (1 - asinh(tan φ) / π) / 2 · 2^z.
  @Test(arguments: [
    (52.51628, 13.37771, 14, 8800, 5373), (52.51628, 13.37771, 19, 281_626, 171_951),
    (-33.85681, 151.215, 14, 15_073, 9831), (-33.85681, 151.215, 19, 482_366, 314_600),
    (-0.1807, -78.4678, 19, 147_866, 262_407), (78.2232, 15.6356, 14, 8903, 2268),
    (0, 0, 1, 1, 1), (85.05, -180, 3, 0, 0), (-85.05, 179.9999, 3, 7, 7),
  ])
  func `finds the tile of a place`(
    latitude: Double,
    longitude: Double,
    zoom: Int,
    column: Int,
    row: Int
  ) {
    let tiles = Double(1 << zoom)
    #expect(Int(Mercator.right(longitude) * tiles) == column)
    #expect(Int(Mercator.down(latitude) * tiles) == row)
  }

  @Test func `agrees with the formula everywhere, to less than a millimetre`() {
    for latitude in stride(from: -85.0, through: 85, by: 0.37) {
      let y = (1 - asinh(tan(latitude * .pi / 180)) / .pi) / 2
      #expect(abs(Mercator.down(latitude) - y) < 1e-14)
    }
  }

  @Test func `reaches from edge to edge, and not beyond`() {
    #expect(abs(Mercator.down(Mercator.northernmost)) < 1e-14)
    #expect(abs(Mercator.down(-Mercator.northernmost) - 1) < 1e-14)
    #expect(Mercator.down(90) == Mercator.down(Mercator.northernmost))
    #expect(Mercator.right(-180) == 0 && Mercator.right(180) == 1)
  }
}
