import Formats
import Foundation
import HTTPTypes
import Prompts
import Record
import Training

/// Answers the requests of devices: counts them, asks the provider once for each, and keeps the answer.
///
/// ```
/// claim ─▶ granted ──▶ ask the provider, saying "still at it" ─▶ finish ─▶ answer
///   ▲  └─▶ under way ─▶ wait ─┐                                └▶ abandon, where asking again may help
///   └─────────────────────────┘
/// ```
struct ProxyDesk: Sendable {
  // How often a replica says that it is still at it: three times before it counts as dead.
  private static let pulse = Duration.seconds(2)
  // How often a replica looks whether another one has finished.
  private static let look = Duration.milliseconds(100)

  let settings: ProxySettings
  let ledger: any ProxyLedger
  let models: ModelAccess
  let tally: ProxyTally
  /// Tells the owner what they have to see to.
  let report: @Sendable (String) -> Void

  /// Answers what a device asks under a key.
  func answer(_ ask: ProxyAsk, from device: String, key: String, digest: String) async throws
    -> ProxyReply
  {
    switch ask.task {
    case .reply:
      try await answer(ask, ask.reply, device, key, digest) { ProxyAnswer.write($0, to: &$1) }
    case .summary:
      try await answer(ask, ask.summary, device, key, digest) { ProxyAnswer.write($0, to: &$1) }
    case .insight:
      try await answer(ask, ask.insight, device, key, digest) { ProxyAnswer.write($0, to: &$1) }
    case .script:
      try await answer(ask, ask.script, device, key, digest) { ProxyAnswer.write($0, to: &$1) }
    case .workout:
      try await answer(ask, ask.workout(of: settings.catalogue), device, key, digest) {
        ProxyAnswer.write($0, to: &$1)
      }
    }
  }

  private func answer<Work: Assignment>(
    _ ask: ProxyAsk,
    _ work: RelayedAssignment<Work>,
    _ device: String,
    _ key: String,
    _ digest: String,
    _ write: @escaping @Sendable (Work.Value, inout JSONWriter) -> Void
  ) async throws -> ProxyReply {
    let asking = ProxyAsking(
      work: work,
      seed: ask.seed,
      settings: settings,
      models: models,
      write: write
    )
    let time = models.time
    let began = time()
    let claim = ProxyClaim(
      device,
      key: key,
      body: digest,
      owner: UUID().uuidString,
      worst: asking.worst,
      at: Date()
    )
    let name = ask.task.rawValue
    while true {
      switch try await reached({ () throws(ProxyLedgerError) in
        try await ledger.claim(claim, under: settings.limits)
      }) {
      case .answered(let reply):
        await tally.count(name, "repeated")
        return reply
      case .otherQuestion:
        throw Problem(
          .conflict,
          "this Idempotency-Key was used for another question",
          headers: Self.never
        )
      case .tooFast:
        await tally.count(name, "too fast")
        throw Problem(
          .tooManyRequests,
          "that is more than \(settings.limits.perMinute) requests in a minute; wait a little",
          headers: [.retryAfter: "\(60 - Int(Date().timeIntervalSince1970) % 60)"]
        )
      case .tooMany:
        await tally.count(name, "too many")
        throw Problem(
          .tooManyRequests,
          "you have used your \(settings.limits.perDay) requests for today; there are more after midnight UTC",
          headers: Self.never
        )
      case .tooDear:
        await tally.count(name, "too dear")
        throw Problem(
          .tooManyRequests,
          "the proxy's budget for models is used up; the coach works by rules until there is more",
          headers: Self.never
        )
      case .underWay:
        guard time() - began < ask.task.limit else {
          throw Problem(.gatewayTimeout, "the same request is still being answered")
        }
        try await Task.sleep(for: Self.look)
      case .granted:
        let outcome = await held(claim) { await asking.run() }
        let reply = try await settled(claim, outcome)
        if let trouble = outcome.trouble { report(trouble) }
        await tally.count(name, outcome.word)
        await tally.count(
          provider: outcome.provider / .seconds(1),
          own: (time() - began - outcome.provider) / .seconds(1),
          spent: outcome.cost
        )
        if let wait = outcome.wait, let problem = Self.later(reply, wait) { throw problem }
        return reply
      }
    }
  }

  /// The same refusal with the provider's wish to be left alone for a while.
  private static func later(_ reply: ProxyReply, _ wait: Double) -> Problem? {
    // A reply that is no problem is passed on as it came.
    guard reply.status == 503, let problem = try? JSON.parse(Array(reply.body.utf8)),
      let detail = problem["detail"]?.string
    else { return nil }
    return Problem(
      .serviceUnavailable,
      detail,
      headers: [.retryAfter: String(Int(wait.rounded(.up)))]
    )
  }

  /// Says that an ask is still under way for as long as some work takes.
  private func held(
    _ claim: ProxyClaim,
    _ work: @escaping @Sendable () async -> ProxyOutcome
  ) async -> ProxyOutcome {
    await withTaskGroup(of: ProxyOutcome?.self) { group in
      group.addTask { await work() }
      group.addTask {
        // Sleep throws when the work is done.
        while (try? await Task.sleep(for: Self.pulse)) != nil {
          // Whoever cannot be told now is told the next time, or counts the ask as lost.
          try? await ledger.hold(claim)
        }
        return nil
      }
      defer { group.cancelAll() }
      while let next = await group.next() { if let next { return next } }
      preconditionFailure("work returns an outcome")
    }
  }

  private func settled(_ claim: ProxyClaim, _ outcome: ProxyOutcome) async throws -> ProxyReply {
    try await reached { () throws(ProxyLedgerError) in
      guard outcome.mayPass else {
        return try await ledger.finish(claim, outcome.reply, cost: outcome.cost)
      }
      try await ledger.abandon(claim, cost: outcome.cost)
      return outcome.reply
    }
  }

  private func reached<Value: Sendable>(
    _ step: () async throws(ProxyLedgerError) -> Value
  ) async throws -> Value {
    do throws(ProxyLedgerError) { return try await step() } catch {
      throw Problem(
        .serviceUnavailable,
        "the proxy cannot count at the moment, so it asks nobody: \(error.description)",
        headers: [.retryAfter: "2"]
      )
    }
  }

  // A client that sends again by itself need not try.
  private static let never: HTTPFields = {
    var fields = HTTPFields()
    if let name = HTTPField.Name("X-Should-Retry") { fields[name] = "false" }
    return fields
  }()
}
