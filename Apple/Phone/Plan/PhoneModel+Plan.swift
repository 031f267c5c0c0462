import Coaching
import Exchange
import Foundation
import Screens
import Sessions
import Training

/// What a run is against or follows.
extension PhoneModel {
  /// Learns of the runner and of near races from Health and the runner's server.
  func readPlans() async {
    let health = await history.runner(on: today)
    let server = await plans.learn(from: server.server, settings.form.runner())
    // What the runner has told the server goes before what Health has measured.
    settings.known = (server ?? Runner()).filled(by: health).filled(by: settings.known)
    // The model of this phone is told of it, where the runner shares it.
    if mind.isOn, mind.switches[.memory] { await readMemory() }
  }

  /// Finds the running workouts, and which of them the runner's plan has for today.
  func findRuns() async {
    var planned: Set<String> = []
    // Without a server, or without its answer, nothing is planned.
    if let report = try? await server.server?.answer(PlanAPI.List(from: today, days: 1)) {
      for row in report.rows {
        if case .run(let workout?) = row.session.kind { planned.insert(workout) }
      }
    }
    await plans.find(in: shelf.files, today: planned, settings.units)
  }

  /// Runs a race.
  func choose(_ race: RaceSetup) {
    settings.form.choose(race, units: settings.units)
    settings.mode = .race
  }

  /// Runs the race that was typed; says whether it is one.
  func chooseTyped() -> Bool {
    guard let race = plans.race() else { return false }
    choose(race)
    return true
  }

  /// Follows the steps of a workout.
  func follow(_ course: RunCourse) { settings.form.course = course }

  /// Races against a run of the past.
  func race(against row: HealthReader.Row) async {
    guard let run = await history.detail(of: row.id) else { return }
    let day = row.summary.startedAt.day
    guard let rival = await Self.rival(of: Recording(run)) else {
      return notify(words[.noRivalFound])
    }
    challenge(OfferedRival(rival, on: day))
  }

  /// Takes a past run as rival, under a name that the coach can say.
  func challenge(_ offered: OfferedRival) {
    let offer = RivalOffer(
      offered,
      units: settings.units,
      seenFrom: today,
      in: language.language
    )
    settings.form.rival = offer.rival
    notify(offer.sentence)
  }

  /// Leaves something out of the run.
  func drop<Part>(_ part: WritableKeyPath<RunForm, Part?>) { settings.form[keyPath: part] = nil }

  /// What a race asks for, in one sentence.
  func sentence(of race: RaceSetup) -> String {
    RaceOffer(
      race,
      units: settings.units,
      isToday: race.day == today,
      in: language.language
    ).sentence
  }

  // Away from the screen: it is run through the tracker.
  nonisolated static func rival(of recording: Recording) async -> Rival? {
    Rival("", of: recording)
  }
}
