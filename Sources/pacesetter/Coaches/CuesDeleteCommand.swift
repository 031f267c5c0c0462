import ArgumentParser
import Exchange
import Training

/// Deletes a cue scheme.
struct CuesDeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a cue scheme."
  )

  @Argument(help: "The scheme's name.")
  var name: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let change = CueAPI.Change(.delete(name), at: LocalTime.now.instant)
    CuesListCommand.show(try await data.ask(change).book)
  }
}
