import ArgumentParser
import Screens
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
      Console.standardError.write(TerminalText.isIntact + "\n")
      return
    }
    let rescue: Restoration.Rescue
    do { rescue = try Restoration.rescue(folder) } catch { throw Failure(error) }
    for table in rescue.saved.keys.sorted() {
      let isLost = rescue.incomplete.contains(table)
      let rows = rescue.saved[table] ?? 0
      Console.standardOutput.write(TerminalText.rescued(table, rows: rows, isLost: isLost) + "\n")
    }
    Console.standardError.write(TerminalText.oldDatabase(rescue.old) + "\n")
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
