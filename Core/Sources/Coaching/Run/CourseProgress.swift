public import Training

/// Where a run stands in its course of steps: a part of the metrics of each second.
public struct CourseProgress: Hashable, Sendable {
  /// Where a value lies against the band of a target.
  public enum Band: String, CaseIterable, Hashable, Sendable {
    /// Too little: too slow, a heart too low, too few steps.
    case under
    case inside
    /// Too much.
    case over
  }

  /// What is left of a step.
  public enum Left: Hashable, Sendable {
    case distance(Distance)
    case time(Duration)
    /// Until the runner or the heart says so.
    case open
  }

  /// The step's place in the course, from 0; as many as there are steps once all are done.
  public var step: Int

  /// How many steps have been begun, those done again included: another number is another step.
  public var entry: Int

  /// How far it has gone.
  public var distance: Distance

  /// How long it has lasted.
  public var time: Duration

  /// What the runner has added to its time.
  public var extra: Duration

  /// Where the runner is against the target; nothing in the first seconds, or where nothing measures it.
  public var band: Band?

  /// Where the measured value points: -1 far too little, -0.5 and 0.5 the edges of the band, 1 far too
  /// much; nothing where nothing is measured.
  public var needle: Double?

  /// Whether the distance goes on by the plan's pace, because no signal comes.
  public var isByPlan: Bool

  /// What the last completed step was.
  public var last: StepResult?

  /// Creates the progress at the start of a step.
  public init(
    step: Int = 0,
    entry: Int = 1,
    distance: Distance = .zero,
    time: Duration = .zero,
    extra: Duration = .zero,
    band: Band? = nil,
    needle: Double? = nil,
    isByPlan: Bool = false,
    last: StepResult? = nil
  ) {
    self.step = step
    self.entry = entry
    self.distance = distance
    self.time = time
    self.extra = extra
    self.band = band
    self.needle = needle
    self.isByPlan = isByPlan
    self.last = last
  }

  /// What is left of the step.
  public func left(of step: RunStep) -> Left {
    switch step.end {
    case .distance(let end): .distance(end < distance ? .zero : end - distance)
    case .time(let end): .time(max(.zero, end + extra - time))
    case .button, .heartRate: .open
    }
  }

  /// How much of the step is done, 0 to 1, where its end is known.
  public func share(of step: RunStep) -> Double? {
    switch step.end {
    case .distance(let end):
      end.meters > 0 ? min(1, max(0, distance.meters / end.meters)) : nil
    case .time(let end):
      end + extra > .zero
        ? min(1, max(0, time.inSeconds / (end + extra).inSeconds)) : nil
    case .button, .heartRate: nil
    }
  }
}
