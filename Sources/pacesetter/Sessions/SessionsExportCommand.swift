import ArgumentParser
import Exchange
import Record

/// Writes a session, or everything, as lines that any server can import.
struct SessionsExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export one session, or all, to standard output."
  )

  @Argument(help: "The session, as 'sessions list' shows it.")
  var session: String?

  @Flag(help: "Export all sessions.")
  var all = false

  @OptionGroup var data: DataOption

  func validate() throws {
    guard all != (session != nil) else { throw ValidationError("name a session or add --all") }
    if let session { try checkName(session) }
  }

  func run() async throws {
    let isThere = try await data.withRecord { record in
      try await record.read(session) { Console.standardOutput.write($0) }
    }
    if !isThere { throw Failure(.failure, "there is no session \(session ?? "")") }
  }
}

/// Makes sure that a name can be one of a session: it becomes part of a path.
func checkName(_ session: String) throws {
  guard LinkEvent.canName(session: session) else {
    throw ValidationError("there is no session \(session); 'sessions list' shows them")
  }
}
