import Glibc
import Screens

/// A question to somebody at a terminal.
enum Question {
  /// What somebody chose.
  enum Choice: Hashable {
    case option(Int)
    case kept
    case later
    case over
  }

  /// Whether somebody is there to be asked.
  static var canBeAsked: Bool { isatty(STDIN_FILENO) == 1 && Console.standardError.isTerminal }

  /// Asks, once, for a yes or no; no where nobody is there to be asked.
  static func isAgreed(_ question: String) -> Bool {
    guard canBeAsked else { return false }
    Console.standardError.write(question + " [y/N] ")
    let answer = (readLine() ?? "").lowercased()
    return answer == "y" || answer == "yes"
  }

  /// Asks until one of some options is chosen by its number, none of them, or none now.
  static func choice(_ question: String, among options: [String], keep: String) -> Choice {
    guard canBeAsked else { return .over }
    var rows = [question]
    for (number, option) in options.enumerated() { rows.append("  \(number + 1)  \(option)") }
    rows.append("  k  \(keep)")
    Console.standardError.write(rows.joined(separator: "\n") + "\n")
    while true {
      Console.standardError.write(TerminalText.choose(among: options.count))
      guard let answer = readLine()?.lowercased() else { return .over }
      switch answer.split(separator: " ").first ?? "" {
      case "": return .later
      case "k": return .kept
      case "q": return .over
      case let word:
        if let number = Int(word), (1...options.count).contains(number) {
          return .option(number - 1)
        }
      }
    }
  }
}
