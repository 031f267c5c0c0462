import ArgumentParser
import Formats
import Storage

/// Lists the sessions.
struct SessionsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the sessions, the newest first."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let keep = try Keep(try data.folder())
    defer { keep.close() }
    let sessions = try await keep.sessions()
    if sessions.isEmpty { Console.standardError.write("nothing is kept yet\n") }
    for session in sessions {
      let minutes = (session.ended - session.began) / 60_000
      Console.standardOutput.write(
        "\(session.localBeginning)  \(minutes) min  \(session.events) events  \(session.id)"
          + (session.isDamaged ? "  damaged" : "") + "\n"
      )
    }
  }
}

extension SessionSummary {
  /// When it began, by the clock where it began.
  var localBeginning: String {
    let local = (began + offset * 60_000) / 1000
    let date = CivilDate(daysSince1970: Int(local / 86_400))
    let minute = local % 86_400 / 60
    func two(_ number: some BinaryInteger) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return
      "\(date.year)-\(two(date.month))-\(two(date.day)) \(two(minute / 60)):\(two(minute % 60))"
  }
}
