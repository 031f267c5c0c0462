public import Training

extension ActivityTable.Row {
  // Two devices agree upon the same thing within so much.
  private static let tolerance = 0.05

  /// How well a row fits a recording that began when it did; 0 where sport, times and distance all say that it
  /// is of something else, such as the weights beside a watch that ran.
  public func fit(_ recorded: ActivitySummary) -> Int {
    let figures = agrees(recorded)
    let sport = isSport(of: recorded)
    guard figures != false || sport != false else { return 0 }
    return 1 + Self.points(figures) * 3 + Self.points(sport)
  }

  /// Whether a time or the distance is the same; nothing where none can be compared.
  public func agrees(_ recorded: ActivitySummary) -> Bool? {
    let pairs = [
      (elapsed?.inSeconds, recorded.elapsed?.inSeconds),
      (moving?.inSeconds, recorded.moving?.inSeconds),
      (distance?.meters, recorded.distance?.meters),
    ]
    let known = pairs.compactMap { one, two -> Bool? in
      guard let one, let two else { return nil }
      return abs(one - two) <= max(one, two) * Self.tolerance
    }
    return known.isEmpty ? nil : known.contains(true)
  }

  /// Whether the sport is the same; nothing where one of both names none.
  private func isSport(of recorded: ActivitySummary) -> Bool? {
    guard let word = sport.map({ SportWord($0) }), word.sport != .other || word.kind != nil,
      recorded.sport != .other || recorded.kind != recorded.sport.rawValue
    else { return nil }
    guard word.sport == .other, recorded.sport == .other else {
      return word.sport == recorded.sport
    }
    return word.kind == recorded.kind
  }

  private static func points(_ answer: Bool?) -> Int { answer.map { $0 ? 2 : 0 } ?? 1 }
}
