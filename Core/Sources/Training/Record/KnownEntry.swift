/// An entry of a file that the record had already, and where the record had it from.
public struct KnownEntry: Hashable, Sendable {
  /// What it is.
  public enum Content: Hashable, Sendable {
    /// An activity, as the record shows it.
    case activity(ActivitySummary)
    /// A workout of a diary.
    case session(name: String, day: Day)
  }

  /// What it is.
  public let content: Content

  /// The file that brought it, or none for what was recorded here.
  public let origin: String?

  /// Whether the new account of it says more, and is shown from now on.
  public let isReplaced: Bool

  /// Whether the new account of it told a name, notes, an effort or gear that it lacked.
  public let isFilled: Bool

  /// Names an entry.
  public init(
    _ content: Content,
    from origin: String?,
    isReplaced: Bool,
    isFilled: Bool = false
  ) {
    self.content = content
    self.origin = origin
    self.isReplaced = isReplaced
    self.isFilled = isFilled
  }
}
