import ArgumentParser
import Exchange
import Screens
import Training

/// Asks the model one question about an invented run.
struct MindTryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Ask the model about an invented run: answer, time, cost.",
    discussion: "Nothing of yours is sent."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let trial = try await data.ask(MindAPI.Try())
    let seconds = (trial.seconds * 10).rounded() / 10
    let cost = MindMoney.text(Int64((trial.cost * Double(MindSettings.micros)).rounded()))
    for problem in trial.problems { Console.standardError.write("pacesetter: \(problem)\n") }
    guard let words = trial.words else {
      throw Failure(.unavailable, "no usable answer within \(seconds) s, for \(cost)")
    }
    Console.standardOutput.write("“\(words)”\n\(trial.model), \(seconds) s, \(cost)\n")
  }
}
