public import Training

/// Everything a person sees of a session of a diary, every figure written.
public struct StrengthScreen: Hashable, Sendable {
  /// An exercise with its sets.
  public struct Exercise: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Its sets: "5 × 100 kg, RPE 8".
    public var sets: [String]
  }

  /// What it was called.
  public var title: String

  /// When it was.
  public var date: String

  /// Its figures.
  public var facts: [String]

  /// What its owner wrote.
  public var note: String?

  /// The exercises in the order in which they were done.
  public var exercises: [Exercise]

  /// Formats a session, seen from a day.
  public init(_ session: StrengthSession, seenFrom today: Day) {
    let row = HistoryRow(
      strength: session.name,
      startedAt: session.startedAt,
      elapsed: session.elapsed,
      sets: session.sets.count,
      volume: session.volume,
      seenFrom: today
    )
    title = row.title
    date = row.date
    facts = row.facts
    if let score = session.score { facts.append(GymWords.score(score)) }
    if let effort = session.effort { facts.append("effort \(GymWords.number(effort)) of 10") }
    note = session.note
    var exercises: [Exercise] = []
    for set in session.sets {
      if exercises.last?.name != set.exercise {
        exercises.append(Exercise(name: set.exercise, sets: []))
      }
      exercises[exercises.count - 1].sets.append(Self.words(set))
    }
    self.exercises = exercises
  }

  private static func words(_ set: LiftedSet) -> String {
    var parts: [String] = []
    let weight = set.result.load.map { GymWords.load($0) }
    if let reps = set.result.reps {
      parts.append(GymWords.number(reps) + (weight.map { " × " + $0 } ?? ""))
    } else if let weight {
      parts.append(weight)
    }
    if let meters = set.meters { parts.append(GymWords.number(meters) + " m") }
    if let seconds = set.seconds {
      parts.append(Written.duration(Duration(roundedSeconds: seconds)))
    }
    if parts.isEmpty { parts.append(GymWords.result(set.result)) }
    if set.isPerSide { parts.append("each side") }
    switch set.result.effort {
    case .exertion(let rating): parts.append("RPE " + GymWords.number(rating))
    case .reserve(let reps): parts.append(GymWords.number(reps) + " in reserve")
    case nil: break
    }
    switch set.kind {
    case .working: break
    case .warmUp: parts.append("warm-up")
    case .drop: parts.append("drop set")
    case .failure: parts.append("to failure")
    }
    if let note = set.note { parts.append(note) }
    return parts.joined(separator: ", ")
  }
}
