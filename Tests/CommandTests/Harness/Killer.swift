import Foundation
import Integrations
import Testing

/// Runs the command and kills it at a certain change to its data folder, by `killer.c`.
struct Killer {
  /// What compiles it, where there is something.
  static let compiler = ["clang", "cc", "gcc"].first { InstalledProgram.path(of: $0) != nil }

  private let work = ScratchPlace()
  private let library: String

  init() throws {
    try FileManager.default.createDirectory(at: work.url, withIntermediateDirectories: true)
    library = work.url.appendingPathComponent("killer.so").path
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("killer.c").path
    let compile = try Child(
      Self.compiler ?? "cc",
      ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]
    )
    try #require(compile.wait() == 0)
  }

  /// How many changes a command makes that nobody kills.
  func changes(_ data: URL, _ arguments: [String]) throws -> Int {
    let log = work.url.appendingPathComponent("log-\(UUID().uuidString)")
    let outcome = try Command.run(
      arguments,
      environment: environment(data).merging(["KILLER_LOG": log.path]) { $1 }
    )
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    return try Data(contentsOf: log).count
  }

  /// Runs a command that is killed at a change, unless it ends before; says how it ended.
  func run(_ data: URL, _ arguments: [String], killedAt change: Int) throws -> Int32 {
    try Command.run(
      arguments,
      environment: environment(data).merging(["KILLER_AT": String(change)]) { $1 }
    ).status
  }

  private func environment(_ data: URL) -> [String: String] {
    ["PACESETTER_DATA": data.path, "LD_PRELOAD": library, "KILLER_FOLDER": data.path]
  }
}
