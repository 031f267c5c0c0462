import Formats
public import Screens
public import Training

/// How a provider is spoken to.
public enum Dialect: String, CaseIterable, Hashable, Sendable {
  /// Anthropic's Messages.
  case anthropic
  /// Chat completions, as OpenAI, Ollama, llama.cpp, LM Studio and gateways understand them.
  case compatible
  /// Our own proxy, which takes facts and asks a provider itself.
  case proxy

  /// How a provider is spoken to; nothing where nobody is asked.
  public init?(_ provider: MindSettings.Provider) {
    switch provider {
    case .none: return nil
    case .anthropic: self = .anthropic
    case .compatible: self = .compatible
    case .proxy: self = .proxy
    }
  }

  /// The path below the base address.
  public func path(for task: MindTask) -> String {
    switch self {
    case .anthropic: "/v1/messages"
    case .compatible: "/chat/completions"
    case .proxy: ProxyAsk.path(for: task)
    }
  }

  /// The headers besides the one with the key.
  public var headers: [(name: String, value: String)] {
    switch self {
    case .anthropic:
      [("content-type", "application/json"), ("anthropic-version", Self.version)]
    case .compatible, .proxy: [("content-type", "application/json")]
    }
  }

  /// The header with a key.
  public func keyHeader(_ key: String) -> (name: String, value: String) {
    switch self {
    case .anthropic: ("x-api-key", key)
    case .compatible, .proxy: ("authorization", "Bearer " + key)
    }
  }

  /// The version of Anthropic's interface.
  public static let version = "2026-10-21"

  /// The body of a request: the same prompt and model give the same bytes.
  public func body(_ prompt: Prompt, model: String, structured: Bool = true) -> [UInt8] {
    var json = JSONWriter()
    switch self {
    case .anthropic: Self.writeMessages(prompt, model, structured, to: &json)
    case .compatible: Self.writeChat(prompt, model, structured, to: &json)
    case .proxy: Self.writeRelay(prompt, to: &json)
    }
    return json.bytes
  }

  /// Reads an answer, or says why there is none.
  public func completion(
    status: Int,
    headers: [String: String] = [:],
    body: [UInt8],
    model: String
  ) throws(ModelError) -> Completion {
    guard status == 200 else {
      if self == .proxy { throw Self.refusal(status, headers, body, model) }
      throw ModelError(status: status, headers: headers, body: body, model: model)
    }
    let json: JSON
    do throws(JSONError) { json = try JSON.parse(body) } catch {
      throw .unreadable(body.isEmpty ? "it is empty" : "it is no JSON")
    }
    // Gateways answer 200 with an error in it.
    if let error = json["error"], !error.isNull { throw ModelError(inside: error, model: model) }
    switch self {
    case .anthropic: return try Self.readMessage(json)
    case .compatible: return try Self.readChat(json)
    case .proxy: return try Self.readRelayed(json)
    }
  }

  /// Where a model has no structured output, the schema stands in words.
  static func schemaInWords(_ schema: AnswerSchema) -> String {
    "\nAnswer with one JSON object and nothing else. It follows this JSON Schema:\n" + schema.text
  }
}
