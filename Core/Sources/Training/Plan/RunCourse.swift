/// A planned run: a list of steps that follow one another.
///
/// A free run has none. After the last step the run goes on until the runner ends it.
public struct RunCourse: Hashable, Sendable {
  /// More steps than this no run has; what is longer was written to fill the memory.
  public static let mostSteps = 1000

  /// The name for people.
  public var title: String

  /// The workout that it was made of, by its id.
  public var workout: String?

  /// The steps, in order.
  public private(set) var steps: [RunStep]

  /// Creates a course; steps beyond ``mostSteps`` are left out.
  public init(_ title: String, workout: String? = nil, steps: [RunStep]) {
    self.title = title
    self.workout = workout
    self.steps = Array(steps.prefix(Self.mostSteps))
  }

  /// The step at a place, from 0; nothing after the last.
  public func step(at index: Int) -> RunStep? {
    steps.indices.contains(index) ? steps[index] : nil
  }

  /// The step of work that a repetition of a place goes back to: the place itself or the work before it.
  public func workStep(upTo index: Int) -> Int? {
    guard index >= 0 else { return nil }
    return steps.prefix(index + 1).lastIndex { $0.intensity == .work }
  }

  /// The cadence that the metronome begins with, if any step has one.
  public var firstCadence: Tempo? {
    for step in steps { if let cadence = step.cadence { return cadence } }
    return nil
  }

  /// About how long it takes, easy running at a pace assumed.
  public func estimatedTime(at usual: Pace = .secondsPerKilometer(360)) -> Duration {
    steps.reduce(.zero) { $0 + $1.estimatedTime(at: usual) }
  }
}
