import Training

/// When a script reminds of eating: what answers "when is the next gel".
struct FuelTimes: Equatable, Sendable {
  private let triggers: [Trigger]

  init(_ script: Script) {
    triggers = script.messages.filter { $0.topic == .fuel }.map { $0.trigger }
  }

  /// How long it is until the next, at the pace of the run; nothing where none comes.
  func next(after metrics: LiveMetrics) -> Duration? {
    var seconds: [Double] = []
    for trigger in triggers {
      if case .atTime(let time) = trigger {
        seconds.append((time - metrics.moving).inSeconds)
      } else if case .atDistance(let distance) = trigger,
        let pace = metrics.averagePace?.secondsPerKilometer
      {
        seconds.append((distance - metrics.distance).kilometers * pace)
      }
    }
    return seconds.filter { $0 > 0 }.min().map { .seconds(Int64($0.rounded())) }
  }
}
