public import Training

/// The exercises that the names of diaries are matched to, read when they are wanted for the first time.
public actor ExerciseKnowledge {
  private let read: @Sendable () async -> ExerciseCatalogue
  private var known: ExerciseMatcher?

  /// Takes what reads the catalogue; without one no name is matched.
  public init(_ read: @escaping @Sendable () async -> ExerciseCatalogue = { .empty }) {
    self.read = read
  }

  /// What matches names.
  public func matcher() async -> ExerciseMatcher {
    if let known { return known }
    let matcher = ExerciseMatcher(await read())
    known = matcher
    return matcher
  }
}
