public import Coaching
public import Exchange
import Training

/// A run as the fold of its journal, and what other devices already know about it.
public struct RunState: JournaledState {
  /// The run with its coach.
  public private(set) var run: LiveRun

  /// Whether nobody sees the page: then the device may sleep unnoticed.
  private(set) var isOutOfSight = false

  private let kind: TrackerKind
  private var announcement = Announcement()

  /// What was sensed up to a moment.
  public static var lineType: String { "sensed" }

  /// A run before its first second.
  public init(_ opening: RunOpening) {
    let setup = opening.setup
    kind = opening.kind
    run = LiveRun(role: opening.role, tracker: setup.tracker, companion: setup.companion)
  }

  /// Lets events happen; without one, the seconds up to the time.
  public mutating func happen(
    _ events: [LiveRun.Event],
    at time: Duration
  ) -> [LiveRun.TimedEffect] {
    guard !events.isEmpty else { return run.handle(.pass, at: time) }
    var effects: [LiveRun.TimedEffect] = []
    for event in events {
      if case .run(.tracker(.hidden(let isHidden))) = event { isOutOfSight = isHidden }
      effects += run.handle(event, at: time)
    }
    return effects
  }

  /// The workout's announcements that are due, and what other devices show or feel of the effects.
  public mutating func messages(after effects: [LiveRun.TimedEffect]) -> [LinkMessage] {
    announcement.messages(to: run, as: kind)
      + effects.compactMap { timed in
        switch timed.effect {
        case .run(.companion(.haptic(let haptic))): .hapticCue(haptic)
        case .run(.companion(.badge(let id))): .companionMessageDispatched(id)
        case .run, .countdown, .phase: nil
        }
      }
  }

  /// Takes note of an announcement that was made before.
  public mutating func note(_ message: LinkMessage) { announcement.note(message) }

  /// Where a person did something, or something was said, split or begun.
  public static func mustLast(
    _ events: [LiveRun.Event],
    _ effects: [LiveRun.TimedEffect]
  ) -> Bool {
    events.contains { $0.isByPerson } || effects.contains { $0.effect.mustLast }
  }
}

extension LiveRun.Effect {
  /// Whether it must not happen twice or be forgotten: a line that was said, a split, a lap, the start.
  fileprivate var mustLast: Bool {
    switch self {
    case .run(.tracker(.split)), .run(.tracker(.lap)), .run(.companion(.speak)), .phase: true
    case .run, .countdown: false
    }
  }
}
