import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Confirms or refuses a highest heart rate that a single activity held.
struct MemoryHeartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heart",
    abstract: "Confirm or refuse a maximum heart rate that only one activity held.",
    discussion: """
      A strap that loses contact can hold 219 bpm for a minute. What a single
      activity held well above all others counts only if you confirm it.

      Examples:
        pacesetter memory heart                show the question
        pacesetter memory heart --refuse       the strap was wrong
        pacesetter memory heart --undo         ask again
      """
  )

  @Flag(help: "It was your heart: this is your maximum heart rate.")
  var confirm = false

  @Flag(help: "It was the strap: neither this rate nor a higher one counts.")
  var refuse = false

  @Flag(help: "Undo your last answer.")
  var undo = false

  @OptionGroup var data: DataOption

  func validate() throws {
    guard [confirm, refuse, undo].count(where: { $0 }) < 2 else {
      throw ValidationError("--confirm, --refuse and --undo exclude each other")
    }
  }

  func run() async throws {
    try await data.withRecord { record in
      if undo { return try await undoAll(record) }
      let runner = try await record.ask(HistoryAPI.KnowRunner(Runner())).runner
      guard let rate = runner.doubtfulHeartRate, runner.maxHeartRate == nil else {
        guard !confirm, !refuse else {
          throw Failure(.failure, "no heart rate of a single activity waits for your answer")
        }
        Console.standardError.write(TerminalText.noDoubtfulRate + "\n")
        return
      }
      let beats = rate.beatsPerMinute.rounded()
      guard confirm || refuse else {
        Console.standardOutput.write(TerminalText.isItYours(Int(beats)) + "\n")
        return
      }
      let key = confirm ? Runner.maximumKey : Runner.refusedMaximumKey
      let item = MemoryItem(.fact, key, .number(beats), updatedAt: LocalTime.now.instant)
      _ = try await record.ask(MemoryAPI.Remember(item))
      Console.standardOutput.write(
        TerminalText.rate(Int(beats), isConfirmed: confirm) + "\n"
      )
    }
  }

  private func undoAll(_ record: any RecordAccess) async throws {
    let keys = [Runner.maximumKey, Runner.refusedMaximumKey]
    let said = try await record.ask(MemoryAPI.List()).items.filter { keys.contains($0.key) }
    guard let last = said.max(by: { $0.updatedAt < $1.updatedAt }) else {
      throw Failure(.failure, "no heart rate was confirmed or refused")
    }
    _ = try await record.ask(MemoryAPI.Forget(key: last.key))
    Console.standardOutput.write(TerminalText.rateUndecided(last.value.text) + "\n")
  }
}
