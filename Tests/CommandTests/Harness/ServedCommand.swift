import Foundation
import Testing

/// `pacesetter serve` in a process of its own, on a port that was free.
final class ServedCommand {
  /// Its port.
  let port: Int
  /// What it has said until it listened.
  let said: String
  /// The process, to be told to stop or killed.
  let process: Child
  // Open as long as the server may have something to say.
  private let errors = Pipe()

  /// Starts it and waits until it listens.
  init(
    _ arguments: [String] = [],
    data: URL,
    through wrapper: [String] = [],
    input: Pipe? = nil
  ) throws {
    let command = wrapper + [Command.program.path, "serve", "--port", "0"] + arguments
    process = try Child(
      command[0],
      Array(command.dropFirst()),
      environment: ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("PACESETTER") }
        .merging(["PACESETTER_DATA": data.path]) { $1 },
      input: input.map { .pipe($0) } ?? .nothing,
      errors: .pipe(errors)
    )
    var said = ""
    // It says its address when it listens; whatever it lacks it says before.
    while !said.contains("Ctrl-C") {
      let bytes = errors.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      said += String(decoding: bytes, as: UTF8.self)
    }
    self.said = said
    let match = said.firstMatch(of: /https?:\/\/[^ ]*:(\d+)/)
    port = try #require(match.flatMap { Int($0.1) }, "\(said)")
  }

  deinit { kill() }

  /// Ends it as if its machine had lost power.
  func kill() { process.kill() }

  /// Tells it to stop, and waits; the status is its own.
  func stop() -> Int32 {
    process.signal(SIGTERM)
    return process.wait()
  }
}

/// A folder among the temporary files, which is removed in the end.
final class ScratchPlace: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-command-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }
}
