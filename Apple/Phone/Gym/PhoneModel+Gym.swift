import Exchange
import Screens
import Sessions
import Training

extension PhoneModel {
  // What is older is on the runner's server, and tells nothing of today.
  private static let recent = 100

  /// The workouts that are on this phone: its own, and those of the watch.
  var trainingLog: TrainingLog {
    TrainingLog(
      link.folder.sessions.prefix(Self.recent).compactMap { session in
        let lines = link.folder.lines(of: session)
        guard lines.contains(where: { $0.event.isOfGym }) else { return nil }
        return KeptGym.session(of: lines.map { $0.bytes })
      }
    )
  }

  /// The same to be read.
  var logScreen: LogScreen {
    LogScreen(
      of: LogDigest(of: trainingLog),
      at: ClockMoment(LocalTime(clock.wall, offset: clock.offset)),
      in: language.language
    )
  }

  /// Looks for workouts that fit now.
  func suggest() async {
    await readLibrary()
    await finder.suggest(
      library.request(at: LocalTime(clock.wall, offset: clock.offset)),
      after: trainingLog,
      free: await gap,
      in: language.language
    )
  }
}
