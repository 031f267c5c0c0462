import ArgumentParser
import Server
import Storage

/// Writes a copy of everything that is kept.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write a copy of everything as one file that 'restore' takes back.",
    discussion: "A server makes such a copy every day, and keeps seven, in the folder 'backups'."
  )

  @Argument(help: "The file.", completion: .file(extensions: ["sqlite"]))
  var file: String

  @OptionGroup var data: DataOption

  func run() async throws {
    try FileBytes.checkFolder(of: file)
    try await data.folder().withDatabase { database throws(StorageError) in
      try Restoration.copy(database, to: file)
      let extent = try await RecordLibrary(database).extent()
      let kept = ImportTotal.counted(extent.activities, extent.sessions, extent.figures)
      let sessions = try await SessionLibrary(database).extent().sessions
      let words = extent == (0, 0, 0) ? "" : kept + " and "
      Console.standardError.write(
        "\(file) has \(words)\(ImportTotal.count(sessions, "recorded session"))\n"
      )
    }
  }
}

/// Puts a copy in the place of what is kept.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a copy in the place of what is kept; that goes to 'backups'."
  )

  @Argument(help: "The copy.", completion: .file(extensions: ["sqlite"]))
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

/// Saves what can be saved of a damaged database.
struct RecoverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Save what can be read of a damaged database; the file is kept.",
    discussion: "Where the database is whole, nothing is changed. --force saves in any case."
  )

  @Flag(help: "Even if the database is whole.")
  var force = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let folder = try data.folder()
    if !force, try await isWhole(folder) {
      Console.standardError.write("the database is whole; nothing was changed\n")
      return
    }
    let rescue: Restoration.Rescue
    do { rescue = try Restoration.rescue(folder) } catch { throw Failure(error) }
    for table in rescue.saved.keys.sorted() {
      let isLost = rescue.incomplete.contains(table)
      let words = "\(table): \(ImportTotal.count(rescue.saved[table] ?? 0, "row")) saved"
      Console.standardOutput.write(words + (isLost ? ", others could not be read\n" : "\n"))
    }
    Console.standardError.write("the damaged file is now \(rescue.old)\n")
    if !rescue.incomplete.isEmpty {
      throw Failure(
        .failure,
        "some rows could not be read; a copy in 'backups' may have them, see 'restore'"
      )
    }
  }

  private func isWhole(_ folder: DataFolder) async throws(Failure) -> Bool {
    do {
      let database = try RecordDatabase(folder)
      defer { database.close() }
      return try await database.damage() == nil
    } catch {
      if case .damaged = error { return false }
      throw Failure(error)
    }
  }
}
