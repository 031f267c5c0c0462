public import Training

extension ModelProblem {
  /// What makes a workout another than was asked for.
  public enum Planning: Hashable, Sendable {
    /// It has no steps.
    case noSteps
    /// A part has more or fewer letters than it may have.
    case letters(Part, Int, ClosedRange<Int>)
    /// A step that nobody understands.
    case unclear(String)
    /// An exercise that the list does not have.
    case unknown(String)
    /// An exercise that was to be left out.
    case unwanted(String)
    /// The log has no weight of an exercise.
    case noWeight(String)
    /// More kilograms of an exercise than the log has.
    case heavy(String, Int, most: Int)
    /// Equipment that is not there.
    case lacks([String])
    /// More or fewer minutes than there are.
    case minutes(Int, wanted: Int)
    /// Another place than there is.
    case place(WorkoutLocation, wanted: WorkoutLocation)
    /// A kind that was not asked for.
    case kind(WorkoutCategory)
    /// A focus that was to be left out.
    case focus([String])
  }
}
