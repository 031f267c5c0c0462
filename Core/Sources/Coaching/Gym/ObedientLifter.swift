public import Training

/// Somebody who does a whole workout as it is written, a look a second: what a rehearsal is led through.
///
/// ```swift
/// var lifter = ObedientLifter(setup.session())
/// lifter.finish { timed, session in print(timed.at, timed.effect) }
/// ```
public struct ObedientLifter: Sendable {
  /// No rehearsal lasts longer, whatever the workout asks for.
  public static let longest: Duration = .seconds(4 * 3600)

  // Who is to start a clock hears first what it is about; the longest of the library takes 14 s to say.
  private static let toStart: Duration = .seconds(20)

  /// The workout as it stands.
  public private(set) var session: GymSession

  private let time: @Sendable (GymStep) -> Duration
  private var second = 0
  private var begun = 0
  private var last: GymPlace?

  /// Somebody who begins a workout.
  ///
  /// `time` says how long a step takes that ends by hand.
  public init(
    _ session: GymSession,
    taking time: @escaping @Sendable (GymStep) -> Duration = { step in
      step.dose.map { DurationEstimate.time(ofSet: $0, of: step.exercise) } ?? .seconds(60)
    }
  ) {
    self.session = session
    self.time = time
  }

  /// Does all of it, and tells of everything that happens with the session as it stands then.
  public mutating func finish(_ hear: (GymSession.TimedEffect, GymSession) -> Void) {
    tell(.start, hear)
    while !session.isEnded, .seconds(second) < Self.longest {
      second += 1
      tell(.pass, hear)
      guard let place = session.place, let step = session.plan[place] else { continue }
      if place != last { begun = second }
      last = place
      if let clock = session.clock(ofBlock: place.block) {
        if !clock.isStarted {
          act(.start, after: Self.toStart, hear)
        } else if case .against = session.plan.blocks[place.block].pace {
          act(.done(nil, nil), after: time(step), hear)
        }
      } else if session.hasRunningClock {
        // A hold, or the rest, ends by itself.
        begun = second
      } else {
        act(.done(nil, nil), after: time(step), hear)
      }
    }
  }

  private mutating func act(
    _ event: GymEvent,
    after time: Duration,
    _ hear: (GymSession.TimedEffect, GymSession) -> Void
  ) {
    guard .seconds(second - begun) >= time else { return }
    begun = second
    tell(event, hear)
  }

  private mutating func tell(
    _ event: GymEvent,
    _ hear: (GymSession.TimedEffect, GymSession) -> Void
  ) {
    for timed in session.handle(event, at: .seconds(second)) { hear(timed, session) }
  }
}
