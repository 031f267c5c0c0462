// How often things are done: the heading decides, then the sets that the steps agree on.

extension WorkoutSection {
  /// How often all steps are gone through, at least once.
  ///
  /// Where the heading leaves a choice ("EMOM 12 or 16") it is made by its number, the first being 0.
  public func laps(choice: Int = 0) -> Int {
    let count = max(1, items.count)
    switch timer {
    case .every(let every):
      if every.isTogether { return rounds(every.rounds, choice) ?? sets(choice) ?? 1 }
      return rounds(every.rounds, choice).map { ($0 + count - 1) / count } ?? sets(choice) ?? 1
    case .intervals(let timer):
      return timer.rounds.map { ($0 + count - 1) / count } ?? sets(choice) ?? 1
    case .tabata(let timer):
      return timer.rounds.map { ($0 + count - 1) / count } ?? sets(choice) ?? (8 + count - 1)
        / count
    case .rounds(let timer):
      return timer.count.map { Int($0.low) } ?? sets(choice) ?? 1
    case .forTime(let timer):
      return max(1, (timer.rounds ?? 1) * max(1, timer.scheme.count))
    case .amrap, .clock, nil:
      return 1
    }
  }

  /// How many windows or intervals there are, one after the other; at most ``mostStations``.
  public func stations(choice: Int = 0) -> Int {
    min(Self.mostStations, allStations(choice: choice))
  }

  /// More than anybody does: a text that asks for more was written to fill the memory.
  public static let mostStations = 10_000

  private func allStations(choice: Int) -> Int {
    let count = max(1, items.count)
    switch timer {
    case .every(let every):
      return rounds(every.rounds, choice) ?? (sets(choice) ?? 1) * (every.isTogether ? 1 : count)
    case .intervals(let timer): return timer.rounds ?? (sets(choice) ?? 1) * count
    case .tabata(let timer): return timer.rounds ?? sets(choice).map { $0 * count } ?? 8
    case .rounds, .forTime, .amrap, .clock, nil: return laps(choice: choice) * count
    }
  }

  /// How many choices the heading leaves.
  public var choices: Int {
    if case .every(let every)? = timer { max(1, every.rounds.count) } else { 1 }
  }

  private func rounds(_ rounds: [Int], _ choice: Int) -> Int? {
    rounds.isEmpty ? nil : rounds[min(max(choice, 0), rounds.count - 1)]
  }

  // The sets that all agree on; where they do not, the most of any, so that nothing is left out.
  private func sets(_ choice: Int) -> Int? {
    if let common = commonSets { return Int(choice > 0 ? common.high : common.low) }
    var most: Double?
    for item in items {
      if let sets = dose(of: item)?.sets { most = max(most ?? 1, sets.low) }
    }
    return most.map { Int($0) }
  }
}
