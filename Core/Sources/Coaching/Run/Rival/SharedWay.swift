import Training

/// How far along a rival's way somebody is who runs the same way, found by position.
///
/// Two watches never measure the same way equally long: 1 % of ten kilometers is half a minute. So wherever the
/// position lies on the rival's way, the difference between the two measures is learned there, and kept where
/// the ways part or no position comes. On another way there is nothing to learn, and distance alone counts.
///
/// ```
///   rival's way   ●────●────●────●     the place beside which the runner is
///   runner             ○               says how far along the rival was here
/// ```
struct SharedWay: Hashable, Sendable {
  // Who is further beside the way runs another one: the breadth of a road and the error of two watches.
  private static let reach = 35.0

  // Looking further ahead or back would find the next lap of a track.
  private static let window = 150.0

  // A meter along the way weighs less than one beside it, where a way runs to and fro.
  private static let drift = 0.25

  // How much of a difference is believed each second, so that one wild fix changes little.
  private static let learning = 0.1

  // Two measures of one way differ by less than so much of it, and at its start by so many meters.
  private static let mostShare = 0.05
  private static let mostMeters = 50.0

  private let rival: Rival
  private let marks: [Offset]

  // What the rival measured more than the runner up to here.
  private var more = 0.0
  private var furthest = 0.0

  init(of rival: Rival) {
    self.rival = rival
    marks = rival.places.map { Offset(from: rival.places[0], to: $0) }
  }

  /// The meters that the rival had come where the runner is now.
  mutating func distance(of position: Coordinate?, having meters: Double) -> Double {
    if let position, let origin = rival.places.first, marks.count == rival.meters.count {
      let here = Offset(from: origin, to: position)
      if let found = place(of: here, near: meters + more) {
        let most = Self.mostMeters + meters * Self.mostShare
        more += (found - meters - more) * Self.learning
        more = min(max(more, -most), most)
      }
    }
    furthest = max(furthest, meters + more)
    return furthest
  }

  /// The distance of the place on the way that is closest, if any is close enough.
  private func place(of here: Offset, near expected: Double) -> Double? {
    var best: (cost: Double, meters: Double)?
    var index = rival.mark(at: max(0, expected - Self.window))
    while index + 1 < marks.count, rival.meters[index] <= expected + Self.window {
      defer { index += 1 }
      let step = marks[index + 1] - marks[index]
      let way = here - marks[index]
      let square = step.north * step.north + step.east * step.east
      let share =
        square > 0 ? min(max((way.north * step.north + way.east * step.east) / square, 0), 1) : 0
      let beside = (way - step * share).length
      let meters = rival.meters[index] + (rival.meters[index + 1] - rival.meters[index]) * share
      let cost = beside + abs(meters - expected) * Self.drift
      if beside <= Self.reach, cost < (best?.cost ?? .infinity) { best = (cost, meters) }
    }
    return best?.meters
  }
}
