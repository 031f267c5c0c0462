import ArgumentParser
import Exchange
import Formats
import Training

/// Forgets something.
struct MemoryForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget what is remembered under a key; 'memory undo' brings it back."
  )

  @Argument(help: "The key, as 'memory list' shows it.")
  var key: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let wasThere = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.forget(key)
    }
    guard wasThere else {
      throw Failure(.failure, "nothing is remembered under \(key); 'memory list' shows the keys")
    }
    Console.standardOutput.write("\(key) is forgotten.\n")
  }
}
