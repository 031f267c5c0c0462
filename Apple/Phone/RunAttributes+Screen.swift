import Screens

extension RunAttributes.ContentState {
  /// The figures of a screen.
  init(_ screen: RunScreen) {
    distance = RunAttributes.Figure(screen.distance)
    pace = RunAttributes.Figure(screen.pace)
    heartRate = RunAttributes.Figure(screen.heartRate)
    banner = screen.banner
  }
}

extension RunAttributes.Figure {
  fileprivate init(_ metric: Metric) {
    self.init(label: metric.label, value: metric.value, unit: metric.unit)
  }
}
