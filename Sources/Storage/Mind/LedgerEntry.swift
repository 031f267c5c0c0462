import Prompts
import Training

/// A request as the ledger writes it down before it is sent.
struct LedgerEntry: Sendable {
  /// A ``MindTask``, or "note" for a voice note that is sent to be written down.
  var task: String
  var provider: String
  var model: String
  var categories: [PrivacyCategory]
  var digest = ""
  var bytes: Int
  var place: String
  /// The request as it goes.
  var body: String
  /// The most that it can cost, in millionths of a US dollar.
  var cost: Int64
}

extension LedgerEntry {
  /// A request to a model.
  init(_ request: ModelRequest, for prompt: Prompt, to settings: MindSettings, atMost cost: Int64) {
    self.init(
      task: prompt.task.rawValue,
      provider: settings.provider.rawValue,
      model: request.model,
      categories: prompt.categories,
      digest: prompt.digest,
      bytes: request.body.count,
      place: request.place,
      body: String(decoding: request.body, as: UTF8.self),
      cost: cost
    )
  }
}
