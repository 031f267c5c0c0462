import Foundation
import Testing

/// A program in a terminal of its own, worked by keys, as a person works it.
///
/// `script` of util-linux makes the terminal; nothing here waits for time to pass, only for words.
final class TerminalSession {
  private let process: Child
  private let keys = Pipe()
  private let screen = Pipe()
  private var seen = ""

  /// Starts a line of a shell in a terminal.
  init(_ line: String, environment: [String: String] = [:]) throws {
    process = try Child(
      "script",
      ["-qfec", line, "/dev/null"],
      environment: ProcessInfo.processInfo.environment
        .merging(["TERM": "xterm", "SHELL": "/bin/sh"]) { $1 }
        .merging(environment) { $1 },
      input: .pipe(keys),
      output: .pipe(screen),
      errors: .pipe(screen)
    )
  }

  /// Presses keys.
  func press(_ text: String) {
    // A program that has ended already needs no key.
    try? keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends the program at once, with the terminal that it runs in.
  func kill() { process.kill() }

  /// Reads on until some words stand on the screen; what was before them is forgotten.
  func waits(for words: String) -> Bool {
    while !seen.contains(words) {
      let data = screen.fileHandleForReading.availableData
      if data.isEmpty { return false }
      seen += String(decoding: data, as: UTF8.self)
    }
    if let range = seen.range(of: words) { seen = String(seen[range.upperBound...]) }
    return true
  }

  /// Reads to the end, and answers the rest of what was written and the status.
  func end() throws -> (rest: String, status: Int32) {
    seen += String(
      decoding: screen.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    return (seen, process.wait())
  }
}
