public import Coaching
public import Exchange
import Training

/// A workout in the gym with its clock and its journal.
///
/// Time that only passes makes no line, for it can be computed again; but while a clock counts windows
/// or holds by itself, a line now and then says that somebody is there.
/// ```swift
/// let name = SessionName(id: "gym-1", device: "9f3c2a17b0d4e6f8", nextNumber: 1)
/// var (session, outcome) = WorkoutSession.open(WorkoutOpening(setup), as: name, at: reading)
/// outcome = session.handle([.start], at: reading)
/// outcome = session.handle([.done(nil, nil)], at: halfAMinuteLater)
/// print(GymScreen(of: session.workout, at: session.workout.now).dose)
/// ```
public typealias WorkoutSession = JournaledSession<WorkoutState>

extension JournaledSession where State == WorkoutState {
  // While a clock counts by itself, the journal says at least so often that somebody is there.
  private static var presence: Duration { .seconds(10) }
  // Who is back sooner has reloaded the page; after a longer silence nobody was there.
  private static var longestAbsence: Duration { .seconds(30) }

  /// Opens a workout now.
  public static func open(
    _ opening: WorkoutOpening,
    as name: SessionName,
    at reading: SessionClock.Reading
  ) -> (session: Self, outcome: Outcome) {
    opened(opening, as: name, at: reading)
  }

  /// The workout.
  public var workout: GymSession { state.session }

  /// Everything that decides how the workout goes.
  public var setup: GymSetup { opening.setup }

  /// Handles what a person did, at a reading of the clocks; a page that was hidden or frozen may have
  /// slept, and then the wall clock says for how long.
  public mutating func handle(
    _ events: [GymEvent],
    at reading: SessionClock.Reading,
    mayHaveSlept: Bool = false
  ) -> Outcome {
    let zero = clock.zero
    _ = clock.read(reading, mayHaveSlept: mayHaveSlept)
    let isSet = clock.zero != zero
    let isDue = workout.countsByItself && clock.time - lastWritten >= Self.presence
    guard !events.isEmpty || isSet || isDue else { return pass() }
    return write(events, zero: isSet ? clock.zero : nil)
  }

  /// Resumes a workout now: its clocks advance by wall time, and what they passed while
  /// nobody was there is missed.
  public static func go(
    on resumption: Resumption,
    at reading: SessionClock.Reading
  ) -> (session: Self, outcome: Outcome) {
    var session = resumption.woken(at: reading)
    let absence = session.clock.time - resumption.lastHeard
    let isMissed = absence > longestAbsence && session.workout.hasRunningClock
    let outcome = session.handle(isMissed ? [.unattended] : [], at: reading)
    return (session, outcome)
  }

  /// A workout of another device as it stands there now: a device that only shows it decides nothing,
  /// not even that nobody was there.
  public static func show(_ resumption: Resumption, at reading: SessionClock.Reading) -> Self {
    resumption.woken(at: reading)
  }

  /// Ends a workout where its journal ends.
  public static func end(_ resumption: Resumption) -> (session: Self, outcome: Outcome) {
    var session = resumption.woken(at: resumption.lastReading)
    let outcome = session.handle([.end], at: resumption.lastReading)
    return (session, outcome)
  }
}
