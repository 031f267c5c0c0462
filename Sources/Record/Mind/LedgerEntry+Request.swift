import Prompts
import Storage
import Training

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
