/// The start of a race in which nobody runs their own pace.
extension RunPlan {
  // How much slower than planned a crowd may make a runner, as a share: 18 s in 400 m at 5:00 /km. It is
  // what they may lose there, not what they have to.
  private static let crowdLoss = 0.15

  /// Where the crowd of the start ends; nothing where there is none.
  public var crowdEnd: Distance? {
    guard let race, race.startsCrowded, let goal = goalDistance, goal.meters > 0 else { return nil }
    return min(RaceSetup.crowdedStart, firstPart ?? goal, goal)
  }

  /// Whether a place lies in the crowd of a start.
  public func isCrowded(at place: Distance) -> Bool { crowdEnd.map { place < $0 } ?? false }

  /// Whether some of the three minutes before a place were run in the crowd, at a pace.
  public func isCrowded(within pace: Pace?, before place: Distance) -> Bool {
    guard let end = crowdEnd else { return false }
    guard let pace else { return place < end }
    return (place - end).meters < 180 * pace.speed.metersPerSecond
  }

  /// Seconds that the crowd may have cost up to a place: most at its end, and nothing at the goal, or at
  /// the end of the first part of the runner's own.
  public func crowdAllowance(to place: Distance) -> Double {
    guard let end = crowdEnd, place.meters > 0, let goal = goalDistance,
      let regained = openTime(to: firstPart ?? goal), place < firstPart ?? goal,
      let crowd = openTime(to: end), let here = openTime(to: place)
    else { return 0 }
    let within = (1 + Self.crowdLoss) * min(here, crowd) + max(0, here - crowd)
    return within * regained / (regained + Self.crowdLoss * crowd) - here
  }

  /// The pace at a place as a multiple of the one without the crowd: slower in it, a little faster after.
  func crowdFactor(at place: Distance) -> Double {
    guard let end = crowdEnd, let goal = goalDistance, place < firstPart ?? goal,
      let regained = openTime(to: firstPart ?? goal), let crowd = openTime(to: end), regained > 0
    else { return 1 }
    let factor = regained / (regained + Self.crowdLoss * crowd)
    return place < end ? (1 + Self.crowdLoss) * factor : factor
  }

  /// The end of the first part that the runner typed; what a crowd costs is won back within it.
  private var firstPart: Distance? {
    guard let race, race.pacing == .custom, race.parts.count > 1 else { return nil }
    return race.parts.first?.distance
  }
}
