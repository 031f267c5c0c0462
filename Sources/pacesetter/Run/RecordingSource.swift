import Exchange
import Screens
import Training

/// The recording that an argument names: a file, standard input, or a simulated run.
struct RecordingSource {
  /// What was recorded.
  let recording: Recording

  /// A simulated runner's plan; a real recording has none.
  let plan: RunPlan?

  /// The prefix of a simulated run's name.
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
  ///
  /// What is whole of a damaged file is taken if `salvages` says so, or if nothing is said and somebody
  /// at a terminal wants it.
  init(_ name: String, seed: UInt64, salvages: Bool? = false) throws(Failure) {
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
      recording = try Self.recording(bytes, name, salvages)
      plan = nil
    }
  }

  private static func recording(
    _ bytes: [UInt8],
    _ name: String,
    _ salvages: Bool?
  ) throws(Failure) -> Recording {
    let refusal: RecordingError
    do { return try RecordingFile.read(bytes) } catch { refusal = error }
    // What can not be salvaged was refused with the better reason.
    let whole = try? RecordingFile.salvage(bytes)
    guard let whole, let damage = whole.damage else {
      throw Failure(.badData, "\(name): \(refusal.words()) (\(refusal.description))")
    }
    let question = "\(name) is damaged. \(damage.words()) Take the rest?"
    guard salvages ?? Question.isAgreed(question) else {
      throw Failure(
        .badData,
        "\(name): \(refusal.words()) (\(refusal.description)) "
          + "The rest of it is whole: --salvage takes it. \(damage.words())"
      )
    }
    if salvages == true { Console.standardError.write("pacesetter: \(name): \(damage.words())\n") }
    return whole
  }
}
