import Coaching
import Exchange
import Foundation
import Observation
import Screens
import Training

/// What the runner has chosen on the wrist, kept on this watch.
@MainActor @Observable final class WatchSettings {
  var coach: Personality { didSet { keep() } }
  var mode: RunPlan.Mode { didSet { keep() } }
  var place: RunPlace { didSet { keep() } }
  /// What distances are shown in: as the runner chose it on the phone.
  var units: UnitSystem { didSet { keep() } }
  /// Who runs, as the phone knows it.
  var runner: Runner { didSet { keep() } }
  /// Half kilometers, or half miles, to run; 0 without a goal.
  var goal: Int { didSet { keep() } }
  /// Where the crown stands for the metronome: 0 without, 1 for the slowest tempo.
  var cadence: Int { didSet { keep() } }
  /// Whether the clock of a run begins when the runner does.
  var startsOnMovement: Bool { didSet { keep() } }
  /// Whether the watch sounds a tone for each kilometer or mile.
  var hasTones: Bool { didSet { keep() } }
  /// The language that the runner reads.
  let language: LanguageDesk
  @ObservationIgnored private let store: UserDefaults

  /// As far as the crown turns a goal: a hundred kilometers or miles.
  static let goals = 0...200
  /// How far the crown turns the metronome.
  static let cadences = 0...Tempo.range.count

  init(_ store: UserDefaults, _ language: LanguageDesk) {
    (self.store, self.language) = (store, language)
    coach = store.string(forKey: "coach").flatMap { Personality(rawValue: $0) } ?? .oldHand
    mode = store.string(forKey: "mode").flatMap { RunPlan.Mode(rawValue: $0) } ?? .free
    place = store.string(forKey: "place").flatMap { RunPlace(rawValue: $0) } ?? .outdoor
    units = store.string(forKey: "units").flatMap { UnitSystem(rawValue: $0) } ?? .metric
    runner = store.string(forKey: "runner").flatMap { Runner(kept: $0) } ?? Runner()
    goal = store.object(forKey: "goal") as? Int ?? 0
    startsOnMovement = store.object(forKey: "startsOnMovement") as? Bool ?? false
    hasTones = store.object(forKey: "tones") as? Bool ?? false
    cadence = store.object(forKey: "cadence") as? Int ?? 0
  }

  /// How far the goal is; nil without one.
  var distance: Distance? {
    goal > 0 ? .meters(Double(goal) / 2 * units.splitDistance.meters) : nil
  }

  /// The steps a minute to keep; nil without.
  var tempo: Tempo? {
    cadence > 0 ? Tempo(clamping: Tempo.range.lowerBound + cadence - 1) : nil
  }

  /// The tones of a run: one for each kilometer or mile, which says with a plan whether the runner keeps it.
  var tones: CueScheme? {
    guard hasTones else { return nil }
    return CueScheme(
      name: "watch",
      cues: [
        CueScheme.Cue(.split, .distance(units.splitDistance), .tone),
        CueScheme.Cue(.gap, .distance(units.splitDistance), .tone),
      ]
    )
  }

  /// The run that is started here next.
  var plan: WatchPlan {
    var plan = RunPlan(mode: mode, units: units)
    plan.goal = distance.map { .distance($0) }
    plan.cadence = tempo.map { CadencePlan(target: $0) }
    return WatchPlan(coach: coach, place: place, run: plan)
  }

  private func keep() {
    store.set(coach.rawValue, forKey: "coach")
    store.set(mode.rawValue, forKey: "mode")
    store.set(place.rawValue, forKey: "place")
    store.set(startsOnMovement, forKey: "startsOnMovement")
    store.set(hasTones, forKey: "tones")
    store.set(units.rawValue, forKey: "units")
    store.set(runner.kept, forKey: "runner")
    store.set(goal, forKey: "goal")
    store.set(cadence, forKey: "cadence")
  }
}
