/// What a ranking looks at; each has a weight that people see and change.
public enum RankingSignal: String, CaseIterable, Hashable, Sendable {
  case recovery, balance, time, focus, equipment, recency, novelty, readiness, calendar, plan
  case race
}
