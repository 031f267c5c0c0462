import Formats
import HTTPTypes
import Prompts
import Record
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
    guard !settings.mind.isFree, let request = request(prompt) else { return 0 }
    func price(_ bytes: Int) -> Int64 {
      settings.prices.worstCase(
        bytes: bytes,
        longestAnswer: request.longestAnswer,
        model: request.model
      )
    }
    return price(request.body.count) + price(request.body.count + Self.repairBytes)
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
    let time = models.time
    let began = time()
    func now() -> Duration { time() - began }
    var asking = Asking(work, sharing: settings.mind.switches, seed: seed)
    var (text, model, tokens) = ("", "", TokenCount())
    var (cost, provider) = (Int64(0), Duration.zero)
    var failure: ModelError?
    var effects = asking.handle(.begin, at: .zero)
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .use(let verdict):
        let end = End(cost: cost, provider: provider)
        guard verdict.isOfModel else { return end.outcome(failure, verdict.problems) }
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
      case .send(let prompt):
        guard let request = request(prompt) else {
          effects += asking.handle(.withheld("the proxy has no model"), at: now())
          continue
        }
        let left = work.task.limit - now() - Self.margin
        let asked = time()
        do throws(ModelError) {
          let completion = try await models.send(request, left)
          provider += time() - asked
          cost += price(completion.tokens, request)
          tokens = tokens + completion.tokens
          model = completion.model.isEmpty ? request.model : completion.model
          // What is passed on is what had something of use in it.
          if work.read(completion.text, to: prompt).value != nil { text = completion.text }
          effects += asking.handle(.answered(completion), at: now())
        } catch {
          provider += time() - asked
          failure = error
          if error.mayHaveCost, !settings.mind.isFree {
            cost += settings.prices.worstCase(
              bytes: request.body.count,
              longestAnswer: request.longestAnswer,
              model: request.model
            )
          }
          effects += asking.handle(.failed(error), at: now())
        }
      }
    }
    return End(cost: cost, provider: provider).outcome(failure, [])
  }

  private func price(_ tokens: TokenCount, _ request: ModelRequest) -> Int64 {
    settings.mind.isFree ? 0 : settings.prices.cost(of: tokens, model: request.model)
  }

  /// How an ask ends from which nothing of use has come.
  private struct End {
    let cost: Int64
    let provider: Duration

    func outcome(_ failure: ModelError?, _ problems: [String]) -> ProxyOutcome {
      let problem: Problem
      var trouble: String?
      switch failure {
      case nil:
        let why = problems.last ?? "it wrote nothing"
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
