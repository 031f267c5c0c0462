public import Training

/// What is said to somebody who asked by a shortcut or a button, as sentences to be spoken.
public enum IntentWords {
  /// A workout begins as soon as a page takes it up.
  public static func starting(_ workout: String) -> String {
    "\(workout) starts on your open page."
  }

  /// Nobody took a workout up yet.
  public static func waiting(_ workout: String) -> String {
    "\(workout) is ready. Open Pacesetter to begin."
  }

  /// A workout is going already.
  public static func going(_ workout: String) -> String { "\(workout) has already started." }

  /// Something was added to the challenge.
  public static func added(_ count: Int, _ challenge: DailyChallenge) -> String {
    "\(counted(count, challenge.exercise)) added. \(standing(challenge))"
  }

  /// How the challenge stands today.
  public static func standing(_ challenge: DailyChallenge) -> String {
    guard challenge.left > 0 else {
      return "You have done all \(counted(challenge.goal, challenge.exercise)) for today."
    }
    return "\(challenge.done) of \(counted(challenge.goal, challenge.exercise)) are done today."
  }

  /// Sets were logged.
  public static func logged(_ set: LiftedSet, _ count: Int) -> String {
    let result = GymWords.result(set.result)
    return "Logged \(set.exercise), " + (count == 1 ? result : "\(count) sets of \(result)") + "."
  }

  /// A run was asked for.
  public static let runAsked = "Your run starts on the page or watch that is open."

  /// A run is going already.
  public static let runGoing = "Your run is already going."

  /// The run that is going was asked to end.
  public static let runEnding = "Your run ends now."

  /// There is no run to end.
  public static let noRun = "No run is going."

  /// The coach was asked to be silent.
  public static let muted = "The coach is muted."

  /// The coach was asked to speak again.
  public static let unmuted = "The coach speaks again."

  /// There is no run and no workout in which anybody could be silent.
  public static let nobodySpeaks = "No run or workout is going."

  /// How things stand.
  public static func status(
    running time: Duration?,
    workout: String?,
    _ challenge: DailyChallenge,
    next: String?
  ) -> String {
    var sentences: [String] = []
    if let time { sentences.append("You have been running for \(Spoken.duration(minutes(time))).") }
    if let workout { sentences.append("\(workout) is going.") }
    if challenge.done > 0 { sentences.append(standing(challenge)) }
    if time == nil, workout == nil, let next { sentences.append("Your next workout is \(next).") }
    return sentences.isEmpty ? "Nothing is going." : sentences.joined(separator: " ")
  }

  // Nobody wants the seconds of a status.
  private static func minutes(_ time: Duration) -> Duration {
    let seconds = Written.whole(time.inSeconds)
    return .seconds(seconds < 60 ? seconds : seconds / 60 * 60)
  }

  private static func counted(_ count: Int, _ exercise: String) -> String {
    let plural = count == 1 || exercise.hasSuffix("s") ? exercise : exercise + "s"
    return "\(count) \(plural)"
  }
}
