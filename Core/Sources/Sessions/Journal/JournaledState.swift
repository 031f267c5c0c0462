public import Coaching
public import Exchange

/// What a journaled session folds its events into: a run, or a workout.
///
/// A state knows nothing of clocks, lines and numbers; ``JournaledSession`` does. It takes events at
/// times, and the same events at the same times always bring it to the same place.
public protocol JournaledState: Sendable {
  /// Everything that decides how the session goes.
  associatedtype Opening: SessionOpening
  /// What happens in it.
  associatedtype Event: JSONShaped
  /// What it asks for.
  associatedtype Effect: Sendable

  /// The type of the lines that say what happened.
  static var lineType: String { get }

  /// The state before anything has happened.
  init(_ opening: Opening)

  /// Lets events happen, live or from a journal; without an event only time passes.
  mutating func happen(_ events: [Event], at time: Duration) -> [Effect]

  /// The messages for other devices that follow from effects, one line each.
  mutating func messages(after effects: [Effect]) -> [LinkMessage]

  /// Records a message that was already sent, from the journal.
  mutating func note(_ message: LinkMessage)

  /// Whether events and effects must be on disk before they are confirmed.
  static func mustLast(_ events: [Event], _ effects: [Effect]) -> Bool
}
