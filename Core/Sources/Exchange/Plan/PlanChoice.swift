public import Training

/// The kind of run and its goal as somebody chooses them in a form, beside what they type.
public struct PlanChoice: Hashable, Sendable {
  /// What ends the run by the form: nothing, the recording's own distance, or what is typed into a field.
  public enum Goal: String, CaseIterable, Hashable, Sendable { case none, own, distance, time }

  /// Why the runner runs.
  public let mode: RunPlan.Mode

  private let goal: Goal
  private let ownMeters: Double?

  /// Takes what was chosen; `ownMeters` is how long the recording is, where there is one.
  public init(
    _ mode: RunPlan.Mode,
    goal: Goal,
    ownMeters: Double? = nil,
    hasWorkout: Bool = false
  ) {
    self.mode = hasWorkout ? .training : mode
    self.goal = goal
    self.ownMeters = ownMeters
  }

  /// Reads `{"mode":"race","goal":"own","ownMeters":5012.3,"hasWorkout":false}`; a run that is led through a
  /// workout is training, whatever else is chosen.
  public init(_ fields: Fields) throws(ShapeError) {
    let chosen = try fields.string(ifPresent: "mode").flatMap { RunPlan.Mode(rawValue: $0) }
    self.init(
      chosen ?? .free,
      goal: try fields.string(ifPresent: "goal").flatMap { Goal(rawValue: $0) } ?? .none,
      ownMeters: try fields.number(ifPresent: "ownMeters"),
      hasWorkout: try fields.bool("hasWorkout", default: false)
    )
  }

  /// What ends the run, with the meters and seconds that were typed; nothing where they are not understood.
  public func goal(distance: Double?, time: Double?) -> RunPlan.Goal? {
    switch goal {
    case .none: nil
    case .own: ownMeters.flatMap { $0 > 0 ? .distance(.meters($0)) : nil }
    case .distance: distance.map { .distance(.meters($0)) }
    case .time: time.map { .time(Duration(roundedSeconds: min($0, 1e7))) }
    }
  }
}
