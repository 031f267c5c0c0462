import ArgumentParser

/// Deletes a session for good.
struct SessionsDeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a session for good.",
    discussion: "The copies of the last seven days in the folder 'backups' still have it."
  )

  @Argument(help: "The session, as 'sessions list' names it.")
  var session: String

  @OptionGroup var data: DataOption

  func validate() throws { try checkName(session) }

  func run() async throws {
    let keep = try Keep(try data.folder())
    defer { keep.close() }
    guard try await keep.delete(session) else {
      throw Failure(.failure, "there is no session \(session)")
    }
    Console.standardError.write("\(session) is deleted\n")
  }
}
