import Coaching
import Exchange
import Foundation
import Observation
import Screens
import Sessions
import Training

/// One run of this device: lets the core decide, keeps the journal, hands effects to whoever carries them out.
@MainActor @Observable final class RunDesk {
  /// What is seen of the run, while there is one.
  private(set) var screen: RunScreen?
  /// Where it stands.
  private(set) var phase = LiveRun.Phase.preparing
  /// What came of it, once it has ended.
  private(set) var summary: RunSummary?
  /// What the coach has said, newest first.
  private(set) var lines: [SpokenLine] = []
  /// Does what an effect asks for; the journal has it already.
  @ObservationIgnored var perform: (LiveRun.TimedEffect) -> Void = { _ in }
  @ObservationIgnored private(set) var session: RunSession?
  @ObservationIgnored private let link: LinkDesk
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private let language: LanguageDesk
  @ObservationIgnored private var history = LedgerHistory()
  @ObservationIgnored private var count = LineCount()

  init(_ link: LinkDesk, _ clock: DeviceClock, _ language: LanguageDesk) {
    (self.link, self.clock, self.language) = (link, clock, language)
  }

  /// The name of the run, while there is one.
  var id: String? { session?.id }

  /// Whether this device owns the truth of a run that goes on.
  var isTracking: Bool {
    guard let run = session?.run else { return false }
    return run.role == .tracker && !run.isFinished
  }

  /// Whether the run has ended or was thrown away.
  var isOver: Bool {
    switch phase {
    case .ended, .discarded: true
    case .preparing, .waitingForFix, .waitingForMovement, .countdown, .running, .paused, .standing,
      .discarding:
      false
    }
  }

  /// Opens a run.
  func open(_ opening: RunOpening, id: String) {
    forget()
    var opening = opening
    opening.setup.offset = clock.offset
    let (session, outcome) = RunSession.open(opening, as: link.name(id), at: clock.read())
    self.session = session
    take(outcome)
  }

  /// Goes on with a run that was left open.
  func resume(_ lines: [EventLine]) throws {
    let resumption = try RunSession.resume(lines.map { $0.bytes })
    forget()
    let speech = resumption.session.setup.speech
    for timed in resumption.past { remember(timed, speech) }
    let (session, outcome) = RunSession.go(on: resumption, at: clock.read())
    self.session = session
    take(outcome)
  }

  /// Ends a run that was left open, where its journal ends.
  func finish(_ lines: [EventLine]) throws {
    let resumption = try RunSession.resume(lines.map { $0.bytes })
    forget()
    let speech = resumption.session.setup.speech
    for timed in resumption.past { remember(timed, speech) }
    let (session, outcome) = RunSession.end(resumption)
    self.session = session
    take(outcome)
  }

  /// Takes what happened.
  func tell(_ events: [LiveRun.Event]) {
    guard session != nil else { return }
    let reading = clock.read()
    if let outcome = session?.handle(events, at: reading) { take(outcome) }
  }

  /// Reserves the numbers of what the device has said beside the run.
  func number(from next: Int64) { session?.number(from: next) }

  /// Lets go of a run that is over.
  func forget() {
    (session, screen, summary, phase) = (nil, nil, nil, .preparing)
    (lines, history, count) = ([], LedgerHistory(), LineCount())
  }

  /// Shows the tracker's own sum of a run that this device has only followed.
  func settle(by lines: [EventLine]) {
    guard let resumption = try? RunSession.resume(lines.map { $0.bytes }) else { return }
    let run = resumption.session.run
    guard run.run.metrics.state == .ended else { return }
    summary = RunSummary(of: run.run, count: count, in: language.language)
    screen = RunScreen(of: run.run, at: run.now, in: language.language)
  }

  private func take(_ outcome: RunSession.Outcome) {
    link.keep(outcome.lines, isDurable: outcome.isDurable)
    for timed in outcome.effects {
      remember(timed, session?.setup.speech ?? "en")
      if case .run(.tracker(.publish(let metrics))) = timed.effect, let id {
        link.offer(metrics, of: id)
      }
    }
    show()
    for timed in outcome.effects { perform(timed) }
  }

  /// Shows it anew, such as in another language.
  func draw() { show() }

  private func show() {
    guard let run = session?.run else { return }
    screen = RunScreen(of: run.run, at: run.now, in: language.language)
    phase = run.phase
    guard run.run.metrics.state == .ended, phase != .discarded else { return }
    if run.role == .tracker || summary == nil {
      summary = RunSummary(of: run.run, count: count, in: language.language)
    }
  }

  // In the language of the run: what was said stays as it was said.
  private func remember(_ timed: LiveRun.TimedEffect, _ speech: String) {
    guard case .run(.companion(let effect)) = timed.effect else { return }
    history.add(effect, in: timed.moment, language: speech)
    if case .ledger(let row) = effect { count.count(row) }
    guard case .speak(let utterance, _) = effect else { return }
    let units = timed.moment.plan.units
    lines.insert(
      SpokenLine(
        id: utterance.id,
        words: LineText.written(
          utterance.line.text,
          in: utterance.moment,
          units: units,
          language: speech
        ),
        why: history.reason(for: utterance.id)?.words.why ?? ""
      ),
      at: 0
    )
  }
}
