import Coaching

/// What other devices already know about a workout, and what to send them now.
///
/// It is found from where the run stands, not from what has just happened, so that a kill between the
/// two leaves nothing untold.
struct Announcement: Sendable {
  private enum Told { case nothing, running, paused, ended }

  private var told = Told.nothing

  /// The messages that are due; a companion announces nothing, for the workout is not its own.
  mutating func messages(to run: LiveRun, as kind: TrackerKind) -> [LinkMessage] {
    guard run.role == .tracker else { return [] }
    var messages: [LinkMessage] = []
    let wanted = Self.standing(of: run)
    if told == .nothing, wanted != .nothing, wanted != .ended {
      messages.append(.workoutStarted(kind))
      told = .running
    }
    switch (told, wanted) {
    case (.running, .paused): messages.append(.workoutPaused)
    case (.paused, .running): messages.append(.workoutResumed)
    case (.running, .ended), (.paused, .ended): messages.append(.workoutEnded)
    case (.nothing, _), (_, .nothing), (.ended, _), (.running, .running), (.paused, .paused):
      return messages
    }
    told = wanted
    return messages
  }

  /// Takes a message that was sent before.
  mutating func note(_ message: LinkMessage) {
    switch message {
    case .workoutStarted, .workoutResumed: told = .running
    case .workoutPaused: told = .paused
    case .workoutEnded: told = .ended
    case .voiceNote, .startWorkout, .pauseWorkout, .resumeWorkout, .lapWorkout, .stepWorkout,
      .endWorkout, .muteWorkout, .keepTempo, .hapticCue, .companionMessageDispatched, .gymRequest:
      break
    }
  }

  /// A run that is being thrown away goes on underneath until that cannot be undone.
  private static func standing(of run: LiveRun) -> Told {
    if run.phase == .discarded { return .ended }
    switch run.run.tracker.metrics.state {
    case .preparing: return .nothing
    case .running: return .running
    case .paused: return .paused
    case .ended: return .ended
    }
  }
}
