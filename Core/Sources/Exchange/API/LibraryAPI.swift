/// What can be asked about workouts of one's own and what is wanted of the gym.
public enum LibraryAPI {
  static let endpoints = [read, keep, delete, prefer, undo]

  private static let library = Endpoint.Content.json("Library")

  /// Gives everything.
  public static let read = Endpoint(
    "readLibrary",
    .get,
    "/api/v1/library",
    gives: library,
    scope: .read,
    "Give the workouts of one's own and what is wanted of the gym."
  )

  /// Keeps a workout.
  public static let keep = Endpoint(
    "keepWorkout",
    .put,
    "/api/v1/library/workouts/:name",
    takes: .json("OwnWorkout"),
    gives: library,
    scope: .log,
    "Keep a workout of one's own in the place of what has its name."
  )

  /// Deletes a workout.
  public static let delete = Endpoint(
    "deleteWorkout",
    .delete,
    "/api/v1/library/workouts/:name",
    gives: library,
    scope: .log,
    "Delete a workout of one's own."
  )

  /// Keeps a preference.
  public static let prefer = Endpoint(
    "keepPreference",
    .put,
    "/api/v1/library/preferences/:key",
    takes: .json("Preference"),
    gives: library,
    scope: .log,
    "Keep what is wanted of the gym."
  )

  /// Takes the last change back.
  public static let undo = Endpoint(
    "undoLibrary",
    .post,
    "/api/v1/library/undo",
    gives: library,
    scope: .log,
    "Take back what was kept or deleted last."
  )
}
