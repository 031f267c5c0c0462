import Coaching
import CoreLocation
import Training

extension Fix {
  /// A position of the system; what it marks as unknown, by a negative number, is unknown.
  init(_ location: CLLocation) {
    self.init(
      coordinate: Coordinate(
        latitude: location.coordinate.latitude,
        longitude: location.coordinate.longitude
      ),
      altitude: location.verticalAccuracy > 0 ? location.altitude : nil,
      accuracy: location.horizontalAccuracy >= 0 ? location.horizontalAccuracy : nil,
      speed: location.speed >= 0 ? .metersPerSecond(location.speed) : nil
    )
  }
}
