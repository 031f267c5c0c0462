/// A ready question that an agent offers to its owner.
public enum MCPPrompt: String, CaseIterable, Hashable, Sendable {
  case planMyWeek = "plan_my_week"
  case reviewMyMonth = "review_my_month"

  /// What people see.
  public var title: String {
    switch self {
    case .planMyWeek: "Plan my week"
    case .reviewMyMonth: "Review my month"
    }
  }

  /// What the agent is told to do.
  public var text: String {
    switch self {
    case .planMyWeek:
      "Plan my training for the next seven days. Read my trends, my log and my races first, as far "
        + "as they are shared. Choose workouts of the library by their ids, name a day for each, and "
        + "give one reason with the figure that it rests on. Keep hard days apart. Ask before you "
        + "write anything down."
    case .reviewMyMonth:
      "Review my training of the last four weeks. Read my activities, my trends and my log, as far "
        + "as they are shared. Say what went well, what changed, and one thing to try. Every "
        + "sentence names the figure that it rests on. Say nothing that the record does not show."
    }
  }
}
