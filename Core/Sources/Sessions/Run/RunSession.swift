public import Coaching
public import Exchange
import Screens
import Training

/// A live run with its clock and its journal.
///
/// ```swift
/// let name = SessionName(id: "run-1", device: "9f3c2a17b0d4e6f8", nextNumber: 1)
/// var (session, outcome) = RunSession.open(RunOpening(RunSetup()), as: name, at: reading)
/// outcome = session.handle([.startWhen(fix: true, countdown: 3)], at: reading)
/// outcome = session.handle(sensed, at: aSecondLater)
/// print(RunScreen(of: session.run.run, at: session.run.now).distance.value)
/// ```
public typealias RunSession = JournaledSession<RunState>

extension JournaledSession where State == RunState {
  /// Opens a run now; the reading says when it starts, and the journal which words the coach has.
  public static func open(
    _ opening: RunOpening,
    as name: SessionName,
    at reading: SessionClock.Reading
  ) -> (session: Self, outcome: Outcome) {
    var opening = opening
    opening.setup.startedAt = Instant(millisecondsSince1970: reading.wall)
    opening.setup.words = opening.setup.book?.digest
    return opened(opening, as: name, at: reading)
  }

  /// The run.
  public var run: LiveRun { state.run }

  /// Everything that decides how the run is coached.
  public var setup: RunSetup { opening.setup }

  /// Handles what was sensed up to a reading of the clocks; `wasFrozen` if the device reports that it
  /// did not run since the reading before.
  public mutating func handle(
    _ events: [LiveRun.Event],
    at reading: SessionClock.Reading,
    wasFrozen: Bool = false
  ) -> Outcome {
    let before = run.now.components.seconds
    let finding = clock.read(reading, mayHaveSlept: wasFrozen || state.isOutOfSight)
    var heard = events
    if case .unheard(let kind) = finding {
      heard.insert(.run(.tracker(.unheard(kind))), at: 0)
    }
    let isSecond = clock.time.components.seconds > before
    guard !heard.isEmpty || isSecond || finding != nil else { return Outcome() }
    return write(heard, zero: finding == nil ? nil : clock.zero)
  }

  /// Resumes a run now: the gap is marked, and a line that was being said is over.
  public static func go(
    on resumption: Resumption,
    at reading: SessionClock.Reading
  ) -> (session: Self, outcome: Outcome) {
    var session = resumption.woken(at: reading)
    var events: [LiveRun.Event] = [.run(.tracker(.unheard(.restart)))]
    if let speaking = session.run.run.companion.speaking {
      events.append(.run(.companion(.lineFailed(speaking.id))))
    }
    // The page is seen when it is loaded.
    events.append(.run(.tracker(.hidden(false))))
    var outcome = session.write(events, zero: session.clock.zero)
    outcome.isDurable = true
    return (session, outcome)
  }

  /// Ends a run where its journal ends.
  public static func end(_ resumption: Resumption) -> (session: Self, outcome: Outcome) {
    var session = resumption.woken(at: resumption.lastReading)
    var outcome = session.write([.run(.tracker(.end))], zero: nil)
    outcome.isDurable = true
    return (session, outcome)
  }
}
