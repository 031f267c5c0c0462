/// The whole world on one square, as every map of tiles draws it: 0 to 1 from west to east, and from
/// north to south.
///
/// Web Mercator (OGC 17-083r4, WebMercatorQuad; EPSG 3857): spherical formulas on the coordinates of
/// WGS 84. North and south of ``northernmost`` the square has no room.
public enum Mercator {
  /// The latitude at the square's upper edge in degrees; as far to the south is its lower one.
  public static let northernmost = 85.051_128_779_806_6

  /// How far to the right a longitude in degrees lies.
  public static func right(_ longitude: Double) -> Double { longitude / 360 + 0.5 }

  /// How far down a latitude in degrees lies; what is beyond the square lies on its edge.
  public static func down(_ latitude: Double) -> Double {
    let inside = min(max(latitude, -northernmost), northernmost)
    let sine = Portable.sin(inside * .pi / 180)
    // asinh(tan φ) by the sine alone: ln((1 + sin φ) / (1 - sin φ)) / 2.
    return 0.5 - Portable.log((1 + sine) / (1 - sine)) / (4 * .pi)
  }
}
