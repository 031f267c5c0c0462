public import ArgumentParser
public import Training

/// What zones and load need to know about the heart; the record may have the rest.
struct HeartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Your resting heart rate.", valueName: "bpm"))
  var rest: Double?

  @Option(
    help: "Your sex, for formulas: \(Runner.Sex.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var sex: Runner.Sex?

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
    runner.sex = sex
    return runner
  }
}

extension Runner.Sex: @retroactive ExpressibleByArgument {}
