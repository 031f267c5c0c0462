import Coaching
import Exchange
import Screens
import Training

/// What the models of the phone and of the watch do alike: buttons, and what Siri and Shortcuts may do.
@MainActor protocol DeviceModel: WorkoutDesk {
  var run: RunDesk { get }
  var gym: GymDesk { get }
  var link: LinkDesk { get }
  var host: WorkoutHost { get }
  var shelf: WorkoutShelf { get }
  var language: LanguageDesk { get }
  /// Whether a run is on the screen.
  var showsRun: Bool { get }
  /// Whether a button is for this device's own run; else the other device is asked to do it.
  var isOwn: Bool { get }
  /// Leads a workout of the shelf.
  func startGym(_ workout: String) async
}

extension DeviceModel {
  var words: AppWords { language.words }

  func endGym() { gym.tell([.end]) }

  /// Tells the run that a button was pressed, with all that was sensed before it ends.
  func tell(_ event: TrackerEvent) {
    guard isOwn else { return ask(for: event) }
    let readings = event == .end ? host.takeLastReadings() : []
    run.tell((readings + [event]).map { .run(.tracker($0)) })
  }

  /// Asks the other device, which tracks, to do it.
  private func ask(for event: TrackerEvent) {
    guard case .follows(let workout) = link.standing else { return }
    let message: LinkMessage
    switch event {
    case .pause: message = .pauseWorkout
    case .resume: message = .resumeWorkout
    case .lap: message = .lapWorkout
    case .end: message = .endWorkout
    case .step(let command): message = .stepWorkout(command)
    default: return
    }
    run.number(from: link.say(message, in: workout.session))
  }

  /// Follows Health, which pauses and resumes a workout by itself.
  func follow(isPaused: Bool) {
    switch (isPaused, run.phase) {
    case (true, .running): run.tell([.run(.tracker(.pause))])
    case (false, .paused): run.tell([.run(.tracker(.resume))])
    default: break
    }
  }

  // MARK: What Siri and Shortcuts may do

  func startGym(of category: WorkoutCategory) async -> Bool {
    guard
      let workout = await WorkoutFinder.best(
        of: category,
        on: shelf,
        at: link.now,
        after: link.trainingLog,
        in: language.language
      )
    else { return false }
    await startGym(workout)
    return gym.goesOn
  }

  func pauseRun() -> Bool {
    if gym.goesOn {
      gym.tell([.pause])
      return true
    }
    guard showsRun, run.phase == .running else { return false }
    tell(.pause)
    return true
  }

  func resumeRun() -> Bool {
    if gym.goesOn {
      gym.tell([.resume])
      return true
    }
    guard showsRun, run.phase == .paused else { return false }
    tell(.resume)
    return true
  }

  func endRun() -> Bool {
    if gym.goesOn {
      gym.tell([.end])
      return true
    }
    guard showsRun, !run.isOver else { return false }
    tell(.end)
    return true
  }

  func addToChallenge(_ count: Int) -> String? {
    guard ChallengeLog.counts.contains(count) else { return nil }
    let next = link.addToChallenge(count)
    run.number(from: next)
    gym.number(from: next)
    return link.challenge.words(in: language.language)
  }
}
