public import Formats

/// A workout that was read from a page or a file, before anybody keeps it.
public struct PageDraft: APIAnswer, Hashable {
  /// The workout, and what the page says.
  public let draft: WorkoutDraft
  /// The address that it was read from, after redirects; nothing for a file.
  public let address: String?
  /// The SHA-256 of the bytes as they came.
  public let digest: String

  /// Puts an answer together.
  public init(_ draft: WorkoutDraft, address: String?, digest: String) {
    self.draft = draft
    self.address = address
    self.digest = digest
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.key("draft")
      draft.write(to: &json)
      json.field("address", address)
      json.field("digest", digest)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let draft = try fields.fields(ifPresent: "draft") else {
      throw fields.error("draft", nil, "a workout")
    }
    self.init(
      try WorkoutDraft(draft),
      address: try fields.string(ifPresent: "address"),
      digest: try fields.string("digest")
    )
  }
}
