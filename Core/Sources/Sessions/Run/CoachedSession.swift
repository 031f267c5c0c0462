public import Coaching
public import Exchange
public import Screens
import Training

/// A live run as every shell drives it: the session, what the coach said and why, and what is seen of it.
///
/// A shell puts the lines of an outcome on disk and carries its effects out; nothing else is left to it.
/// ```swift
/// var (run, outcome) = CoachedSession.open(RunOpening(RunSetup()), as: name, at: reading)
/// outcome = run.handle(sensed, at: aSecondLater)
/// print(run.screen().distance.value, run.summary().title)
/// ```
public struct CoachedSession: Sendable {
  /// The run with its clock and its journal.
  public private(set) var session: RunSession

  /// What the coach said and kept back, and why.
  public private(set) var history = LedgerHistory()

  /// Opens a run now; the reading says when it starts.
  public static func open(
    _ opening: RunOpening,
    as name: SessionName,
    at reading: SessionClock.Reading
  ) -> (coached: Self, outcome: RunSession.Outcome) {
    let (session, outcome) = RunSession.open(opening, as: name, at: reading)
    return begun(session, [], outcome)
  }

  /// Resumes a run now, with all that was said before.
  public static func go(
    on resumption: RunSession.Resumption,
    at reading: SessionClock.Reading
  ) -> (coached: Self, outcome: RunSession.Outcome) {
    let (session, outcome) = RunSession.go(on: resumption, at: reading)
    return begun(session, resumption.past, outcome)
  }

  /// Ends a run where its journal ends.
  public static func end(
    _ resumption: RunSession.Resumption
  ) -> (coached: Self, outcome: RunSession.Outcome) {
    let (session, outcome) = RunSession.end(resumption)
    return begun(session, resumption.past, outcome)
  }

  /// Looks at a run where its journal ends, and changes nothing.
  public init(_ resumption: RunSession.Resumption) {
    session = resumption.session
    history.add(resumption.past, language: session.setup.speech)
  }

  private init(_ session: RunSession) { self.session = session }

  private static func begun(
    _ session: RunSession,
    _ past: [LiveRun.TimedEffect],
    _ outcome: RunSession.Outcome
  ) -> (coached: Self, outcome: RunSession.Outcome) {
    var coached = Self(session)
    coached.history.add(past, language: session.setup.speech)
    coached.history.add(outcome.effects, language: session.setup.speech)
    return (coached, outcome)
  }

  /// Handles what was sensed up to a reading of the clocks; `wasFrozen` if the device reports that it
  /// did not run since the reading before.
  public mutating func handle(
    _ events: [LiveRun.Event],
    at reading: SessionClock.Reading,
    wasFrozen: Bool = false
  ) -> RunSession.Outcome {
    let outcome = session.handle(events, at: reading, wasFrozen: wasFrozen)
    history.add(outcome.effects, language: session.setup.speech)
    return outcome
  }

  /// Reserves the numbers that other events of the device have used.
  public mutating func number(from next: Int64) { session.number(from: next) }

  /// What is seen of the run now.
  public func screen(in language: Language = .english) -> RunScreen {
    RunScreen(of: session.run.run, at: session.run.now, in: language)
  }

  /// What came of the run so far.
  public func summary(in language: Language = .english) -> RunSummary {
    RunSummary(of: session.run.run, count: history.count, in: language)
  }
}

extension LedgerHistory {
  fileprivate mutating func add(_ effects: [LiveRun.TimedEffect], language: String) {
    for timed in effects {
      guard case .run(.companion(let effect)) = timed.effect else { continue }
      add(effect, in: timed.moment, language: language)
    }
  }
}
