import ArgumentParser
import Exchange
import Formats
import Training

/// Brings back what was forgotten.
struct MemoryUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back what was forgotten last."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let isBack = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.bringMemoryBack()
    }
    guard isBack else { throw Failure(.failure, "nothing was forgotten that could come back") }
    Console.standardOutput.write("What was forgotten last is remembered again.\n")
  }
}
