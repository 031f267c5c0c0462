import Exchange
import Sessions
import Training

extension LinkDesk {
  // What is older is on the runner's server, and tells nothing of today.
  private static var recent: Int { 100 }

  /// The workouts that are on this device: its own, and those of the other one.
  var trainingLog: TrainingLog {
    TrainingLog(
      folder.sessions.prefix(Self.recent).compactMap { session in
        let lines = folder.lines(of: session)
        guard lines.contains(where: { $0.event.isOfGym }) else { return nil }
        return KeptGym.session(of: lines.map { $0.bytes })
      }
    )
  }
}
