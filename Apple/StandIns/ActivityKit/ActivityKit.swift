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
@available(watchOS, unavailable) public final class Activity<Attributes: ActivityAttributes>:
  Sendable
where Attributes.ContentState: Sendable {
  public struct PushType: Sendable { public static var token: Self { Self() } }
  public static func request(
    attributes: Attributes,
    content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { Activity() }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
