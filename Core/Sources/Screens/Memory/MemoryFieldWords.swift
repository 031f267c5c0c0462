/// The words beside a field of the profile or of a note that cannot be kept.
public enum MemoryFieldWords {
  /// Nothing was typed.
  public static let noValue = "Type what to save."

  /// What is to be remembered has no name.
  public static let noName = "Give it a name first."

  /// The boundaries of zones are none.
  public static let noEdges = "Type five heart rates that rise, for example 115 132 148 160 172."

  /// A name or a text is longer than can be kept.
  public static let tooLong = "That is too long to save. Shorten it and try again."

  /// The form is one of another version.
  public static let form = "This page is older than your server. Reload it and try again."

  /// Beside a fact, by its key, that is no number in its range.
  public static func range(of key: String, _ range: ClosedRange<Double>) -> String {
    "\(MemoryScreen.name(of: key)) must be a number from \(Int(range.lowerBound)) to "
      + "\(Int(range.upperBound))."
  }

  /// Beside a fact, by its key, that is none of its words.
  public static func choice(of key: String, _ words: [String]) -> String {
    "\(MemoryScreen.name(of: key)) must be one of: \(words.joined(separator: ", "))."
  }
}
