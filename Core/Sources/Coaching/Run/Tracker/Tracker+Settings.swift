public import Training

extension Tracker {
  /// What a run is tracked with.
  public struct Settings: Hashable, Sendable {
    /// The length of a split, at least 100 m.
    public var splitDistance: Distance

    /// Whether the tracker pauses by itself while the runner stands; never in a race.
    public var autoPause: Bool

    /// The body that runs, for the energy.
    public var runner: Runner?

    /// Why the runner runs.
    public var mode: RunPlan.Mode

    /// Creates settings; a recording whose device has paused already needs no `autoPause`.
    public init(
      splitDistance: Distance = UnitSystem.metric.splitDistance,
      autoPause: Bool = false,
      runner: Runner? = nil,
      mode: RunPlan.Mode = .free
    ) {
      self.splitDistance = splitDistance < .meters(100) ? .meters(100) : splitDistance
      self.autoPause = autoPause
      self.runner = runner
      self.mode = mode
    }

    /// Creates the settings that a plan asks for.
    public init(plan: RunPlan, runner: Runner? = nil, autoPause: Bool = false) {
      self.init(
        splitDistance: plan.units.splitDistance,
        autoPause: autoPause,
        runner: runner,
        mode: plan.mode
      )
    }

    var pausesByItself: Bool { autoPause && mode != .race }
  }
}
