public import Training

/// What two devices say to each other about a workout, on the lane of events.
public enum LinkMessage: Equatable, Sendable {
  // MARK: Said by the tracker

  /// A workout has begun; this device owns its truth.
  case workoutStarted(TrackerKind)
  case workoutPaused
  case workoutResumed
  case workoutEnded
  /// A voice note is complete under a name on the lane of files; `began` is when it was spoken, in
  /// milliseconds since 1970, which older devices do not say.
  ///
  /// One of 0 seconds marks the moment; its sound may follow under the same name.
  case voiceNote(file: String, seconds: Double, began: Int64? = nil)

  // MARK: Asked of the tracker

  /// Begin a workout as this coach and for this reason; by this plan, where the other device has made one.
  case startWorkout(personality: String, mode: String, plan: RunPlan? = nil)
  case pauseWorkout
  case resumeWorkout
  case lapWorkout
  /// Do this with the step of the planned run.
  case stepWorkout(StepCommand)
  case endWorkout
  /// Say nothing any more, or speak again; whoever speaks in this workout does so.
  case muteWorkout(Bool)
  /// Keep this cadence; whoever ticks in this workout does so.
  case keepTempo(Tempo)

  /// Take this as done in the gym; a set that is done twice does no harm.
  case gymRequest([GymEvent])

  // MARK: Said by the companion

  /// Tap the wrist.
  case hapticCue(Haptic)
  /// The coach says a line now.
  case companionMessageDispatched(String)

  /// After how long a request is not worth doing any more: nobody wants to be started by a button that
  /// was pressed ten minutes ago.
  public static let requestLifetime: Duration = .seconds(30)
}
