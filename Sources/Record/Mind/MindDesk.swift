import Exchange
import Prompts
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

  let record: LocalRecord

  private var book: MindBook { MindBook(record.database) }

  /// Asks; `isAnew` asks again although the same was answered before.
  func ask<Work: Assignment>(
    _ work: Work,
    anew isAnew: Bool = false,
    under other: MindSettings? = nil
  ) async throws -> Outcome<Work.Value> {
    var settings = other ?? MindSettings()
    if other == nil { settings = try await book.settings() }
    let time = record.models.time
    let began = time()
    func now() -> Duration { time() - began }
    let key = try ModelKey.find(in: record.database.folder, environment: record.models.environment)
    // Another seed makes another answer to the same question likely.
    let seed = isAnew ? Int(record.now.instant.secondsSince1970) % 1_000_000 : 1
    var asking = Asking(work, sharing: settings.switches, seed: seed)
    var (model, cost) = ("", Int64(0))
    var open: Int64?
    var mayPass = false
    var wait: Double?
    var effects = asking.handle(.begin, at: .zero)
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      switch effect {
      case .use(let verdict):
        if let open { try await book.judge(open, verdict.origin.rawValue) }
        return Outcome(
          verdict: verdict,
          model: model,
          cost: cost,
          took: now(),
          mayPass: mayPass,
          wait: wait
        )
      case .send(let prompt):
        if let number = open { try await book.judge(number, "not usable") }
        open = nil
        // A proxy has mended its answer already, as far as it could.
        if settings.provider == .proxy, !prompt.repairs.isEmpty {
          effects += asking.handle(.withheld("the proxy's answer did not pass"), at: now())
          continue
        }
        guard let request = ModelRequest(prompt, to: settings, record.models.prices, key: key?.text)
        else {
          effects += asking.handle(.withheld("no model is set up"), at: now())
          continue
        }
        model = request.model
        if !isAnew, prompt.repairs.isEmpty,
          let known = try await book.answer(to: prompt.digest, by: request.model)
        {
          effects += asking.handle(.answered(Completion(known, model: request.model)), at: now())
          continue
        }
        let worst = price(request, settings)
        guard
          let number = try await book.reserve(
            LedgerEntry(request, for: prompt, to: settings, atMost: worst),
            under: settings,
            at: record.now
          )
        else {
          effects += asking.handle(.withheld("the budget for models is used up"), at: now())
          continue
        }
        let event: Asking<Work>.Event
        do throws(ModelError) {
          let completion = try await record.models.send(
            request,
            work.task.limit - now() - Self.margin
          )
          let spent =
            settings.isFree
            ? 0 : record.models.prices.cost(of: completion.tokens, model: request.model)
          cost += spent
          if !completion.model.isEmpty { model = completion.model }
          try? await book.settle(
            number,
            "answered",
            cost: spent,
            input: completion.tokens.input + completion.tokens.cached + completion.tokens.stored,
            output: completion.tokens.output,
            answer: completion.text
          )
          open = number
          event = .answered(completion)
        } catch {
          // What was sent and not answered may cost its provider's price all the same.
          let mayCost = error.mayHaveCost ? worst : 0
          mayPass = error.mayPass
          wait = error.wait
          cost += mayCost
          try? await book.settle(number, error.description, cost: mayCost)
          event = .failed(error)
        }
        effects += asking.handle(event, at: now())
      }
    }
    // A machine that has begun ends by using something.
    return Outcome(verdict: asking.rules(), model: model, cost: cost, took: now())
  }

  private func price(_ request: ModelRequest, _ settings: MindSettings) -> Int64 {
    settings.isFree
      ? 0
      : record.models.prices.worstCase(
        bytes: request.body.count,
        longestAnswer: request.longestAnswer,
        model: request.model
      )
  }
}
