extension RaceSetup {
  // So many days a race that was is still shown with those that come.
  private static let afterglow = 14

  /// Races as somebody looks at them on a day: what comes, the next first; then what was, the last
  /// first.
  public static func inOrder(_ races: [RaceSetup], on day: Day) -> [RaceSetup] {
    races.filter { $0.day >= day } + races.filter { $0.day < day }.reversed()
  }

  /// Whether the race comes, or was lately.
  public func isRecent(on today: Day) -> Bool { day >= today - Self.afterglow }
}
