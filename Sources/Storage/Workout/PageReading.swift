public import Exchange

/// What was read of a page or a file.
public struct PageReading: Hashable, Sendable {
  /// The workout.
  public var draft: WorkoutDraft
  /// The address that gave the page, after redirects; nothing for a file.
  public var address: String?
  /// The bytes as they came.
  public var bytes: [UInt8]

  /// Gathers what was read.
  public init(_ draft: WorkoutDraft, address: String?, bytes: [UInt8]) {
    self.draft = draft
    self.address = address
    self.bytes = bytes
  }
}
