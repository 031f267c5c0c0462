/// The progress of long work, on standard error and only on a terminal.
struct ProgressBar {
  private let title: String
  private let total: Int
  private let isShown: Bool

  init(_ title: String, of total: Int, isShown: Bool) {
    self.title = title
    self.total = total
    self.isShown = isShown && total > 0 && Console.standardError.isTerminal
  }

  /// Draws the bar in place.
  func show(_ done: Int) {
    guard isShown else { return }
    let width = max(10, min(40, Console.standardError.columns - title.count - 20))
    Console.standardError.write(
      "\r\u{1B}[K\(title) \(ProgressBar.bar(Double(done) / Double(total), width)) \(done)/\(total)"
    )
  }

  /// Takes the bar away.
  func end() {
    if isShown { Console.standardError.write("\r\u{1B}[K") }
  }

  /// A bar of so many columns.
  static func bar(_ share: Double, _ width: Int) -> String {
    let filled = Int((min(max(share, 0), 1) * Double(width)).rounded())
    return String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
  }
}
