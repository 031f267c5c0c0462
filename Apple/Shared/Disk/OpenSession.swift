import Coaching
import Exchange
import Sessions

/// A session of this device that was left open when the app was last ended.
struct OpenSession: Equatable {
  /// What this device was in it.
  enum Kind: Equatable {
    case tracked, followed, gym
  }

  let id: String
  let kind: Kind
  /// This device's own lines of it.
  let lines: [EventLine]

  // Whatever is older was left on purpose.
  private static let recent = 3

  /// The newest that has not ended, if there is one.
  @MainActor static func newest(in folder: SessionFolder) -> OpenSession? {
    for id in folder.sessions.prefix(recent) {
      let lines = folder.ownLines(of: id)
      if let kind = kind(of: lines) { return OpenSession(id: id, kind: kind, lines: lines) }
    }
    return nil
  }

  private static func kind(of lines: [EventLine]) -> Kind? {
    let bytes = lines.map { $0.bytes }
    switch lines.first?.event.opens {
    case .run:
      guard let session = (try? RunSession.resume(bytes))?.session else { return nil }
      switch session.run.phase {
      case .ended, .discarding, .discarded: return nil
      case .preparing, .waitingForFix, .waitingForMovement, .countdown, .running, .paused,
        .standing:
        return session.run.role == .tracker ? .tracked : .followed
      }
    case .gym:
      guard let session = (try? WorkoutSession.resume(bytes))?.session else { return nil }
      return session.workout.isEnded ? nil : .gym
    case nil: return nil
    }
  }
}
