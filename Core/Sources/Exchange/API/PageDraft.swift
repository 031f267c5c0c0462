import Formats

/// A workout that was read from a page or a file, before anybody keeps it.
public struct PageDraft: APIAnswer, Shaped, Hashable {
  /// The workout, and what the page says.
  public private(set) var draft: WorkoutDraft
  /// The address that it was read from, after redirects; nothing for a file.
  public private(set) var address: String?
  /// The SHA-256 of the bytes as they came.
  public private(set) var digest: String

  /// Puts an answer together.
  public init(_ draft: WorkoutDraft, address: String?, digest: String) {
    self.draft = draft
    self.address = address
    self.digest = digest
  }

  public static var blank: PageDraft { PageDraft(WorkoutDraft.blank, address: nil, digest: "") }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.nested("draft", &draft, expected: "a workout")
    try it.text("address", &address)
    try it.text("digest", &digest)
  }
}
