/// Which exercise of the catalogue a diary means by a name.
public enum ExerciseMatch: Hashable, Sendable {
  /// It can be no other one.
  case sure(Exercise)
  /// It may be one of these, the likeliest first.
  case unsure([Exercise])
  /// The catalogue has nothing like it.
  case unknown
}
