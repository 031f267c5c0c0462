import ArgumentParser
import Storage

/// Reads everything that is kept and says what is damaged.
struct SessionsCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read everything that is kept, and say what is damaged."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let folder = try data.folder()
    let keep = try Keep(folder)
    defer { keep.close() }
    var events: Int64 = 0
    for session in try await keep.sessions() {
      // Reading is what finds damage; the session is marked then.
      _ = try await keep.export(session.id) { _ in }
      events += session.events
    }
    let sessions = try await keep.sessions()
    for session in sessions where session.isDamaged {
      Console.standardOutput.write("\(session.id) is damaged; 'sessions export' writes the rest\n")
    }
    if case .database(let database) = keep {
      let damage: String?
      do { damage = try await database.damage() } catch { throw Failure(error) }
      if let damage {
        let file = folder.place("pacesetter.sqlite")
        throw Failure(StorageError.damaged(file: file, reason: damage))
      }
    }
    let count = sessions.filter(\.isDamaged).count
    if count > 0 { throw Failure(.failure, "\(count) of \(sessions.count) sessions are damaged") }
    Console.standardError.write("\(sessions.count) sessions with \(events) events are whole\n")
  }
}
