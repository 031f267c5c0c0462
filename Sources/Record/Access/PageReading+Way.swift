public import Exchange
public import Screens
public import Storage

extension PageReading {
  /// Reads a page or a file on a day, as its date is written, or says why it cannot, for a reader of a language.
  public typealias Way =
    @Sendable (PageSource, _ day: String, Language) async -> Result<PageReading, Refused>
}
