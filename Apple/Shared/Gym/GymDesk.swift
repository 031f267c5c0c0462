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
  @ObservationIgnored private(set) var session: WorkoutSession?
  @ObservationIgnored private let link: LinkDesk
  @ObservationIgnored private let clock: DeviceClock

  init(_ link: LinkDesk, _ clock: DeviceClock) {
    self.link = link
    self.clock = clock
  }

  /// The name of the workout, while there is one.
  var id: String? { session?.id }

  /// The language in which it is led.
  var language: Language {
    Language(tag: session?.opening.setup.language ?? "") ?? .english
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
    let (session, outcome) = WorkoutSession.go(on: resumption, at: clock.read())
    self.session = session
    take(outcome)
  }

  /// Takes what somebody did; nothing is that time has passed.
  func tell(_ events: [GymEvent] = []) {
    guard session != nil, !isOver || !events.isEmpty else { return }
    let reading = clock.read()
    if let outcome = session?.handle(events, at: reading, mayHaveSlept: true) { take(outcome) }
  }

  /// Does what the one large button says.
  func press() {
    switch screen?.action {
    case .start: tell([.start])
    case .done: tell([.done(nil, nil)])
    case .skipRest: tell([.skip])
    case .resume: tell([.resume])
    case .some(.none), nil: break
    }
  }

  /// Reserves the numbers of what the device has said beside the workout.
  func number(from next: Int64) { session?.number(from: next) }

  /// Lets go of a workout that is over.
  func forget() { (session, screen, isOver) = (nil, nil, false) }

  private func take(_ outcome: WorkoutSession.Outcome) {
    link.keep(outcome.lines, isDurable: outcome.isDurable)
    show()
    for timed in outcome.effects {
      guard let workout = session?.workout else { return }
      var words: String?
      if case .cue(let cue, _) = timed.effect { words = cue.words(in: workout) }
      perform(timed.effect, words)
    }
  }

  private func show() {
    guard let workout = session?.workout else { return }
    screen = GymScreen(of: workout, at: workout.now)
    isOver = workout.isEnded
  }
}
