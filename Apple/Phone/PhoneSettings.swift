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
      keep()
      measured(units)
    }
  }
  var talk: TalkLevel { didSet { keep() } }
  var swearing: Bool { didSet { keep() } }
  /// Kilometers, or miles, to run; 0 without a goal.
  var goal: Double { didSet { keep() } }
  /// Whether the watch tracks a run that is started here.
  var startsOnWatch: Bool { didSet { keep() } }
  /// Whether the clock of a run of this phone begins when the runner does.
  var startsOnMovement: Bool { didSet { keep() } }
  /// Steps a minute of the metronome in a run; 0 without.
  var cadence: Int { didSet { keep() } }
  /// The language that the runner hears and reads.
  let language: LanguageDesk
  /// Tells the watch what distances are shown in.
  @ObservationIgnored var measured: (UnitSystem) -> Void = { _ in }
  @ObservationIgnored private let store: UserDefaults

  init(_ store: UserDefaults, _ language: LanguageDesk) {
    (self.store, self.language) = (store, language)
    coach = Self.choice(store, "coach") ?? .oldHand
    mode = Self.choice(store, "mode") ?? .free
    place = Self.choice(store, "place") ?? .outdoor
    units = Self.choice(store, "units") ?? .metric
    talk = Self.choice(store, "talk") ?? .normal
    swearing = store.object(forKey: "swearing") as? Bool ?? false
    goal = store.object(forKey: "goal") as? Double ?? 0
    startsOnWatch = store.object(forKey: "startsOnWatch") as? Bool ?? true
    startsOnMovement = store.object(forKey: "startsOnMovement") as? Bool ?? false
    cadence = store.object(forKey: "cadence") as? Int ?? 0
  }

  /// How a run of this phone is coached.
  func setup(_ clock: VoiceQueue.Clock) -> RunSetup {
    var plan = RunPlan(mode: mode, units: units)
    if goal > 0 {
      let meters = goal * units.splitDistance.meters
      plan.goal = .distance(.meters(meters))
    }
    if cadence > 0 { plan.cadence = CadencePlan(target: Tempo(clamping: cadence)) }
    return RunSetup(
      coach: coach,
      swearing: swearing,
      plan: plan,
      voiceClock: clock,
      language: language.language.rawValue,
      place: place,
      talk: talk,
      isMindful: true
    )
  }

  private func keep() {
    store.set(coach.rawValue, forKey: "coach")
    store.set(mode.rawValue, forKey: "mode")
    store.set(place.rawValue, forKey: "place")
    store.set(units.rawValue, forKey: "units")
    store.set(talk.rawValue, forKey: "talk")
    store.set(swearing, forKey: "swearing")
    store.set(goal, forKey: "goal")
    store.set(startsOnWatch, forKey: "startsOnWatch")
    store.set(startsOnMovement, forKey: "startsOnMovement")
    store.set(cadence, forKey: "cadence")
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ store: UserDefaults,
    _ key: String
  ) -> Choice? { store.string(forKey: key).flatMap { Choice(rawValue: $0) } }
}
