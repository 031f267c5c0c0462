/// What is answered to a request, and to the same request again.
struct ProxyReply: Hashable, Sendable {
  /// The status.
  let status: Int
  /// The body: the value, or a problem.
  let body: String

  init(_ status: Int, _ body: String) {
    self.status = status
    self.body = body
  }

  /// The answer as it is kept.
  var text: String { "\(status) \(body)" }

  /// Reads an answer that was kept.
  init?(_ text: String) {
    guard let status = Int(text.prefix(3)), text.dropFirst(3).first == " " else { return nil }
    self.status = status
    body = String(text.dropFirst(4))
  }
}
