public import Foundation
public import Prompts
public import Screens

/// How models are reached from here: a way to send, what they cost, and where a key may be.
public struct ModelAccess: Sendable {
  /// Sends a request and waits for the answer, for a time at most.
  public typealias Sending =
    @Sendable (ModelRequest, Duration) async throws(ModelError) -> Completion

  /// No way to any model.
  public static let none = ModelAccess(prices: .unknown, environment: [:]) {
    _,
    _ throws(ModelError) in
    throw ModelError.unreachable(.nothingSent)
  }

  /// The models and what they cost.
  public let prices: ModelTable
  /// Where a key may be named.
  public let environment: [String: String]
  /// Sends a request.
  public let send: Sending
  /// The time that limits are measured with.
  public let time: @Sendable () -> ContinuousClock.Instant

  /// Takes a way to send.
  public init(
    prices: ModelTable,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    time: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
    _ send: @escaping Sending
  ) {
    self.prices = prices
    self.environment = environment
    self.send = send
    self.time = time
  }
}
