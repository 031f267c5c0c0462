extension ModelProblem {
  /// What a script leaves out, or how it comes out wrong on a run.
  public enum Staging: Hashable, Sendable {
    /// No line begins the run.
    case noStart
    /// No line goes with the finish.
    case noFinish
    /// Nothing is said between two places, in meters.
    case hole(from: Int, to: Int)
    /// Two lines, by their numbers, say nearly the same: the later, and the earlier.
    case alike(String, String)
    /// A line says nearly the same as another, by its name.
    case like(String)
    /// So many lines no rehearsal gets to: the names of some.
    case neverSaid(Int, [String])
    /// No rehearsal gets to a line, by its name.
    case unreached(String)
    /// On no rehearsal comes the moment of a line, by its name.
    case noMoment(String)
    /// A line takes the moment of a word about safety or food.
    case talksOver
    /// There are too many lines a kilometer on a run, in tenths.
    case crowded(RehearsalKind, tenths: Int)
    /// Nothing is said for so many meters of a run.
    case empty(RehearsalKind, meters: Int)
    /// Nothing is said for so many seconds of a run.
    case silent(RehearsalKind, seconds: Int)
  }
}
