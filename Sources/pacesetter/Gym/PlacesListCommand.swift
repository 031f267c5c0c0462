import ArgumentParser
import Exchange

/// Prints the places.
struct PlacesListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show your places and what is there."
  )

  @OptionGroup var answer: PlacesAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    answer.show(try await data.ask(LibraryAPI.Read()).places)
  }
}
