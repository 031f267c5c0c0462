public import Coaching
public import Exchange
import Training

/// A workout as its journal folds it.
public struct WorkoutState: JournaledState {
  /// The workout.
  public private(set) var session: GymSession

  /// What a person did at a moment.
  public static var lineType: String { "did" }

  /// A workout before its start.
  public init(_ opening: WorkoutOpening) { session = opening.setup.session() }

  /// Lets events happen; without one, time passes.
  public mutating func happen(_ events: [GymEvent], at time: Duration) -> [GymSession.TimedEffect] {
    guard !events.isEmpty else { return session.handle(.pass, at: time) }
    var effects: [GymSession.TimedEffect] = []
    for event in events { effects += session.handle(event, at: time) }
    return effects
  }

  /// Nothing: what others ask of a workout they say beside its journal.
  public mutating func messages(after effects: [GymSession.TimedEffect]) -> [LinkMessage] { [] }

  /// Nothing: a workout announces nothing that it could forget.
  public mutating func note(_ message: LinkMessage) {}

  /// Always, because a line is what a person did.
  public static func mustLast(
    _ events: [GymEvent],
    _ effects: [GymSession.TimedEffect]
  ) -> Bool { true }
}
