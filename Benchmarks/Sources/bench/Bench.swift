import Foundation

/// Times one job of the core.
///
/// The peers are run by the scripts beside it.
@main
enum Bench {
  /// Every job by its name; each lives in a file of its own.
  static let jobs: [String: @Sendable ([String]) throws -> Void] = [
    "claims": benchClaims,
    "condition": benchCondition,
    "discovery": benchDiscovery,
    "distance": benchDistance,
    "engine": benchEngine,
    "fit": benchFIT,
    "gpx": benchTracks,
    "health": benchHealth,
    "planned": benchPlanned,
    "tcx": benchTracks,
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let job = jobs[name] else {
      print("usage: bench \(jobs.keys.sorted().joined(separator: "|")) ARGUMENTS")
      exit(64)
    }
    try job(Array(arguments.dropFirst()))
  }
}
