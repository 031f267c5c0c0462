import Formats
import HTTPTypes
import Prompts
import Record
import Screens
import Training

/// Asks the provider for one request: the same machine as at home, with the proxy's own prompt and readers.
struct ProxyAsking<Work: Assignment>: Sendable {
  // Kept back of a task's time, so that whoever asks hears of it in theirs.
  private static var margin: Duration { .milliseconds(750) }
  // What a repair adds to a question at most: an answer, and what was wrong with it.
  private static var repairBytes: Int { 16_000 }

  let work: RelayedAssignment<Work>
  let seed: Int
  let settings: ProxySettings
  let models: ModelAccess
  let write: @Sendable (Work.Value, inout JSONWriter) -> Void

  /// The most that it can cost: the question, and a repair.
  var worst: Int64 {
    guard let request = request(prompt) else { return 0 }
    let first = settings.prices.worstCase(of: request, under: settings.mind)
    return first
      + settings.prices.worstCase(of: request, under: settings.mind, more: Self.repairBytes)
  }

  private var prompt: Prompt {
    var prompt = work.prompt(sharing: settings.mind.switches)
    prompt.seed = seed
    return prompt
  }

  private func request(_ prompt: Prompt) -> ModelRequest? {
    ModelRequest(prompt, to: settings.mind, settings.prices, key: settings.key)
  }

  /// Asks, and once more where an answer can be mended.
  func run() async -> ProxyOutcome {
    let origin = models.time()
    func now() -> Duration { models.time() - origin }
    var (text, model, tokens) = ("", "", TokenCount())
    var (cost, provider) = (Int64(0), Duration.zero)
    var failure: ModelError?
    let asking = Asking(work, sharing: settings.mind.switches, seed: seed)
    let verdict = await asking.run(by: now) { prompt, left in
      guard let request = request(prompt) else { return .withheld(.emptyProxy) }
      let asked = now()
      do throws(ModelError) {
        let completion = try await models.send(request, left - Self.margin)
        provider += now() - asked
        cost += settings.prices.cost(of: completion.tokens, for: request, under: settings.mind)
        tokens = tokens + completion.tokens
        model = completion.model.isEmpty ? request.model : completion.model
        // What is passed on is what had something of use in it.
        if work.read(completion.text, to: prompt).value != nil { text = completion.text }
        return .answered(completion)
      } catch {
        provider += now() - asked
        failure = error
        if error.mayHaveCost {
          cost += settings.prices.worstCase(of: request, under: settings.mind)
        }
        return .failed(error)
      }
    }
    guard verdict.isOfModel else {
      return End(cost: cost, provider: provider).outcome(failure, verdict.problems)
    }
    let answer = ProxyAnswer(
      text,
      origin: verdict.origin.rawValue,
      model: model,
      tokens: tokens,
      cost: cost
    )
    return ProxyOutcome(
      reply: ProxyReply(200, answer.written { write(verdict.value, &$0) }),
      mayPass: false,
      cost: cost,
      provider: provider,
      word: verdict.origin.rawValue
    )
  }

  /// How an ask ends from which nothing of use has come.
  private struct End {
    let cost: Int64
    let provider: Duration

    func outcome(_ failure: ModelError?, _ problems: [ModelProblem]) -> ProxyOutcome {
      let problem: Problem
      var trouble: String?
      switch failure {
      case nil:
        let why = problems.last?.description ?? "it wrote nothing"
        problem = Problem(.badGateway, "the model wrote nothing that may be used: \(why)")
      case .tooSlow?: problem = Problem(.gatewayTimeout, "the model took too long")
      case .key?, .billing?, .forbidden?, .unknownModel?, .badRequest?, .redirected?, .declined?:
        // What is wrong there concerns the owner alone, who is told.
        trouble = failure?.description
        problem = Problem(.badGateway, "the proxy's provider does not answer it; tell its owner")
      case .refused?, .tooLarge?, .unreadable?:
        problem = Problem(.badGateway, failure?.description ?? "")
      case .unreachable?, .limited?, .overloaded?, .server?:
        problem = Problem(.serviceUnavailable, "the model cannot be reached at the moment")
      }
      return ProxyOutcome(
        reply: ProxyReply(Int(problem.status.code), problem.json().text()),
        // What has cost nothing is not remembered: its reason may be gone the next time.
        mayPass: failure.map { $0.mayPass || !$0.mayHaveCost } ?? false,
        cost: cost,
        provider: provider,
        wait: failure?.wait,
        trouble: trouble,
        word: failure == nil ? "unusable" : "failed"
      )
    }
  }
}
