import Coaching
import Exchange
import Foundation
import Observation
import Screens
import Sessions
import Training

/// One workout of this device: lets the core lead it, keeps the journal, hands effects to whoever carries them out.
@MainActor @Observable final class GymDesk {
  /// What is seen of the workout, while there is one.
  private(set) var screen: GymScreen?
  /// Whether the workout is over and still shown.
  private(set) var isOver = false
  /// Does what an effect asks for, with the words of a cue; the journal has it already.
  @ObservationIgnored var perform: (GymEffect, String?) -> Void = { _, _ in }
  /// Hears that a workout that is only shown has moved on at the other device.
  @ObservationIgnored var moved: () -> Void = {}
  @ObservationIgnored private(set) var session: WorkoutSession?
  /// The workout that another device leads, and this one shows.
  @ObservationIgnored private var shown: WorkoutSession?
  // A part on a clock may end here before the other device says so.
  @ObservationIgnored private var isEndTold = false
  @ObservationIgnored private let link: LinkDesk
  @ObservationIgnored private let clock: DeviceClock

  init(_ link: LinkDesk, _ clock: DeviceClock) {
    self.link = link
    self.clock = clock
  }

  /// The name of the workout, while there is one.
  var id: String? { (session ?? shown)?.id }

  /// Whether another device leads the workout.
  var isShown: Bool { shown != nil }

  /// Whether a workout goes on.
  var goesOn: Bool { screen != nil && !isOver }

  /// The language in which it is led.
  var language: Language {
    Language(tag: (session ?? shown)?.opening.setup.language ?? "") ?? .english
  }

  /// Opens a workout.
  func open(_ setup: GymSetup, id: String) {
    forget()
    var setup = setup
    setup.offset = clock.offset
    let (session, outcome) = WorkoutSession.open(
      WorkoutOpening(setup),
      as: link.name(id),
      at: clock.read()
    )
    self.session = session
    take(outcome)
  }

  /// Goes on with a workout that was left open.
  func resume(_ lines: [EventLine]) throws {
    let resumption = try WorkoutSession.resume(lines.map { $0.bytes })
    forget()
    let asked = link.unanswered(in: resumption.session.id)
    let (session, outcome) = WorkoutSession.go(on: resumption, at: clock.read())
    self.session = session
    take(outcome)
    if !asked.isEmpty { tell(asked) }
  }

  /// Does what the other device has asked for and no line of the journal has answered.
  func answer() {
    guard let session else { return }
    let asked = link.unanswered(in: session.id)
    if !asked.isEmpty { tell(asked) }
  }

  /// Shows the workout of another device by its journal, as far as that is here.
  func show(_ lines: [EventLine]) {
    // What cannot be read yet will be when the lines before it are here.
    guard session == nil, let resumption = try? WorkoutSession.resume(lines.map { $0.bytes }) else {
      return
    }
    let isKnown = id == resumption.session.id
    if !isKnown, resumption.session.workout.isEnded { return }
    let (stage, sets) = (screen?.stage, shown?.workout.records.count)
    shown = WorkoutSession.show(resumption, at: clock.read())
    pass()
    if isOver, !isEndTold {
      isEndTold = true
      return perform(.ended, nil)
    }
    let isMoved = screen?.stage != stage || shown?.workout.records.count != sets
    if isKnown, isMoved { moved() }
  }

  /// Takes what somebody did; nothing is that time has passed.
  func tell(_ events: [GymEvent] = []) {
    if shown != nil { return events.isEmpty ? pass() : ask(for: events) }
    guard session != nil, !isOver || !events.isEmpty else { return }
    let reading = clock.read()
    if let outcome = session?.handle(events, at: reading, mayHaveSlept: true) { take(outcome) }
  }

  /// Does what the one large button says.
  func press() {
    switch screen?.action {
    case .start: tell([.start])
    case .done: tell([.done(isShown ? current : nil, nil)])
    case .skipRest: tell([.skip])
    case .resume: tell([.resume])
    case .some(.none), nil: break
    }
  }

  /// Takes back the last set.
  func undo() { tell([.undo(shown?.workout.records.last?.place)]) }

  /// Reserves the numbers of what the device has said beside the workout.
  func number(from next: Int64) { session?.number(from: next) }

  /// Lets go of a workout that is over.
  func forget() { (session, shown, screen, isOver, isEndTold) = (nil, nil, nil, false, false) }

  // Named, because the other device may have gone on by the time it hears of it.
  private var current: GymPlace? { screen?.circles.first { $0.state == .current }?.place }

  private func ask(for events: [GymEvent]) {
    guard let shown, !isOver else { return }
    _ = link.say(.gymRequest(events), in: shown.id)
  }

  // Its lines belong to the device that leads: only what is seen and felt is taken.
  private func pass() {
    guard !isOver, let outcome = shown?.handle([], at: clock.read(), mayHaveSlept: true) else {
      return
    }
    draw()
    for timed in outcome.effects {
      if case .ended = timed.effect { continue }
      perform(timed.effect, nil)
    }
  }

  private func take(_ outcome: WorkoutSession.Outcome) {
    link.keep(outcome.lines, isDurable: outcome.isDurable)
    draw()
    for timed in outcome.effects {
      guard let workout = session?.workout else { return }
      var words: String?
      if case .cue(let cue, _) = timed.effect { words = cue.words(in: workout) }
      perform(timed.effect, words)
    }
  }

  private func draw() {
    guard let workout = (session ?? shown)?.workout else { return }
    screen = GymScreen(of: workout, at: workout.now)
    isOver = workout.isEnded
  }
}
