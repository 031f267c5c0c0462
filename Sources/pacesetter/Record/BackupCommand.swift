import ArgumentParser
import Screens
import Server
import Storage

/// Writes a copy of everything that is kept.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Back up everything to one file, which 'restore' reads.",
    discussion: "A running server makes a backup every day and keeps seven in 'backups'."
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["sqlite"]))
  var file: String

  @OptionGroup var data: DataOption

  func run() async throws {
    try FileBytes.checkFolder(of: file)
    try await data.folder().withDatabase { database throws(StorageError) in
      try Restoration.copy(database, to: file)
      let extent = try await RecordLibrary(database).extent()
      let kept = ImportWords.counted(extent.activities, extent.sessions, extent.figures)
      let sessions = try await SessionLibrary(database).extent().sessions
      let words = extent == (0, 0, 0) ? "" : kept + " and "
      Console.standardError.write(
        "\(file) has \(words)\(TerminalText.count(sessions, "recorded session"))\n"
      )
    }
  }
}
