/// What a shortcut, a button or a home can ask for; each answer has a sentence to be spoken.
public enum IntentAPI {
  static let endpoints = [
    startWorkout, takeWorkout, logChallenge, logSet, startRun, endRun, mute, sayStatus,
  ]

  /// Starts a workout on the page that is open, or on the next that opens.
  public static let startWorkout = intent(
    "startWorkout",
    "start-workout",
    takes: "WorkoutWish",
    "Start a workout on your open page: the next one, or one by its id."
  )

  /// Takes up the workout that was asked for: of several pages one gets it.
  public static let takeWorkout = Endpoint.post("takeWorkout", "/api/v1/intents/take")
    .gives("TakenWorkout").needs(.log)
    .does("Take up the workout that was asked for; one page alone gets it.")

  /// Adds to the daily challenge.
  public static let logChallenge = intent(
    "addReps",
    "log-challenge",
    takes: "ChallengeCount",
    "Add to the daily challenge."
  )

  /// Logs a set as people say it.
  public static let logSet = intent(
    "logSet",
    "log-set",
    takes: "SaidSet",
    "Log sets as people say them, such as \"bench press 3x5x80kg\"."
  )

  /// Starts a run.
  public static let startRun = intent(
    "startRun",
    "start-run",
    takes: "RunWish",
    "Start a run on the page or the watch that is open."
  )

  /// Ends the run that is going.
  public static let endRun = intent("endRun", "end-run", "End the run that is going.")

  /// Makes the coach silent, or lets it speak again.
  public static let mute = intent(
    "mute",
    "mute",
    takes: "MuteWish",
    "Make the coach silent, or let it speak again."
  )

  /// Says how things stand.
  public static let sayStatus = intent(
    "sayStatus",
    "say-status",
    scope: .read,
    "Say in a sentence what is going, what is done today and what comes next."
  )

  private static func intent(
    _ name: String,
    _ path: String,
    takes: String? = nil,
    scope: Endpoint.Scope = .log,
    _ summary: String
  ) -> Endpoint {
    Endpoint.post(name, "/api/v1/intents/\(path)")
      .takes(takes.map { .json($0) } ?? .nothing).gives("IntentAnswer").upTo(4096).needs(scope)
      .does(summary)
  }
}
