import Foundation
import Testing

/// The built command, run as a child the way a person's shell would.
struct Command {
  /// What a run of the command left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The rows of the output.
    var rows: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// A cache among what is built, so that nobody's own is touched and nothing stays behind.
  private static let caches = program.deletingLastPathComponent()
    .appendingPathComponent("command-tests-cache")

  /// The program that was built beside the tests.
  static var program: URL {
    // The test bundle lies beside it, whatever the folder is called.
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("pacesetter")
  }

  /// Runs it to its end.
  static func run(
    _ arguments: String...,
    input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs it to its end.
  static func run(
    _ arguments: [String],
    input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("out")
    let errors = folder.appendingPathComponent("err")
    let stdin = folder.appendingPathComponent("in")
    for file in [output, errors] { try Data().write(to: file) }
    try Data((input ?? "").utf8).write(to: stdin)

    let child = try Child(
      program.path,
      arguments,
      environment: ProcessInfo.processInfo.environment
        .filter { $0.key != "NO_COLOR" && !$0.key.hasPrefix("PACESETTER") }
        .merging([
          "XDG_CACHE_HOME": caches.path, "TERM": "xterm",
          "PACESETTER_DATA": folder.appendingPathComponent("data").path,
        ]) { $1 }
        .merging(environment) { $1 },
      input: .file(stdin),
      output: .file(output),
      errors: .file(errors)
    )
    return Outcome(
      status: child.wait(),
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8)
    )
  }
}
