/// What the owner lets an agent see or do, beside the workouts of the library, which are no secret.
public enum MCPShare: String, CaseIterable, Hashable, Sendable {
  /// Activities, trends and records.
  case history
  /// Strength sessions, the daily challenge, the plan, and the workouts that the owner wrote or changed.
  case log
  /// Planned races.
  case races
  /// What is remembered of the owner.
  case memory
  /// How long the calendars leave free today, without what comes then.
  case calendar
  /// To log, plan and annotate; each can be undone.
  case changes
}
