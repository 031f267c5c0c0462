/// A part of a file that is kept in one transaction, for files that are too long for one.
public struct ImportPortion: Hashable, Sendable {
  /// How many entries of the file were imported before it.
  public let after: Int
  /// How many entries it has.
  public let count: Int
  /// Whether nothing comes after it.
  public let isLast: Bool

  /// A file that is imported at once.
  public static let whole = ImportPortion(after: 0, count: 0, isLast: true)

  /// Names a portion.
  public init(after: Int, count: Int, isLast: Bool) {
    self.after = after
    self.count = count
    self.isLast = isLast
  }
}
