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
  @ObservationIgnored private var coached: CoachedSession?
  @ObservationIgnored private let link: LinkDesk
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private let language: LanguageDesk

  init(_ link: LinkDesk, _ clock: DeviceClock, _ language: LanguageDesk) {
    (self.link, self.clock, self.language) = (link, clock, language)
  }

  /// The run with its clock and its journal, while there is one.
  var session: RunSession? { coached?.session }

  /// The name of the run, while there is one.
  var id: String? { session?.id }

  /// How long the runner has moved, while there is a run.
  var moving: Duration? { session?.run.run.metrics.moving }

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
    begin(CoachedSession.open(opening, as: link.name(id), at: clock.read()))
  }

  /// Goes on with a run that was left open.
  func resume(_ lines: [EventLine]) throws {
    let resumption = try RunSession.resume(lines.map { $0.bytes })
    forget()
    begin(CoachedSession.go(on: resumption, at: clock.read()), after: resumption.past)
  }

  /// Ends a run that was left open, where its journal ends.
  func finish(_ lines: [EventLine]) throws {
    let resumption = try RunSession.resume(lines.map { $0.bytes })
    forget()
    begin(CoachedSession.end(resumption), after: resumption.past)
  }

  /// Tells the run what happened.
  func tell(_ events: [LiveRun.Event]) {
    guard coached != nil else { return }
    let reading = clock.read()
    if let outcome = coached?.handle(events, at: reading) { carryOut(outcome) }
  }

  /// Reserves the numbers of what the device has said beside the run.
  func number(from next: Int64) { coached?.number(from: next) }

  /// Lets go of a run that is over.
  func forget() {
    (coached, screen, summary, phase, lines) = (nil, nil, nil, .preparing, [])
  }

  /// Shows the tracker's own sum of a run that this device has only followed.
  func settle(by lines: [EventLine]) {
    // The tracker's lines tell what is on the screen already; its sum comes once they are whole.
    guard let resumption = try? RunSession.resume(lines.map { $0.bytes }) else { return }
    let run = resumption.session.run
    guard run.run.metrics.state == .ended else { return }
    let count = coached?.history.count ?? LineCount()
    summary = RunSummary(of: run.run, count: count, in: language.language)
    screen = RunScreen(of: run.run, at: run.now, in: language.language)
  }

  private func begin(
    _ begun: (coached: CoachedSession, outcome: RunSession.Outcome),
    after past: [LiveRun.TimedEffect] = []
  ) {
    coached = begun.coached
    for timed in past { note(timed) }
    carryOut(begun.outcome)
  }

  private func carryOut(_ outcome: RunSession.Outcome) {
    link.keep(outcome.lines, isDurable: outcome.isDurable)
    for timed in outcome.effects {
      note(timed)
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
    guard let coached else { return }
    let run = coached.session.run
    screen = coached.screen(in: language.language)
    phase = run.phase
    guard run.run.metrics.state == .ended, phase != .discarded else { return }
    if run.role == .tracker || summary == nil {
      summary = coached.summary(in: language.language)
    }
  }

  // In the language of the run: what was said stays as it was said.
  private func note(_ timed: LiveRun.TimedEffect) {
    guard case .run(.companion(.speak(let utterance, _))) = timed.effect, let coached else {
      return
    }
    lines.insert(
      SpokenLine(
        id: utterance.id,
        words: LineText.written(
          utterance.line.text,
          in: utterance.moment,
          units: timed.moment.plan.units,
          language: coached.session.setup.speech
        ),
        why: coached.history.reason(for: utterance.id)?.words.why ?? ""
      ),
      at: 0
    )
  }
}
