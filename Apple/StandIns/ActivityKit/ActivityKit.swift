// Stand-in for ActivityKit, written from Apple's documentation.
@_exported import Foundation
@available(watchOS, unavailable) public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}
@available(watchOS, unavailable) public struct ActivityContent<State>: Sendable
where State: Decodable, State: Encodable, State: Hashable, State: Sendable {
  public let state: State
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { self.state = state }
}
@available(watchOS, unavailable) public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self(), immediate = Self()
}
@available(watchOS, unavailable) public enum ActivityAuthorizationError: Error, Sendable {
  case denied, visibility
}
/// A test says whether the app is on the screen, and whether the person allows Live Activities.
@_spi(Fake) public enum ActivityFake {
  @TaskLocal public static var isVisible = true
  @TaskLocal public static var isAllowed = true
  /// What the system shows, whatever becomes of the app.
  @TaskLocal public static var shelf: ActivityShelf?
}
// One test uses it, from one task at a time.
@_spi(Fake) public final class ActivityShelf: @unchecked Sendable {
  public internal(set) var activities: [AnyObject] = []
  public init() {}
}
@available(watchOS, unavailable) public final class Activity<Attributes: ActivityAttributes>:
  Sendable
where Attributes.ContentState: Sendable {
  public struct PushType: Sendable { public static var token: Self { Self() } }
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    #if os(Linux)
    // https://developer.apple.com/documentation/activitykit/activityauthorizationerror/denied
    guard ActivityFake.isAllowed else { throw ActivityAuthorizationError.denied }
    // Only in the foreground: https://developer.apple.com/documentation/activitykit/activity
    guard ActivityFake.isVisible else { throw ActivityAuthorizationError.visibility }
    #endif
    let activity = Activity()
    ActivityFake.shelf?.activities.append(activity)
    return activity
  }
  /// They outlive the process that has begun them.
  // https://developer.apple.com/documentation/activitykit/activity/activities
  public static var activities: [Activity<Attributes>] {
    ActivityFake.shelf?.activities.compactMap { $0 as? Activity<Attributes> } ?? []
  }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { ActivityFake.shelf?.activities.removeAll { $0 === self } }
}
