package import Training

/// A request as the ledger writes it down before it is sent.
package struct LedgerEntry: Sendable {
  /// A ``MindTask``, or "note" for a voice note that is sent to be written down.
  package var task: String
  package var provider: String
  package var model: String
  package var categories: [PrivacyCategory]
  package var digest: String
  package var bytes: Int
  package var place: String
  /// The request as it goes.
  package var body: String
  /// The most that it can cost, in millionths of a US dollar.
  package var cost: Int64

  /// Describes a request.
  package init(
    task: String,
    provider: String,
    model: String,
    categories: [PrivacyCategory],
    digest: String = "",
    bytes: Int,
    place: String,
    body: String,
    cost: Int64
  ) {
    self.task = task
    self.provider = provider
    self.model = model
    self.categories = categories
    self.digest = digest
    self.bytes = bytes
    self.place = place
    self.body = body
    self.cost = cost
  }
}
