/// A run with its coach: tracker and companion as one value, driven by one list of events.
///
/// This is what a page, the command, a test and a journal drive. Both roles are here only because they
/// live on one device; over a link each of them is a value of its own.
public struct CoachedRun: Equatable, Sendable {
  /// What happens to a run.
  public enum Event: Hashable, Sendable {
    case tracker(TrackerEvent)
    case companion(CompanionEvent)
  }

  /// What a run asks for.
  public enum Effect: Equatable, Sendable {
    case tracker(TrackerEffect)
    case companion(CompanionEffect)
  }

  /// The last metrics that were published.
  public private(set) var metrics = LiveMetrics()

  /// The splits so far, in order.
  public private(set) var splits: [Split] = []

  /// What the coach decides, for those who ask it more than effects tell.
  public private(set) var companion: Companion

  /// What owns the truth of the run, for those who ask it more than metrics tell.
  public private(set) var tracker: Tracker

  /// Prepares a run.
  public init(tracker: Tracker.Settings, companion: Companion.Setup) {
    self.tracker = Tracker(settings: tracker)
    self.companion = Companion(companion)
  }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .companion(let event):
      if case .metrics(let metrics) = event { follow(metrics) }
      return companion.handle(event, at: now).map { .companion($0) }
    case .tracker(let event):
      var effects: [Effect] = []
      for effect in tracker.handle(event, at: now) {
        effects.append(.tracker(effect))
        switch effect {
        case .publish(let metrics):
          self.metrics = metrics
          for reaction in companion.handle(.metrics(metrics), at: now) {
            effects.append(.companion(reaction))
          }
        case .split(let split):
          // A device's totals may take back the last splits: then they are told again.
          keep(split)
          effects.append(.companion(.haptic(.split)))
        case .gap(let gap):
          effects += noticing(gap, at: now)
        case .lap, .autoPause:
          break
        }
      }
      return effects
    }
  }

  /// A tracker on another device: its metrics are taken as they are.
  private mutating func follow(_ metrics: LiveMetrics) {
    self.metrics = metrics
    if let split = metrics.lastSplit, split != splits.last { keep(split) }
  }

  private mutating func keep(_ split: Split) {
    splits.removeAll { $0.number >= split.number }
    splits.append(split)
  }

  /// Lost positions are told by the metrics; that nobody listened is told by the gap alone.
  private mutating func noticing(_ gap: TrackingGap, at now: Duration) -> [Effect] {
    switch gap.kind {
    case .positions, .hidden: []
    case .restart, .suspended:
      companion.handle(.notice(.sessionRestored), at: now).map { .companion($0) }
    }
  }
}
