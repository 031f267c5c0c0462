import ArgumentParser
import Exchange
import Formats
import Training

/// Lists what one question of the API answers: rows for a person, one JSON array for a program.
struct ListCommand<List: Listing>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: List.abstract)
  }

  @Flag(help: "Print one JSON array.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let answer = try await data.ask(List.Question())
    guard json else { return List.show(answer) }
    let tree = JSON.written { answer.write(to: &$0, for: .here) }
    // An answer is an object with its list first; what else is in it is for pages.
    let list = tree.object?.first { $0.value.array != nil }?.value ?? tree
    Console.standardOutput.write(list.text() + "\n")
  }
}

extension APIReader {
  /// Somebody at this terminal, now.
  static var here: APIReader {
    let now = LocalTime.now
    return APIReader(today: now.day, offset: now.offset ?? .zero)
  }
}
