public import Exchange
public import Training

/// The workouts that an agent can read, with their texts.
public struct AgentLibrary: Sendable {
  let index: WorkoutIndex
  let catalogue: ExerciseCatalogue
  let texts: [String: String]
  let documents: [MCPDocument: String]

  /// Reads what a folder of workouts holds.
  ///
  /// The descriptions are what an agent needs in order to write workouts itself.
  public init(
    _ library: WorkoutLibrary,
    knowing catalogue: ExerciseCatalogue,
    documents: [MCPDocument: String] = [:]
  ) {
    self.catalogue = catalogue
    self.documents = documents
    index = library.index(knowing: catalogue)
    texts = Dictionary(
      library.documents.map { ($0.workout.id, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A library without a workout.
  init() { self.init(WorkoutLibrary.read([], catalogue: .empty), knowing: .empty) }

  /// The workouts as resources, by title.
  var resources: [MCPResource] {
    index.search().map { MCPResource(id: $0.workout.id, title: $0.workout.title) }
  }
}
