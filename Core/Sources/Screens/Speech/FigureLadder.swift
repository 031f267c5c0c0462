import Coaching
public import Training

/// The sounds that every figure of a run can be put together of: the numerals, and the words around them,
/// such as "per kilometre" or "minutes and".
public struct FigureLadder {
  /// What is said, without marks, the numerals first.
  public let words: [String]

  /// Collects what the figures of a plan may need; nothing in a language whose figures stay digits.
  public init(for plan: RunPlan, language: String) {
    guard let known = Language(tag: language) else {
      words = []
      return
    }
    let numerals = Numerals.of(known)
    var words: [String] = []
    var seen: Set<String> = []
    func add(_ word: String) {
      if seen.insert(word).inserted { words.append(word) }
    }
    for word in numerals.common { add(word) }
    for figure in Self.figures(of: plan) {
      for piece in numerals.pieces(of: figure.spoken(units: plan.units, in: known)) {
        add(piece.words)
      }
    }
    self.words = words
  }

  /// Figures that between them have every word that a figure of a plan can have.
  private static func figures(of plan: RunPlan) -> [Figure] {
    // No, one and many of each unit have their own words.
    let few = [0, 1, 2]
    var figures: [Figure] = []
    for hours in few {
      for minutes in few {
        for seconds in few where hours + minutes + seconds > 0 {
          let time = Duration.seconds(hours * 3600 + minutes * 60 + seconds)
          figures += [.duration(time), .split(time), .seconds(time.inSeconds)]
        }
      }
    }
    let split = plan.units == .metric ? 1 : Distance.miles(1).kilometers
    figures += [1, 2, 60, 120, 121, 122].map { .pace(.secondsPerKilometer($0 / split)) }
    figures += stride(from: 0.1, through: 200, by: 0.05).map { .gap(secondsPerKilometer: $0) }
    figures += (Array(stride(from: 5, through: 700, by: 5)) + [6000]).map { .stood(.seconds($0)) }
    figures += stride(from: 0, to: 1000, by: 10).map { .distance(.meters($0)) }
    figures += (1..<10).map { .distance(.meters(Double($0))) }
    figures += stride(from: 1000, to: 3300, by: 50).map { .distance(.meters($0)) }
    figures += [.distance(.kilometers(100)), .distance(.miles(100))]
    figures += (1..<240).map { .heartRate(.beatsPerMinute(Double($0))) }
    figures += (1..<240).map { .cadence(.stepsPerMinute(Double($0))) }
    figures += finishes
    figures += (plan.course?.steps ?? []).flatMap { [.step($0), .target($0)] }
    if let rival = plan.rival { figures.append(.name(rival.name)) }
    return figures
  }

  /// Finishes, and ranges of them, with and without halves of a minute.
  private static var finishes: [Figure] {
    let times = [600.0, 630, 640, 1800, 1830, 3600, 3630, 3660, 3690, 4230, 4260, 7200, 7260, 7320]
    return times.flatMap { low in
      times.filter { $0 >= low }.map { high in Figure.finish(low...high) }
    }
  }
}
