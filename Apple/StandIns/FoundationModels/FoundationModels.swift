// Stand-in for FoundationModels, written from Apple's documentation; a test says whether the system has a model,
// and what it answers to which instructions and prompt.
@_exported import Foundation
@available(iOS 26, *) @available(watchOS, unavailable) public final class SystemLanguageModel: Sendable {
  @frozen public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case appleIntelligenceNotEnabled, deviceNotEligible, modelNotReady
    }
    case available
    case unavailable(SystemLanguageModel.Availability.UnavailableReason)
  }
  /// What the model of the device is, and what it answers to instructions and a prompt.
  @_spi(Fake) @TaskLocal public static var fake:
    (
      availability: SystemLanguageModel.Availability,
      answer: @Sendable (String, String) async throws -> String
    ) = (.unavailable(.deviceNotEligible), { _, _ in "" })
  public static let `default` = SystemLanguageModel()
  public var availability: SystemLanguageModel.Availability { Self.fake.availability }
  public var isAvailable: Bool { availability == .available }
}
/// Named as our own type of the core is: whoever imports both has to say which one is meant.
@available(iOS 26, *) @available(watchOS, unavailable) public struct Prompt: Sendable {}
@available(iOS 26, *) @available(watchOS, unavailable) public protocol Tool: Sendable {}
@available(iOS 26, *) @available(watchOS, unavailable) public protocol Generable {}
@available(iOS 26, *) @available(watchOS, unavailable) extension String: Generable {}
@available(iOS 26, *) @available(watchOS, unavailable) public struct GenerationOptions: Sendable {
  public struct SamplingMode: Sendable { public static var greedy: Self { Self() } }
  public init(
    sampling: GenerationOptions.SamplingMode?, temperature: Double? = nil,
    maximumResponseTokens: Int? = nil
  ) {}
}
// Nothing in the documentation's page says that a session may be sent: here it may not.
@available(iOS 26, *) @available(watchOS, unavailable) public final class LanguageModelSession {
  public struct Response<Content: Generable> { public let content: Content }
  public enum GenerationError: Error {
    public struct Context: Sendable { public init(debugDescription: String) {} }
    public struct Refusal: Sendable { @_spi(Fake) public init() {} }
    case exceededContextWindowSize(LanguageModelSession.GenerationError.Context)
    case assetsUnavailable(LanguageModelSession.GenerationError.Context)
    case guardrailViolation(LanguageModelSession.GenerationError.Context)
    case unsupportedGuide(LanguageModelSession.GenerationError.Context)
    case unsupportedLanguageOrLocale(LanguageModelSession.GenerationError.Context)
    case decodingFailure(LanguageModelSession.GenerationError.Context)
    case rateLimited(LanguageModelSession.GenerationError.Context)
    case concurrentRequests(LanguageModelSession.GenerationError.Context)
    case refusal(
      LanguageModelSession.GenerationError.Refusal, LanguageModelSession.GenerationError.Context)
  }
  let instructions: String
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { self.instructions = instructions ?? "" }
  @discardableResult public nonisolated(nonsending) final func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions(sampling: nil)
  ) async throws -> LanguageModelSession.Response<String> {
    Response(content: try await SystemLanguageModel.fake.answer(instructions, prompt))
  }
}
