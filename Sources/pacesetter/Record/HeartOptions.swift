import ArgumentParser
import Training

/// What zones and load should know of the heart; the record may tell the rest.
struct HeartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Your heart rate at rest.", valueName: "bpm"))
  var rest: Double?

  @OptionGroup var body: RunnerOptions

  func validate() throws {
    if let rest, !(25...120).contains(rest) {
      throw ValidationError("--rest is \(rest), expected 25 to 120 beats per minute")
    }
  }

  /// What is known of the runner.
  var runner: Runner {
    var runner = body.runner
    runner.restingHeartRate = rest.map { .beatsPerMinute($0) }
    return runner
  }

  /// The same for a server.
  var query: String {
    var query = ""
    if let rest { query += "&rest=\(Int(rest.rounded()))" }
    if let most = body.maxHeartRate { query += "&max=\(Int(most.rounded()))" }
    if let age = body.age { query += "&age=\(age)" }
    return query
  }
}
