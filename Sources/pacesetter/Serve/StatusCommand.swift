import ArgumentParser
import Formats
import Integrations
import Record
import Storage

/// Says whether the server of a data folder runs and can do its work.
struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Check whether the server runs; the exit status is for scripts."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let folder = try data.folder()
    guard let answer = try await LocalServer(folder).ask("GET", "/health") else {
      throw Failure(.unavailable, "no server is running on \(folder.path)")
    }
    guard answer.status == 200, let version = answer.json["version"]?.string else {
      throw Failure(.unavailable, "the server on \(folder.path) cannot read its data")
    }
    Console.standardOutput.write("Pacesetter \(version) is running on \(folder.path)\n")
  }
}
