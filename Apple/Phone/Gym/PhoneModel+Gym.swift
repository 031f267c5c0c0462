import Exchange
import Foundation
import HealthKit
import Screens
import Sessions
import Training

extension PhoneModel {
  /// Begins a workout of Health for the gym, unless the watch holds it, which is called if it is wanted.
  func measureGym(callsWatch: Bool = false) async {
    await host.begin(.gym)
    // It may have ended while the runner was asked for Health.
    guard gym.goesOn else { return host.discard() }
    if callsWatch {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = .traditionalStrengthTraining
      configuration.locationType = .indoor
      // Where there is no watch, or it is off, the phone's own workout is the one.
      try? await store.startWatchApp(toHandle: configuration)
    }
    yieldGym()
  }

  /// Lets go of the workout of Health that the watch holds too: what the watch holds has the heart rate too.
  func yieldGym() {
    guard let id = gym.id, host.isHolding, link.isMeasured(id) else { return }
    host.discard()
  }

  /// Starts the workout that a link has asked for, and the runner has said yes to.
  func startAsked() {
    guard let workout = asksForWorkout else { return }
    asksForWorkout = nil
    startGym(workout.id)
  }

  /// Asks the runner about a run or a workout that a link wants.
  func askAbout(_ url: URL) {
    guard url.host() == "start", stage == .home else { return }
    let items = URLComponents(string: url.absoluteString)?.queryItems ?? []
    let workout = items.first { $0.name == "workout" }?.value
    asksForWorkout = shelf.entries.first { $0.id == workout }
    asksToStart = workout == nil
  }

  /// Whether a link asks for a workout.
  var isAskedForWorkout: Bool {
    get { asksForWorkout != nil }
    set { if !newValue { asksForWorkout = nil } }
  }

  /// The workouts that are on this phone, to be read.
  var logScreen: LogScreen {
    LogScreen(
      of: LogDigest(of: link.trainingLog),
      at: ClockMoment(LocalTime(clock.wall, offset: clock.offset)),
      in: language.language
    )
  }

  /// Looks for workouts that fit now.
  func suggest() async {
    await readLibrary()
    await finder.suggest(
      library.request(at: LocalTime(clock.wall, offset: clock.offset)),
      after: link.trainingLog,
      free: await gap,
      in: language.language
    )
  }
}
