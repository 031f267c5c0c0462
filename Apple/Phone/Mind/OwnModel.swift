import Foundation
import FoundationModels
import Prompts
import Screens

/// The language model of this phone's system, where it has one: one more provider of the core's pipeline.
struct OwnModel: Sendable {
  /// Whether it can be asked.
  enum Standing: Sendable {
    case ready
    /// This phone has none.
    case missing
    /// The runner has not turned it on in the system.
    case off
    /// The system fetches it.
    case loading
  }

  /// What it is called in the journal of a run.
  static let name = "apple-foundation-models"

  /// Whether it can be asked now.
  let standing: @Sendable () -> Standing
  /// Answers a prompt, or says why it does not.
  let answer: @Sendable (Prompts.Prompt) async -> Result<Completion, ModelError>

  /// The system's own; nothing of what it is told leaves the phone.
  static var system: OwnModel {
    OwnModel(
      standing: {
        switch SystemLanguageModel.default.availability {
        case .available: .ready
        case .unavailable(.deviceNotEligible): .missing
        case .unavailable(.appleIntelligenceNotEnabled): .off
        case .unavailable: .loading
        }
      },
      answer: { prompt in await ask(prompt) }
    )
  }

  // A session remembers what it was asked before: each question has its own.
  private static func ask(_ prompt: Prompts.Prompt) async -> Result<Completion, ModelError> {
    let session = LanguageModelSession(instructions: prompt.instructions)
    let options = GenerationOptions(sampling: nil, maximumResponseTokens: prompt.longestAnswer)
    do {
      let response = try await session.respond(to: prompt.request, options: options)
      return .success(Completion(response.content, model: name))
    } catch {
      return .failure(reason(error))
    }
  }

  private static func reason(_ error: any Error) -> ModelError {
    if error is CancellationError { return .tooSlow }
    guard let error = error as? LanguageModelSession.GenerationError else {
      return .unreachable(.ownModel)
    }
    switch error {
    case .guardrailViolation, .refusal: return .refused("")
    case .exceededContextWindowSize: return .tooLarge
    case .rateLimited: return .limited(after: nil)
    case .concurrentRequests: return .overloaded(after: nil)
    case .assetsUnavailable: return .unreachable(.ownModelNotLoaded)
    default: return .unreadable("the model of this phone failed")
    }
  }
}
