import Formats
public import Training

/// A prompt as it is sent: whom to, and the exact bytes.
///
/// What is previewed, what is kept in the ledger and what is sent is one value.
public struct ModelRequest: Hashable, Sendable {
  /// What stands for the model where a proxy chooses it.
  static let proxyModel = "proxy"

  /// How the provider is spoken to.
  public let dialect: Dialect
  /// The address without the dialect's path.
  public let address: ModelAddress
  /// The model.
  public let model: String
  /// The body.
  public let body: [UInt8]
  /// What it is for.
  public let task: MindTask
  /// The most tokens of the answer.
  public let longestAnswer: Int
  /// The key, if there is one; never written anywhere.
  public var key: String?

  /// Puts a prompt into a provider's words; nothing where nobody is asked, or nobody knows whom.
  public init?(_ prompt: Prompt, to settings: MindSettings, _ table: ModelTable, key: String? = nil)
  {
    guard let dialect = Dialect(settings.provider), let address = ModelAddress(settings.address)
    else { return nil }
    var model = settings.model.isEmpty ? table.usual(for: prompt.task) : settings.model
    // A proxy's owner chooses its models.
    if dialect == .proxy { model = Self.proxyModel }
    guard !model.isEmpty else { return nil }
    self.dialect = dialect
    self.address = address
    self.model = model
    self.key = key
    task = prompt.task
    longestAnswer = prompt.longestAnswer
    body = dialect.body(
      prompt,
      model: model,
      structured: table.model(model)?.structured ?? (dialect == .compatible)
    )
  }

  /// The whole address.
  public var place: String { address.server + path }

  /// The path on the server.
  public var path: String { address.path + dialect.path(for: task) }

  /// The headers, with the key where there is one.
  public var headers: [(name: String, value: String)] {
    var headers = dialect.headers
    // The same request again, after a lost connection, is paid and counted once.
    if dialect == .proxy { headers.append(("idempotency-key", SHA256.hexadecimal(of: body))) }
    return headers + (key.map { [dialect.keyHeader($0)] } ?? [])
  }
}
