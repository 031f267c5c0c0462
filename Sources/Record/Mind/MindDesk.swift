import Exchange
import Prompts
import Screens
import Storage
import Training

/// Carries out what an ``Asking`` wants: keeps to the budget, writes the ledger, sends, and watches the time.
struct MindDesk {
  /// What came of an ask.
  struct Outcome<Value: Sendable>: Sendable {
    let verdict: Verdict<Value>
    let model: String
    let cost: Int64
    let took: Duration
    /// Whether asking again later may help.
    var mayPass = false
    /// Before how many seconds are over it is of no use, where the provider says so.
    var wait: Double?
  }

  // Kept back of the limit for what comes after the answer.
  private static let margin: Duration = .milliseconds(250)

  let book: MindBook
  /// Where the key to the models is kept.
  let folder: DataFolder
  let models: ModelAccess
  let now: @Sendable () -> LocalTime

  /// Asks; `isAnew` asks again although the same was answered before.
  func ask<Work: Assignment>(
    _ work: Work,
    anew isAnew: Bool = false,
    under other: MindSettings? = nil
  ) async throws -> Outcome<Work.Value> {
    var settings = other ?? MindSettings()
    if other == nil { settings = try await book.settings() }
    let prices = models.prices
    let began = models.time()
    func passed() -> Duration { models.time() - began }
    let key = try ModelKey.find(in: folder, environment: models.environment)
    // Another seed makes another answer to the same question likely.
    let seed = isAnew ? Int(now().instant.secondsSince1970) % 1_000_000 : 1
    var (model, cost) = ("", Int64(0))
    var open: Int64?
    var mayPass = false
    var wait: Double?
    let asking = Asking(work, sharing: settings.switches, seed: seed)
    let verdict = try await asking.run(by: passed) { prompt, left in
      if let number = open { try await book.judge(number, "not usable") }
      open = nil
      // A proxy has mended its answer already, as far as it could.
      if settings.provider == .proxy, !prompt.repairs.isEmpty {
        return .withheld(.unusableRelay)
      }
      guard let request = ModelRequest(prompt, to: settings, prices, key: key?.text) else {
        return .withheld(.noModel)
      }
      model = request.model
      if !isAnew, prompt.repairs.isEmpty,
        let known = try await book.answer(to: prompt.digest, by: request.model)
      {
        return .answered(Completion(known, model: request.model))
      }
      let worst = prices.worstCase(of: request, under: settings)
      guard
        let number = try await book.reserve(
          LedgerEntry(request, for: prompt, to: settings, atMost: worst),
          under: settings,
          at: now()
        )
      else { return .withheld(.overBudget) }
      do throws(ModelError) {
        let completion = try await models.send(request, left - Self.margin)
        let spent = prices.cost(of: completion.tokens, for: request, under: settings)
        cost += spent
        if !completion.model.isEmpty { model = completion.model }
        // An answer that is paid for is used even where its cost cannot be written; the
        // reserved sum stays.
        try? await book.settle(
          number,
          "answered",
          cost: spent,
          input: completion.tokens.input + completion.tokens.cached + completion.tokens.stored,
          output: completion.tokens.output,
          answer: completion.text
        )
        open = number
        return .answered(completion)
      } catch {
        // What was sent and not answered may cost its provider's price all the same.
        let mayCost = error.mayHaveCost ? worst : 0
        mayPass = error.mayPass
        wait = error.wait
        cost += mayCost
        // The reserved sum stays where the cost cannot be written.
        try? await book.settle(number, KeptSentence(error).column, cost: mayCost)
        return .failed(error)
      }
    }
    if let open { try await book.judge(open, verdict.origin.rawValue) }
    return Outcome(
      verdict: verdict,
      model: model,
      cost: cost,
      took: passed(),
      mayPass: mayPass,
      wait: wait
    )
  }
}
