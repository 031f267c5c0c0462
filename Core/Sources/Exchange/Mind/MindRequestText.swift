import Formats

/// A request to a model as it goes, or went, byte for byte, without its key.
public struct MindRequestText: APIAnswer, Shaped, Hashable {
  /// The whole address; empty where nobody would be asked.
  public var address: String
  /// The body.
  public var body: String
  /// What would have to be shared first, or nothing is sent.
  public var missing: [String]

  /// Takes a request.
  public init(address: String, body: String, missing: [String] = []) {
    self.address = address
    self.body = body
    self.missing = missing
  }

  public static var blank: MindRequestText { MindRequestText(address: "", body: "") }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("address", &address)
    try it.text("body", &body)
    it.texts("missing", &missing)
  }
}
