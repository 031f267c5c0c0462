import Formats

// What whoever stores a line must know of it, so that nobody else has to read lines.
extension LinkEvent {
  /// The kinds of session that have a journal.
  public enum SessionKind: String, CaseIterable, Hashable, Sendable {
    case run, gym
  }

  /// The kind of session that the event opens, if it opens one.
  public var opens: SessionKind? {
    switch type {
    case "opened": .run
    case "gymOpened": .gym
    default: nil
    }
  }

  /// Whether another device may have to know it; what only a run's own session reads need not last
  /// at once where it is a copy.
  public var isMessage: Bool { type != "opened" && type != "sensed" }

  /// Whether it belongs to the journal of a workout in the gym.
  public var isOfGym: Bool { type == "gymOpened" || type == "did" }

  /// Its place among the lines of its session, where the session itself wrote it.
  public var place: Int64? { payload["n"]?.integer }
}
