import CoreLocation
import Screens

/// A run of the past as its page shows it.
struct RunDetail: Sendable {
  /// Every figure of it, written.
  let screen: ActivityScreen
  /// Where it went; empty without a route.
  let route: [CLLocationCoordinate2D]
}
