// Stand-in for Core Location, written from Apple's documentation; a test walks by its own stream.
@_exported import Foundation
public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees, longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
// Nothing of it changes once it is made.
public class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let speed: CLLocationSpeed
  public let timestamp: Date
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: Double,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.speed) = (coordinate, altitude, speed)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    self.timestamp = timestamp
  }
}
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let authorizationDenied: Bool
  @_spi(Fake) public init(_ location: CLLocation?, denied: Bool = false) {
    (self.location, authorizationDenied) = (location, denied)
  }
  public enum LiveConfiguration: Sendable { case `default`, fitness, automotiveNavigation }
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    let stream: AsyncStream<CLLocationUpdate>
    @_spi(Fake) public init(_ stream: AsyncStream<CLLocationUpdate>) { self.stream = stream }
    public struct Iterator: AsyncIteratorProtocol {
      var iterator: AsyncStream<CLLocationUpdate>.Iterator
      public mutating func next() async throws -> CLLocationUpdate? {
        await iterator.next(isolation: nil)
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }
  }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(AsyncStream { _ in })
  }
}
// It holds nothing.
public class CLServiceSession: @unchecked Sendable {
  public enum AuthorizationRequirement: Sendable { case none, whenInUse, always }
  public init(authorization: AuthorizationRequirement) {}
  public func invalidate() {}
}
// It holds nothing.
@available(watchOS, unavailable) public class CLBackgroundActivitySession: @unchecked Sendable {
  public init() {}
  public func invalidate() {}
}
