import Training

/// Turns the pressure of the air into a height and a climb (definition 9 of the running definitions).
///
/// Weather moves the height that a pressure stands for by tens of metres, so the receiver's own height
/// sets the level; the barometer says how it changes.
struct Barometer: Hashable, Sendable {
  // How fast the level follows the receiver: about two minutes.
  private static let following = 0.01
  private static let smoothing = 0.3
  // A climb counts in steps, so that noise does not add up.
  private static let step = 3.0

  /// Metres climbed so far.
  private(set) var ascent: Double?

  private var height: Double?
  private var level: Double?
  private var foot = 0.0

  /// Metres above the sea, as far as known.
  var altitude: Double? { height.map { $0 + (level ?? 0) } }

  /// Ingests a pressure in hectopascals; answers whether it was one.
  mutating func ingest(_ hectopascals: Double, counts: Bool) -> Bool {
    guard (300...1100).contains(hectopascals) else { return false }
    // The barometric formula of the standard atmosphere, up to 11 km.
    let raw = 44_330.77 * (1 - Portable.pow(hectopascals / 1013.25, 0.190263))
    let smooth = height.map { $0 + Self.smoothing * (raw - $0) } ?? raw
    if height == nil || !counts { foot = smooth }
    height = smooth
    if ascent == nil { ascent = 0 }
    guard counts else { return true }
    if smooth >= foot + Self.step {
      ascent = (ascent ?? 0) + (smooth - foot)
      foot = smooth
    } else if smooth < foot {
      foot = smooth
    }
    return true
  }

  /// Counts the climb from here on.
  mutating func begin() {
    if let height {
      foot = height
      ascent = 0
    }
  }

  /// Takes the height that a receiver says.
  mutating func level(by altitude: Double) {
    guard let height, altitude.isFinite else { return }
    let wanted = altitude - height
    level = level.map { $0 + Self.following * (wanted - $0) } ?? wanted
  }
}
