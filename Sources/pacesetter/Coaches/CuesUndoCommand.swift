import ArgumentParser
import Exchange
import Training

/// Undoes the last change of the cue schemes.
struct CuesUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last change of your cue schemes."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let change = CueAPI.Change(.undo, at: LocalTime.now.instant)
    CuesListCommand.show(try await data.ask(change).book)
  }
}
