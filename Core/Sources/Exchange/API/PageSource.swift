/// Where a workout of somebody else's is read from.
public enum PageSource: Hashable, Sendable {
  /// A page; one in the own network only where its owner says so.
  case address(String, isAtHome: Bool)
  /// A file that somebody gives: a page, a text, `.zwo` or FIT.
  case file([UInt8], name: String)
}
