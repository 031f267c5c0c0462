public import Coaching
import Training

/// What a person sees of a workout that is over.
public struct GymSummary: Hashable, Sendable {
  /// A label and its value.
  public struct Row: Hashable, Sendable {
    /// What it is.
    public var label: String
    /// The value.
    public var value: String
  }

  /// The workout in one line: "42 minutes, 18 sets".
  public var title: String

  /// The totals, and the score of each part that has one.
  public var rows: [Row]

  /// What was done, exercise by exercise.
  public var exercises: [Row]

  /// Sums a workout up.
  public init(of session: GymSession, at now: Duration) {
    let counted = session.records.map { $0.set }.filter { !$0.isWarmUp }
    let time = session.elapsed(at: now)
    let sets = counted.count == 1 ? "1 set" : "\(counted.count) sets"
    title = GymCue.long(time, .english) + ", " + sets
    rows = [Row(label: "Time", value: Written.duration(time)), Row(label: "Sets", value: sets)]
    let kilograms = counted.reduce(0.0) { $0 + $1.volume() }
    if kilograms > 0 {
      let shown = session.settings.unit == .kilograms ? kilograms : kilograms / 0.45359237
      rows.append(
        Row(label: "Lifted", value: "\(Written.whole(shown)) \(session.settings.unit.rawValue)")
      )
    }
    for (number, block) in session.plan.blocks.enumerated() {
      guard let score = GymWords.score(ofBlock: number, in: session) else { continue }
      rows.append(Row(label: GymWords.part(number, block), value: score))
    }
    if let effort = session.effort {
      rows.append(Row(label: "Effort", value: GymWords.number(effort) + " of 10"))
    }
    exercises = Self.exercises(counted)
  }

  private static func exercises(_ sets: [LiftedSet]) -> [Row] {
    var names: [String] = []
    for set in sets where !names.contains(set.exercise) { names.append(set.exercise) }
    return names.map { name in
      let results = sets.filter { $0.exercise == name }.map { $0.result }
      return Row(label: name, value: GymWords.results(results))
    }
  }
}
