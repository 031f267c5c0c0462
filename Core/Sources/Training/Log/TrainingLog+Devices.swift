extension TrainingLog {
  /// Creates the log of a device that knows what others logged: where both have a session its own holds,
  /// and what was forgotten on it stays away.
  public init(
    own: [StrengthSession],
    others: [StrengthSession],
    forgotten: [String],
    runs: [LoggedRun] = []
  ) {
    let known = Set(own.map { $0.id } + forgotten)
    self.init(others.filter { !known.contains($0.id) } + own, runs: runs)
  }
}
