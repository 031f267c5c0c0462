import ArgumentParser
import Exchange
import Storage

/// Deletes everything that somebody did.
struct EraseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase",
    abstract: "Delete everything you did: record, sessions, notes, copies.",
    discussion: """
      Nothing brings it back. 'pacesetter export --out everything.json' keeps a copy
      for yourself. Paired devices stay paired; what lies on a phone itself is
      deleted on its page 'History'.
      """
  )

  @Flag(help: "Without a question.")
  var yes = false

  @OptionGroup var data: DataOption

  func run() async throws {
    if !yes {
      Console.standardError.write(
        "Everything in \(try data.folder().path) will be gone, the copies in 'backups' too.\n"
          + "Type \"erase everything\" to go on: "
      )
      guard readLine() == "erase everything" else {
        throw Failure(.failure, "nothing was deleted")
      }
    }
    _ = try await data.ask(DataAPI.Erase())
    Console.standardError.write("Everything is deleted.\n")
  }
}
