/// What a workout is, for finding and ranking it: as stated, and where nothing is, as inferred.
public struct WorkoutFacts: Hashable, Sendable {
  /// What kind of training it is.
  public let category: Known<WorkoutCategory>

  /// How long it takes.
  public let duration: Known<Duration>

  /// What is needed, in alphabetical order where inferred.
  public let equipment: Known<[String]>

  /// Where it can be done.
  public let location: Known<WorkoutLocation>

  /// Each muscle's share, the largest first.
  public let muscles: Known<[MuscleShare]>

  /// What it is for.
  public let focus: Known<[String]>

  /// How much experience it asks for, if that was said: it cannot be inferred.
  public let level: WorkoutLevel?

  /// The clocks that it runs by, each kind once.
  public let clocks: [ClockKind]

  /// The names that the catalogue gives to its exercises, each once, in order.
  public let exercises: [String]

  /// The muscles that it is done for: at least half as much as the one that works most.
  public let mainMuscles: [Muscle]

  // Their places among all muscles.
  let mainPlaces: [Int]

  /// Works out what is known of a workout.
  public init(of workout: Workout, knowing catalogue: ExerciseCatalogue) {
    let details = workout.details
    let survey = WorkoutSurvey(of: workout, knowing: catalogue)
    category = Known(details.category, inferred: survey.category)
    duration = Known(
      details.duration,
      inferred: DurationEstimate(of: workout, knowing: catalogue).total
    )
    equipment = Known(details.equipment, inferred: survey.equipment)
    location = Known(details.location, inferred: survey.location)
    muscles = Known(
      details.muscles.isEmpty ? nil : details.muscles.sorted { $0.share > $1.share },
      inferred: survey.muscles
    )
    focus = Known(details.focus.isEmpty ? nil : details.focus, inferred: survey.focus)
    level = details.level
    clocks = survey.clocks
    exercises = survey.exercises
    let most = muscles.value.first?.share ?? 0
    mainMuscles = muscles.value.filter { $0.share * 2 >= most && $0.share > 0 }.map { $0.muscle }
    mainPlaces = mainMuscles.map { $0.place }
  }
}
