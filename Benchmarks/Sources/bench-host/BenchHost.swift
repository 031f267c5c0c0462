import Foundation

/// Times one job of the host.
@main
enum BenchHost {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "durable": try await benchDurable(in: CommandLine.arguments.dropFirst(2).first ?? ".")
    default:
      print("usage: bench-host durable FOLDER")
      exit(64)
    }
  }
}
