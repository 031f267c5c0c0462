import ArgumentParser
import Training

/// What the coach should know about the runner's body; the recording may have the rest.
struct RunnerOptions: ParsableArguments {
  @Option(
    name: .customLong("max-hr"),
    help: ArgumentHelp("Your maximum heart rate, in beats per minute.", valueName: "bpm")
  )
  var maxHeartRate: Double?

  @Option(help: ArgumentHelp("Your age; estimates the maximum heart rate.", valueName: "years"))
  var age: Int?

  func validate() throws {
    if let maxHeartRate, !(80...240).contains(maxHeartRate) {
      throw ValidationError("--max-hr is \(maxHeartRate), expected 80 to 240 beats per minute")
    }
    if let age, !(5...110).contains(age) {
      throw ValidationError("--age is \(age), expected 5 to 110 years")
    }
  }

  /// What is known of the runner.
  var runner: Runner {
    Runner(age: age, maxHeartRate: maxHeartRate.map { .beatsPerMinute($0) })
  }
}
