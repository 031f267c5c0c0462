/// What a single proxy remembers, for as long as it runs.
actor MemoryLedger: ProxyLedger {
  /// For how long an answer is kept.
  static let keeping = Duration.seconds(3600)

  private struct Ask {
    let body: String
    let owner: String
    let reserved: Int64
    let day: String
    var reply: ProxyReply?
    var lapses: ContinuousClock.Instant?
  }

  nonisolated let name = "memory"

  private let time: @Sendable () -> ContinuousClock.Instant
  private var asks: [String: Ask] = [:]
  private var days: [String: Int64] = [:]
  private var months: [String: Int64] = [:]
  private var counts: [String: Int] = [:]
  private var today = ""
  private var minutes: [String: Int] = [:]
  private var minute = ""

  init(time: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }) {
    self.time = time
  }

  func claim(_ claim: ProxyClaim, under limits: ProxyLimits) throws(ProxyLedgerError)
    -> ProxyStanding
  {
    forget(before: claim)
    let name = Self.name(claim)
    if let ask = asks[name] {
      guard ask.body == claim.body else { return .otherQuestion }
      // Whoever asks is in this process: if it dies, so does this.
      return ask.reply.map { .answered($0) } ?? .underWay
    }
    guard counts[claim.device, default: 0] < limits.perDay else { return .tooMany }
    guard minutes[claim.device, default: 0] < limits.perMinute else { return .tooFast }
    if claim.worst > 0 {
      guard days[claim.day, default: 0] + claim.worst <= limits.dayCap,
        months[claim.month, default: 0] + claim.worst <= limits.monthCap
      else { return .tooDear }
    }
    counts[claim.device, default: 0] += 1
    minutes[claim.device, default: 0] += 1
    spend(claim.worst, on: claim.day)
    asks[name] = Ask(
      body: claim.body,
      owner: claim.owner,
      reserved: claim.worst,
      day: claim.day
    )
    return .granted
  }

  func hold(_ claim: ProxyClaim) {}

  func finish(_ claim: ProxyClaim, _ reply: ProxyReply, cost: Int64) -> ProxyReply {
    let name = Self.name(claim)
    guard var ask = asks[name] else {
      spend(cost, on: claim.day)
      return reply
    }
    if let first = ask.reply {
      // Asked twice, paid twice; the first answer holds.
      spend(cost, on: ask.day)
      return first
    }
    spend(cost - ask.reserved, on: ask.day)
    ask.reply = reply
    ask.lapses = time() + Self.keeping
    asks[name] = ask
    return reply
  }

  func abandon(_ claim: ProxyClaim, cost: Int64) {
    let name = Self.name(claim)
    guard let ask = asks[name], ask.reply == nil, ask.owner == claim.owner else {
      return spend(cost, on: claim.day)
    }
    spend(cost - ask.reserved, on: ask.day)
    asks[name] = nil
    if cost == 0, claim.day == today { counts[claim.device, default: 1] -= 1 }
  }

  func spent(on day: String) -> (day: Int64, month: Int64) {
    (days[day, default: 0], months[String(day.prefix(7)), default: 0])
  }

  private func spend(_ amount: Int64, on day: String) {
    days[day, default: 0] += amount
    months[String(day.prefix(7)), default: 0] += amount
  }

  /// Lets go of what no longer counts.
  private func forget(before claim: ProxyClaim) {
    if minute != claim.minute {
      (minute, minutes) = (claim.minute, [:])
      let now = time()
      asks = asks.filter { $0.value.lapses.map { $0 > now } ?? true }
    }
    if today != claim.day {
      (today, counts) = (claim.day, [:])
      days = days.filter { $0.key.prefix(7) == claim.month }
      months = months.filter { $0.key >= claim.month }
    }
  }

  private static func name(_ claim: ProxyClaim) -> String { claim.device + " " + claim.key }
}
