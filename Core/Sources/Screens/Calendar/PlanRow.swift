public import Training

/// A session of the plan as a row.
public struct PlanRow: Hashable, Sendable {
  /// What became of it, without the entry that it was.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    case planned, done, skipped, missed
  }

  /// The session.
  public var session: PlannedSession
  /// What became of it.
  public var outcome: Outcome
  /// When, and what became of it: "18:00", "18:00 · done", "skipped"; empty where nothing is to be said.
  public var words: String
  /// The entry of the record that it was.
  public var entry: String?

  /// Takes what was formatted elsewhere.
  public init(session: PlannedSession, outcome: Outcome, words: String, entry: String? = nil) {
    self.session = session
    self.outcome = outcome
    self.words = words
    self.entry = entry
  }

  /// Formats a session.
  public init(_ entry: WeekPlan.Entry, in language: Language = .english) {
    session = entry.session
    switch entry.outcome {
    case .planned: outcome = .planned
    case .done(let name):
      outcome = .done
      self.entry = name
    case .skipped: outcome = .skipped
    case .missed: outcome = .missed
    }
    let state: String? =
      switch outcome {
      case .planned: nil
      case .done: language.pick("done", "erledigt")
      case .skipped: language.pick("skipped", "ausgelassen")
      case .missed: language.pick("not done", "nicht gemacht")
      }
    words = [session.time?.text, state].compactMap { $0 }.joined(separator: " · ")
  }
}
