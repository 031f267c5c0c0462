extension CoachRule {
  /// The table of rules, a row a rule: what it is about and asks for, how often it may speak and after how long,
  /// and what becomes of what it says.
  ///
  /// What goes wrong in minutes lasts longer than the window after the line before it (``Dispatcher/window``): a
  /// fade that is found right after a split is told half a minute later, and not never.
  var manner: Manner {
    switch self {
    case .tooFastEarly: Manner(.plan, .less, every: 240, most: 2, after: 20, lasts: 45)
    case .fade: Manner(.strain, every: 900, most: 2, free: 1, after: 120, lasts: 45, gravity: 1)
    // The wall and the bonk are worth little half a minute later, whatever the run was for. The evidence of a
    // bonk is minutes old when it is complete.
    case .wall:
      Manner(
        .strain,
        .less,
        every: 1200,
        most: 1,
        after: 15,
        rank: .race,
        lasts: 45,
        inEpisodes: true,
        opens: .bonk,
        gravity: 3
      )
    case .bonk:
      Manner(
        .strain,
        .less,
        every: 1200,
        most: 2,
        after: 5,
        rank: .race,
        lasts: 45,
        inEpisodes: true,
        opens: .bonk,
        gravity: 3
      )
    case .fatigue:
      Manner(
        .strain,
        .less,
        every: 1200,
        most: 2,
        after: 45,
        lasts: 45,
        inEpisodes: true,
        gravity: 2
      )
    case .heartRateDrift: Manner(.strain, every: 1200, most: 2, after: 60, lasts: 45)
    case .runWalk: Manner(.rhythm, every: 1200, most: 2, lasts: 45)
    case .fuelWindow:
      Manner(.food, every: 60, repeats: true, rank: .fuel, lasts: 45, inEpisodes: true)
    case .behindAndCostly: Manner(.plan, .less, every: 1500, most: 2, free: 1, after: 90, lasts: 45)
    case .positiveSplitRisk: Manner(.plan, .less, every: 600, most: 2, after: 60, lasts: 45)
    case .volatilePace: Manner(.rhythm, every: 900, most: 2, free: 1, after: 120, lasts: 25)
    case .recoverableDeficit:
      Manner(.plan, .more, every: 900, most: 2, free: 1, after: 60, lasts: 25)
    case .surplus: Manner(.plan, .same, every: 900, most: 2, after: 120, lasts: 25)
    // A kick decides a race and nothing else.
    case .finishKick:
      Manner(.plan, .more, every: 60, most: 1, after: 5, inRace: .race, lasts: 25)
    case .heartRateHigh:
      Manner(
        .heart,
        .less,
        every: 600,
        repeats: true,
        rank: .safety,
        lasts: 45,
        inEpisodes: true,
        opens: .heartRateHigh
      )
    case .stopped:
      Manner(
        .stop,
        watch: .stops,
        every: 600,
        repeats: true,
        rank: .safety,
        lasts: 25,
        opens: .stopped
      )
    case .stillStopped:
      Manner(
        .stop,
        watch: .stops,
        every: 60,
        repeats: true,
        rank: .safety,
        lasts: 45,
        opens: .stopped
      )
    case .resumed: Manner(.stop, watch: .stops, every: 600, repeats: true, lasts: 25)
    case .finished:
      Manner(.end, watch: .finish, every: 60, most: 1, repeats: true, rank: .race, lasts: 45)
    case .afterFinish: Manner(.end, watch: .finish, every: 60, most: 1, repeats: true, lasts: 45)
    case .homeward:
      Manner(.end, watch: .finish, every: 300, repeats: true, rank: .statistics, lasts: 45)
    case .slowdown:
      Manner(.strain, every: 900, most: 4, free: 2, lasts: 45, opens: .fade, gravity: 1)
    case .targetFast:
      Manner(.plan, .less, every: 480, most: 12, after: 60, repeats: true, lasts: 25)
    case .targetSlow:
      Manner(.plan, .more, every: 480, most: 12, after: 60, repeats: true, lasts: 25)
    case .targetHeld:
      Manner(.plan, .same, every: 900, most: 12, after: 120, repeats: true, lasts: 25)
    case .checkIn, .recovered:
      Manner(.strain, watch: .episodes, every: 60, repeats: true, lasts: 45)
    }
  }
}
