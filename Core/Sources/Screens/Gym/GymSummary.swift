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
    let language = session.spokenLanguage
    let sets = GymWords.count(ofSets: counted.count, language)
    title = GymCue.long(time, language).capitalizedFirst + ", " + sets
    rows = [
      Row(label: language.pick("Time", "Zeit"), value: Written.duration(time)),
      Row(label: language.pick("Sets", "Sätze"), value: sets),
    ]
    let kilograms = counted.reduce(0.0) { $0 + $1.volume() }
    if kilograms > 0 {
      let shown = kilograms / session.settings.unit.kilograms
      rows.append(
        Row(
          label: language.pick("Lifted", "Bewegt"),
          value: Written.grouped(shown, in: language) + " " + session.settings.unit.rawValue
        )
      )
    }
    for (number, block) in session.plan.blocks.enumerated() {
      guard let score = GymWords.score(ofBlock: number, in: session) else { continue }
      rows.append(Row(label: GymWords.part(number, block, language), value: score))
    }
    if let effort = session.effort {
      let number = GymWords.number(effort, in: language)
      rows.append(
        Row(
          label: language.pick("Effort", "Anstrengung"),
          value: number + language.pick(" of 10", " von 10")
        )
      )
    }
    exercises = Self.exercises(counted, language)
  }

  private static func exercises(_ sets: [LiftedSet], _ language: Language) -> [Row] {
    var names: [String] = []
    for set in sets where !names.contains(set.exercise) { names.append(set.exercise) }
    return names.map { name in
      let results = sets.filter { $0.exercise == name }.map { $0.result }
      return Row(label: name, value: GymWords.results(results, in: language))
    }
  }
}
