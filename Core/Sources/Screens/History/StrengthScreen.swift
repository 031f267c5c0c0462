public import Training

/// Everything that somebody sees of a session of a diary, every figure written.
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
  public init(_ session: StrengthSession, seenFrom today: Int) {
    let row = HistoryRow(
      strength: session.name,
      startedAt: LocalTime(
        secondsSince1970: session.startedAt,
        offset: session.utcOffsetMinutes.map { UTCOffset(clamping: $0) }
      ),
      elapsed: session.elapsed,
      sets: session.lifts.count,
      volume: session.volume,
      seenFrom: today
    )
    title = row.title
    date = row.date
    facts = row.facts
    note = session.note
    var exercises: [Exercise] = []
    for lift in session.lifts {
      if exercises.last?.name != lift.exercise {
        exercises.append(Exercise(name: lift.exercise, sets: []))
      }
      exercises[exercises.count - 1].sets.append(Self.words(lift))
    }
    self.exercises = exercises
  }

  private static func words(_ lift: StrengthSession.Lift) -> String {
    var parts: [String] = []
    let weight = lift.weight.map { GymWords.load(LoadEntry(lift.mode, $0, lift.unit)) }
    if let reps = lift.reps {
      parts.append("\(reps)" + (weight.map { " × " + $0 } ?? ""))
    } else if let weight {
      parts.append(weight)
    }
    if let meters = lift.meters { parts.append(GymWords.number(meters) + " m") }
    if let seconds = lift.seconds {
      parts.append(Written.duration(Duration(roundedSeconds: seconds)))
    }
    if let effort = lift.effort { parts.append("RPE " + GymWords.number(effort)) }
    switch lift.kind {
    case .working: break
    case .warmUp: parts.append("warm-up")
    case .drop: parts.append("drop set")
    case .failure: parts.append("to failure")
    }
    if let note = lift.note { parts.append(note) }
    return parts.joined(separator: ", ")
  }
}
