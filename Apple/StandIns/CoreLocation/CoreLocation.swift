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
/// Keeps a when-in-use app's positions coming in the background, until it is invalidated or let go of.
// https://developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3
@available(iOS 17, watchOS 10, *)
// It holds nothing but the sky of a test.
public final class CLBackgroundActivitySession: @unchecked Sendable {
  private weak var sky: Sky?
  public init() {}
  init(_ sky: Sky) {
    // Begun in the background it keeps nothing: it has to be begun in use.
    // https://developer.apple.com/documentation/corelocation/handling-location-updates-in-the-background
    guard !sky.isInBackground else { return }
    self.sky = sky
    sky.sessions += 1
  }
  public func invalidate() {
    sky?.sessions -= 1
    sky = nil
  }
  deinit { sky?.sessions -= 1 }
}
/// Where a test's device is, and whether its app may know.
// One test uses it, on the main actor.
@_spi(Fake) public final class Sky: @unchecked Sendable {
  var sessions = 0
  private var held: [CLLocationUpdate] = [],
    speakers: [AsyncStream<CLLocationUpdate>.Continuation] = []
  public init() {}
  /// Whether the app is away from the screen.
  public var isInBackground = false { didSet { deliver() } }
  /// Whether the runner has refused, or taken the permission back.
  public var isDenied = false {
    didSet { if isDenied { for speaker in speakers { speaker.yield(.init(nil, denied: true)) } } }
  }
  /// Whether positions keep the app running in the background.
  public var keepsAlive: Bool { sessions > 0 && !speakers.isEmpty && !isDenied }
  public func activity() -> CLBackgroundActivitySession { CLBackgroundActivitySession(self) }
  public func updates() -> CLLocationUpdate.Updates {
    let (stream, speaker) = AsyncStream.makeStream(of: CLLocationUpdate.self)
    speakers.append(speaker)
    if isDenied { speaker.yield(.init(nil, denied: true)) }
    return .init(stream)
  }
  /// The device is here now. A suspended app is told later.
  // https://developer.apple.com/documentation/corelocation/handling-location-updates-in-the-background
  public func fix(_ location: CLLocation) {
    guard !isDenied else { return }
    held.append(.init(location))
    deliver()
  }
  private func deliver() {
    guard !isInBackground || sessions > 0 else { return }
    for update in held { for speaker in speakers { speaker.yield(update) } }
    held = []
  }
}
