/// A name and its value.
public struct FrontMatterEntry: Hashable, Sendable {
  /// The name, as written.
  public let key: String

  /// Its value.
  public let value: FrontMatter

  /// The place of the name.
  public let place: TextLocation

  /// The text of the value as written, for those who keep what they do not understand.
  public let written: String
}
