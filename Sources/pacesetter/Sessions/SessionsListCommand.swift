import ArgumentParser
import Exchange
import Formats
import Storage
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
    if sessions.isEmpty { Console.standardError.write("no session is stored yet\n") }
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
    let time = LocalTime(
      Instant(millisecondsSince1970: Double(began)),
      offset: UTCOffset(clamping: offset)
    )
    let minute = time.minuteOfDay
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return time.day.text + " \(two(minute / 60)):\(two(minute % 60))"
  }
}
