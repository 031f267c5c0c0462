public import Exchange
public import Training

/// The workouts that an agent can read, with their texts.
public struct AgentLibrary: Sendable {
  private(set) var index: WorkoutIndex
  let catalogue: ExerciseCatalogue
  private(set) var texts: [String: String]
  let documents: [MCPDocument: String]
  /// The ids of the workouts that are the owner's own.
  private(set) var own: Set<String> = []

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

  /// The same library with workouts of the owner's own; one of them takes the place of another workout
  /// with its id.
  func adding(_ workouts: [OwnWorkout]) -> AgentLibrary {
    guard !workouts.isEmpty else { return self }
    let documents = workouts.map { workout in
      WorkoutDocument.read(Array(workout.text.utf8), name: workout.name, catalogue: catalogue)
    }
    var library = self
    library.own = Set(documents.map { $0.workout.id })
    var entries = index.entries.filter { !library.own.contains($0.workout.id) }
    for document in documents {
      library.texts[document.workout.id] = document.text
      entries.append(
        IndexedWorkout(
          document.workout,
          contentHash: document.contentHash,
          knowing: catalogue
        )
      )
    }
    library.index = WorkoutIndex(entries, knowing: catalogue)
    return library
  }

  /// Those of some workouts that are the owner's own, by their ids.
  func own(among entries: [IndexedWorkout]) -> [String] {
    entries.map { $0.workout.id }.filter { own.contains($0) }
  }

  /// The workouts as resources, by title.
  var resources: [MCPResource] {
    index.search().map { MCPResource(id: $0.workout.id, title: $0.workout.title) }
  }
}
