import ArgumentParser
import Integrations

/// Reads files for the process that started it; it is not for people.
struct ReadFilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ReadingProcess.Program.word,
    abstract: "Read files for an import, within limits.",
    shouldDisplay: false
  )

  func run() throws {
    var child = ReadingChild()
    guard child.run() else {
      throw Failure(.usage, "use 'import', which starts this by itself")
    }
  }
}
