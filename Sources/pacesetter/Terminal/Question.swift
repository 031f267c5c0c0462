import Glibc

/// A question to somebody at a terminal, which they answer with yes or no.
enum Question {
  /// Asks, once; no where nobody is there to be asked.
  static func isAgreed(_ question: String) -> Bool {
    guard isatty(STDIN_FILENO) == 1, Console.standardError.isTerminal else { return false }
    Console.standardError.write(question + " [y/N] ")
    let answer = (readLine() ?? "").lowercased()
    return answer == "y" || answer == "yes"
  }
}
