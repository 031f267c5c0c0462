import ArgumentParser
import Coaching
import Exchange
import Training

/// Chooses the cue scheme for a kind of run.
struct CuesUseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use",
    abstract: "Use a cue scheme for a kind of run; without a name, none."
  )

  @Argument(help: "The scheme's name.")
  var name: String?

  @Option(name: .customLong("for"), help: "The kind of run.")
  var kind: RunKind

  @OptionGroup var data: DataOption

  func run() async throws {
    let change = CueAPI.Change(.use(name, kind), at: LocalTime.now.instant)
    CuesListCommand.show(try await data.ask(change).book)
  }
}
