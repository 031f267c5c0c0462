public import Formats
import Training

/// By which rule each exercise rises, as somebody chose: what pages keep under `rules`, and devices share.
///
/// Names are compared like everywhere, so "Back squat" finds what was chosen for "back squats".
public struct ExerciseRules: Equatable, Sendable {
  /// A rule with the sets that it starts from.
  public struct Choice: Hashable, Sendable {
    /// The rule as a workout names it.
    public var rule: String
    /// How many sets.
    public var sets: Int
    /// How many repetitions.
    public var reps: Int
  }

  // What a newer Pacesetter writes there stays as it is.
  private var members: [JSON.Member]

  /// Reads what a page keeps.
  public init(_ json: JSON?) { members = json?.object ?? [] }

  /// What a page keeps.
  public var json: JSON { .object(members) }

  /// What was chosen for an exercise, or else what is usual.
  public func choice(of exercise: String) -> Choice {
    let key = NameKey(exercise)
    let found = members.last { NameKey($0.key) == key && Progression(Self.rule($0.value)) != nil }
    let rule = found.map { Self.rule($0.value) } ?? Progression.usualText
    return Choice(
      rule: rule,
      sets: Self.whole(found?.value["sets"], Progression.setRange) ?? Progression.usualSets,
      reps: Self.whole(found?.value["reps"], Progression.repRange)
        ?? Progression.usualReps(of: rule)
    )
  }

  /// Takes down what was chosen for an exercise.
  public mutating func choose(_ choice: Choice, for exercise: String) {
    let key = NameKey(exercise)
    let value: JSON = [
      "rule": .string(choice.rule), "sets": .number(Double(choice.sets)),
      "reps": .number(Double(choice.reps)),
    ]
    guard let place = members.lastIndex(where: { NameKey($0.key) == key }) else {
      return members.append(JSON.Member(exercise, value))
    }
    members[place].value = value
  }

  private static func rule(_ json: JSON) -> String { json["rule"]?.string ?? "" }

  private static func whole(_ json: JSON?, _ range: ClosedRange<Int>) -> Int? {
    json?.integer.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
  }
}
