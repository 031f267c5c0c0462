/// What all replicas of a proxy have in common: who has asked how often, what was spent, what was answered.
protocol ProxyLedger: Sendable {
  /// What it is kept in: "memory" or "redis".
  var name: String { get }

  /// Claims an ask: grants it once, however many replicas claim it, and reserves what it can cost.
  func claim(_ claim: ProxyClaim, under limits: ProxyLimits) async throws(ProxyLedgerError)
    -> ProxyStanding

  /// Says that the ask is still under way; whoever falls silent loses it to whoever claims it next.
  func hold(_ claim: ProxyClaim) async throws(ProxyLedgerError)

  /// Keeps the answer and counts what it cost; returns the answer that holds, which is the first one.
  func finish(_ claim: ProxyClaim, _ reply: ProxyReply, cost: Int64) async throws(ProxyLedgerError)
    -> ProxyReply

  /// Counts what it cost and lets it be asked again; an ask that cost nothing counts for nothing.
  func abandon(_ claim: ProxyClaim, cost: Int64) async throws(ProxyLedgerError)

  /// What was spent on a day and in its month, with what is reserved.
  func spent(on day: String) async throws(ProxyLedgerError) -> (day: Int64, month: Int64)
}

/// What replicas have in common cannot be reached: nothing is asked then, for nothing could be counted.
struct ProxyLedgerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why, for the proxy's owner.
  let description: String
}
