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
  public init(
    _ session: StrengthSession,
    seenFrom today: Day,
    in language: Language = .english
  ) {
    let row = HistoryRow(
      strength: session.name,
      startedAt: session.startedAt,
      elapsed: session.elapsed,
      sets: session.sets.count,
      volume: session.volume,
      seenFrom: today,
      in: language
    )
    title = row.title
    date = row.date
    facts = row.facts
    if let score = session.score { facts.append(GymWords.score(score, in: language)) }
    if let effort = session.effort {
      let number = GymWords.number(effort, in: language)
      facts.append(language.pick("effort \(number) of 10", "Anstrengung \(number) von 10"))
    }
    note = session.note
    var exercises: [Exercise] = []
    for set in session.sets {
      if exercises.last?.name != set.exercise {
        exercises.append(Exercise(name: set.exercise, sets: []))
      }
      exercises[exercises.count - 1].sets.append(Self.words(set, language))
    }
    self.exercises = exercises
  }

  private static func words(_ set: LiftedSet, _ language: Language) -> String {
    var parts: [String] = []
    let weight = set.result.load.map { GymWords.load($0, in: language) }
    if let reps = set.result.reps {
      parts.append(GymWords.number(reps, in: language) + (weight.map { " × " + $0 } ?? ""))
    } else if let weight {
      parts.append(weight)
    }
    if let meters = set.meters { parts.append(GymWords.number(meters, in: language) + " m") }
    if let seconds = set.seconds {
      parts.append(Written.duration(Duration(roundedSeconds: seconds)))
    }
    if parts.isEmpty { parts.append(GymWords.result(set.result, in: language)) }
    if set.isPerSide { parts.append(language.pick("each side", "je Seite")) }
    switch set.result.effort {
    case .exertion(let rating): parts.append("RPE " + GymWords.number(rating, in: language))
    case .reserve(let reps):
      parts.append(
        GymWords.number(reps, in: language) + language.pick(" in reserve", " in Reserve")
      )
    case nil: break
    }
    switch set.kind {
    case .working: break
    case .warmUp: parts.append(language.pick("warm-up", "Aufwärmen"))
    case .drop: parts.append(language.pick("drop set", "Dropsatz"))
    case .failure: parts.append(language.pick("to failure", "bis zum Versagen"))
    }
    if let note = set.note { parts.append(note) }
    return parts.joined(separator: ", ")
  }
}
