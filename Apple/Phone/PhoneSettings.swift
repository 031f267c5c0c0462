import Coaching
import Exchange
import Foundation
import Observation
import Screens
import Training

/// What the runner has chosen, kept on this phone.
@MainActor @Observable final class PhoneSettings {
  var coach: Personality { didSet { keep() } }
  var mode: RunPlan.Mode { didSet { keep() } }
  var place: RunPlace { didSet { keep() } }
  var units: UnitSystem {
    didSet {
      if units != oldValue { form.change(from: oldValue, to: units) }
      keep()
      told()
    }
  }
  var talk: TalkLevel { didSet { keep() } }
  var swearing: Bool { didSet { keep() } }
  /// What is filled in about the run and the runner, as it was typed.
  var form: RunForm {
    didSet {
      keep()
      if form.runner() != oldValue.runner() { told() }
    }
  }
  /// What Health and the runner's server know of the runner.
  var known: Runner {
    didSet {
      guard known != oldValue else { return }
      keep()
      told()
    }
  }
  /// Whether the watch tracks a run that is started here.
  var startsOnWatch: Bool { didSet { keep() } }
  /// Whether the clock of a run of this phone begins when the runner does.
  var startsOnMovement: Bool { didSet { keep() } }
  /// Steps a minute of the metronome in a run; 0 without.
  var cadence: Int { didSet { keep() } }
  /// The voices that the runner hears.
  let voices: VoiceDesk
  /// The language that the runner hears and reads.
  let language: LanguageDesk
  /// Tells the watch what distances are shown in, and who runs.
  @ObservationIgnored var told: () -> Void = {}
  @ObservationIgnored private let store: UserDefaults

  init(_ store: UserDefaults, _ language: LanguageDesk) {
    (self.store, self.language) = (store, language)
    voices = VoiceDesk(store)
    coach = Self.choice(store, "coach") ?? .oldHand
    mode = Self.choice(store, "mode") ?? .free
    place = Self.choice(store, "place") ?? .outdoor
    units = Self.choice(store, "units") ?? .metric
    talk = Self.choice(store, "talk") ?? .normal
    swearing = store.object(forKey: "swearing") as? Bool ?? false
    form = store.string(forKey: "form").flatMap { RunForm(kept: $0) } ?? RunForm()
    known = store.string(forKey: "runner").flatMap { Runner(kept: $0) } ?? Runner()
    startsOnWatch = store.object(forKey: "startsOnWatch") as? Bool ?? true
    startsOnMovement = store.object(forKey: "startsOnMovement") as? Bool ?? false
    cadence = store.object(forKey: "cadence") as? Int ?? 0
  }

  /// The runner: what was typed here goes before what is known elsewhere.
  var runner: Runner { form.runner(known: known) }

  /// How a run of this phone is coached.
  func setup(_ clock: VoiceQueue.Clock) -> RunSetup {
    let rhythm = cadence > 0 ? CadencePlan(target: Tempo(clamping: cadence)) : nil
    return RunSetup(
      coach: coach,
      swearing: swearing,
      plan: form.plan(mode, units: units, cadence: rhythm),
      runner: runner,
      seed: form.seed,
      script: form.script,
      voiceClock: clock,
      language: language.language.rawValue,
      place: place,
      autoPause: form.autoPause,
      talk: talk,
      without: form.unwanted,
      isMindful: true
    )
  }

  /// The next run has other words of the coach.
  func turnThePage() { form.seed = .random(in: 1...UInt64(UInt32.max)) }

  private func keep() {
    store.set(coach.rawValue, forKey: "coach")
    store.set(mode.rawValue, forKey: "mode")
    store.set(place.rawValue, forKey: "place")
    store.set(units.rawValue, forKey: "units")
    store.set(talk.rawValue, forKey: "talk")
    store.set(swearing, forKey: "swearing")
    store.set(form.kept, forKey: "form")
    store.set(known.kept, forKey: "runner")
    store.set(startsOnWatch, forKey: "startsOnWatch")
    store.set(startsOnMovement, forKey: "startsOnMovement")
    store.set(cadence, forKey: "cadence")
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ store: UserDefaults,
    _ key: String
  ) -> Choice? { store.string(forKey: key).flatMap { Choice(rawValue: $0) } }
}
