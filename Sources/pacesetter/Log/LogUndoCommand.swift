import ArgumentParser
import Exchange
import Screens

/// Takes back what was logged last.
struct LogUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last 'log set'; repeat to go further back."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let sets = try await data.withRecord { try await $0.askIfThere(LogAPI.UndoSets()) }?.sets
    guard let set = sets?.first, let sets else {
      throw Failure(.failure, "there is no single set left to undo; 'history' lists what is stored")
    }
    Console.standardError.write(LoggedSetText.line(undone: set, sets.count) + "\n")
  }
}
