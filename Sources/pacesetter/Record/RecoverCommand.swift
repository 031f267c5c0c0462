import ArgumentParser
import Server
import Storage

/// Saves what can be saved of a damaged database.
struct RecoverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Recover the readable rows of a damaged database; the file is kept.",
    discussion: "An intact database is left alone unless you add --force."
  )

  @Flag(help: "Recover even if the database is intact.")
  var force = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let folder = try data.folder()
    if !force, try await isWhole(folder) {
      Console.standardError.write("the database is intact; nothing was changed\n")
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
        "some rows could not be read; a file in 'backups' may have them, see 'restore'"
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
