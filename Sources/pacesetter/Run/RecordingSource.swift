import Exchange
import Training

/// The recording that an argument names: a file, standard input, or a simulated run.
struct RecordingSource {
  /// What was recorded.
  let recording: Recording

  /// What a simulated runner meant to do; a real recording does not tell.
  let plan: RunPlan?

  /// What stands before the name of a simulated run.
  private static let demo = "demo:"

  /// The simulated runs, for a help text of no more than 80 columns.
  static var demoList: String {
    var rows = [""]
    for scenario in SimulatedScenario.allCases {
      let word = demo + scenario.rawValue
      if rows[rows.count - 1].count + word.count > 74 { rows.append("") }
      rows[rows.count - 1] += (rows[rows.count - 1].isEmpty ? "  " : " ") + word
    }
    return rows.joined(separator: "\n")
  }

  /// Reads or simulates the recording.
  init(_ name: String, seed: UInt64) throws(Failure) {
    if name.hasPrefix(Self.demo) {
      let wanted = String(name.dropFirst(Self.demo.count))
      guard let scenario = SimulatedScenario(rawValue: wanted) else {
        throw Failure(
          .noInput,
          "there is no simulated run named \(wanted); 'pacesetter run --help' lists them all"
        )
      }
      recording = scenario.recording(seed: Seed(seed))
      plan = scenario.plan
    } else {
      let bytes = try FileBytes.read(name)
      do { recording = try RecordingFile.read(bytes) } catch {
        throw Failure(.badData, "\(name): \(error.description)")
      }
      plan = nil
    }
  }
}
