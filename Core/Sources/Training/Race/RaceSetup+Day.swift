extension RaceSetup {
  /// For so many days ahead a device knows the races, should it be without its server by then.
  private static let foresight = 14

  /// Those of some races that a device should know on a day: of yesterday, for its clock may stand in
  /// another zone, of today and of the next two weeks.
  public static func soon(_ races: [RaceSetup], on today: Day) -> [RaceSetup] {
    races.filter { $0.day >= today - 1 && $0.day <= today + foresight }
  }

  /// For so many days before it, hard training costs more than it brings.
  public var restDays: Int {
    switch distance.meters {
    case ..<15_000: 2
    case ..<30_000: 4
    default: 7
    }
  }

  /// The next race for which one rests on a day, if there is one.
  public static func ahead(_ races: [RaceSetup], on today: Day) -> RankingRequest.Race? {
    let near = races.filter { (0...$0.restDays).contains($0.day - today) }
    return near.min { ($0.day, $1.distance) < ($1.day, $0.distance) }
      .map { RankingRequest.Race($0.name, days: $0.day - today) }
  }

  /// The race of a day, the longest where there are several.
  public static func race(on day: Day, among races: [RaceSetup]) -> RaceSetup? {
    races.filter { $0.day == day }.max { $0.distance < $1.distance }
  }

  /// The race that a recorded run was: on its day, and neither a warm-up nor far longer.
  ///
  /// Who gave up in the second half has raced too.
  public static func race(
    recordedIn recording: Recording,
    among races: [RaceSetup]
  ) -> RaceSetup? {
    guard recording.sport == .running else { return nil }
    let meters =
      recording.totals.distance?.meters ?? recording.samples.distance.last { $0.isFinite }
    let fitting = races.filter { race in
      guard let meters else { return true }
      return meters >= race.distance.meters * 0.5 && meters <= race.distance.meters * 1.1
    }
    return race(on: recording.startedAt.day, among: fitting)
  }
}
