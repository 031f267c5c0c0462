extension SensorNotice {
  /// What kind of line it becomes: a split that was passed unheard is no news of the sensors.
  var rank: Rank { self == .splitPassed ? .statistics : .sensor }

  /// How long it stays worth saying.
  var lifetime: Duration { self == .splitPassed ? .seconds(120) : .seconds(25) }
}
