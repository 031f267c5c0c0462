import ArgumentParser
import Server
import Storage

/// Restores a backup.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Restore a backup; current data moves to 'backups'."
  )

  @Argument(help: "The backup file.", completion: .file(extensions: ["sqlite"]))
  var file: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let folder = try data.folder()
    let old: String?
    do { old = try Restoration.restore(file, to: folder) } catch { throw Failure(error) }
    // Opening it is what brings it up to date.
    try await folder.withDatabase { _ throws(StorageError) in }
    let words = old.map { "; what was there is now \($0)" } ?? ""
    Console.standardError.write("\(file) is restored\(words)\n")
  }
}
