import ArgumentParser
import Record
import Screens
import Exchange
import Formats
import Training

/// Forgets something.
struct MemoryForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget the item with this key; 'memory undo' brings it back."
  )

  @Argument(help: "The key, as 'memory list' shows it.")
  var key: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let left = try await data.withRecord { try await $0.askIfThere(MemoryAPI.Forget(key: key)) }
    guard left != nil else {
      throw Failure(.failure, "nothing is remembered under \(key); 'memory list' shows the keys")
    }
    Console.standardOutput.write("\(key) is forgotten.\n")
  }
}
