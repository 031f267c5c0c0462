/// How much of a file the record has.
public enum ImportStanding: Hashable, Sendable {
  /// Nothing.
  case new
  /// So many of its entries: taking it was interrupted.
  case interrupted(after: Int)
  /// All of it, since so many milliseconds after 1970.
  case whole(at: Int64)
}
