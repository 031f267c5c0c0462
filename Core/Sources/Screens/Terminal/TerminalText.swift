/// The sentences that the command prints; what is wrong is said by the errors themselves.
public enum TerminalText {
  /// "1 file", "2 files".
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
