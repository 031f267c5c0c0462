import Integrations

/// What replicas share in one Redis or Valkey: each step is one script there, so that no two replicas can
/// come between each other.
struct RedisLedger: ProxyLedger {
  private static let prefix = "pacesetter:proxy:"

  let name = "redis"

  private let connection: RedisConnection

  init(_ address: RedisAddress) { connection = RedisConnection(address) }

  func claim(_ claim: ProxyClaim, under limits: ProxyLimits) async throws(ProxyLedgerError)
    -> ProxyStanding
  {
    let reply = try await run(
      Self.claiming,
      claim,
      [
        claim.owner, claim.body, "\(claim.worst)", "\(limits.perDay)", "\(limits.perMinute)",
        "\(limits.dayCap)", "\(limits.monthCap)",
      ]
    )
    switch reply.parts.first?.text {
    case "granted": return .granted
    case "under way": return .underWay
    case "other": return .otherQuestion
    case "too fast": return .tooFast
    case "too many": return .tooMany
    case "too dear": return .tooDear
    case "answered":
      guard let kept = reply.parts.last?.text.flatMap({ ProxyReply($0) }) else { break }
      return .answered(kept)
    default: break
    }
    throw ProxyLedgerError(description: "what Redis keeps of this cannot be read")
  }

  func hold(_ claim: ProxyClaim) async throws(ProxyLedgerError) {
    _ = try await run(Self.holding, claim, [claim.owner])
  }

  func finish(_ claim: ProxyClaim, _ reply: ProxyReply, cost: Int64) async throws(ProxyLedgerError)
    -> ProxyReply
  {
    let kept = try await run(Self.finishing, claim, [claim.owner, "\(cost)", reply.text])
    return kept.text.flatMap { ProxyReply($0) } ?? reply
  }

  func abandon(_ claim: ProxyClaim, cost: Int64) async throws(ProxyLedgerError) {
    _ = try await run(Self.abandoning, claim, [claim.owner, "\(cost)"])
  }

  func spent(on day: String) async throws(ProxyLedgerError) -> (day: Int64, month: Int64) {
    let reply = try await ask(["MGET", Self.day(day), Self.month(day)])
    let sums = reply.parts.map { $0.number ?? 0 }
    return (sums.first ?? 0, sums.last ?? 0)
  }

  private func run(_ script: String, _ claim: ProxyClaim, _ words: [String])
    async throws(ProxyLedgerError) -> RedisReply
  {
    let name = Self.prefix + "ask:" + claim.device + ":" + claim.key
    let keys = [
      name, name + ":held", Self.day(claim.day), Self.month(claim.day),
      Self.prefix + "count:" + claim.device + ":" + claim.day,
      Self.prefix + "count:" + claim.device + ":" + claim.minute,
    ]
    return try await ask(["EVAL", script, "\(keys.count)"] + keys + words)
  }

  private func ask(_ words: [String]) async throws(ProxyLedgerError) -> RedisReply {
    do throws(RedisError) { return try await connection.ask(words) } catch {
      throw ProxyLedgerError(description: error.description)
    }
  }

  private static func day(_ day: String) -> String { prefix + "spent:" + day }
  private static func month(_ day: String) -> String { prefix + "spent:" + day.prefix(7) }
}
