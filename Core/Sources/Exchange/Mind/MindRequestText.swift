public import Formats

/// A request to a model as it goes, or went, byte for byte, without its key.
public struct MindRequestText: APIAnswer, Hashable {
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

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("address", address)
      json.field("body", body)
      json.array("missing") { json in for category in missing { json.value(category) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      address: try fields.string("address"),
      body: try fields.string("body"),
      missing: try fields.list("missing").compactMap { $0.string }
    )
  }
}
