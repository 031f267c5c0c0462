/// One line that is drawn again in place on a terminal, and a row for each change elsewhere.
struct StatusLine {
  private let console = Console.standardOutput
  private var shown: String?

  /// Writes a row that stays.
  func note(_ text: String) { console.write(text + "\n") }

  /// Shows a text in place of the last one.
  mutating func show(_ text: String) {
    guard text != shown else { return }
    shown = text
    if console.isTerminal {
      console.write("\r\u{1B}[K" + String(text.prefix(max(1, console.columns - 1))))
    } else {
      console.write(text + "\n")
    }
  }

  /// Leaves the last text where it is.
  mutating func end() {
    if shown != nil, console.isTerminal { console.write("\n") }
    shown = nil
  }
}
