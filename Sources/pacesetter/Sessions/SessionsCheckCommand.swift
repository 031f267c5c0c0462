import ArgumentParser
import Exchange
import Screens
import Record
import Storage

/// Reads everything that is kept and says what is damaged.
struct SessionsCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read all stored sessions and report damage."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let folder = try data.folder()
    let (sessions, events) = try await data.withRecord { record in
      var events: Int64 = 0
      for session in try await record.sessions() {
        // Reading is what finds damage; the session is marked then.
        _ = try await record.read(session.id) { _ in }
        events += session.events
      }
      let sessions = try await record.sessions()
      for session in sessions where session.isDamaged {
        Console.standardOutput.write(TerminalText.damagedSession(session.id) + "\n")
      }
      if let local = record as? LocalRecord, let damage = try await local.database.damage() {
        let file = folder.place("pacesetter.sqlite")
        throw StorageError.damaged(file: file, reason: damage)
      }
      return (sessions, events)
    }
    let count = sessions.filter(\.isDamaged).count
    if count > 0 { throw Failure(.failure, "\(count) of \(sessions.count) sessions are damaged") }
    Console.standardError.write("\(sessions.count) sessions with \(events) events are intact\n")
  }
}
