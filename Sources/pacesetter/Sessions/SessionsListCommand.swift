import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Lists the sessions.
struct SessionsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List sessions, newest first."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let sessions = try await data.withRecord { try await $0.sessions() }
    if sessions.isEmpty { Console.standardError.write(TerminalText.noSessions + "\n") }
    for session in sessions {
      let minutes = session.ended.duration(since: session.began.instant).components.seconds / 60
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
    began.day.text + " " + ClockText.time(minuteOfDay: began.minuteOfDay)
  }
}
