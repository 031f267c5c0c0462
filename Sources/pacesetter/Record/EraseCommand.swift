import ArgumentParser
import Exchange
import Screens
import Record
import Storage

/// Deletes everything a person did.
struct EraseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase",
    abstract: "Delete everything: record, sessions, notes and backups.",
    discussion: """
      You cannot undo this. To keep a copy, run 'pacesetter export --out all.json'
      first. Paired devices stay paired. Data stored on a phone is deleted on its
      History page.
      """
  )

  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  @OptionGroup var data: DataOption

  func run() async throws {
    if !yes {
      Console.standardError.write(TerminalText.erases(try data.folder().path))
      guard readLine() == TerminalText.eraseAnswer else {
        throw Failure(.failure, "nothing was deleted")
      }
    }
    _ = try await data.ask(DataAPI.Erase())
    Console.standardError.write(TerminalText.isErased + "\n")
  }
}
