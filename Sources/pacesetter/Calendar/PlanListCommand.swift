import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Lists what is planned.
struct PlanListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what is planned, and what of it was done, beside your calendars."
  )

  @Option(help: ArgumentHelp("The first day; this Monday if none is given.", valueName: "day"))
  var from: String?

  @Option(help: "How many days.")
  var days = 28

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var data: DataOption

  func validate() throws {
    _ = try from.map { try PlanDays.day($0) }
    guard (1...366).contains(days) else { throw ValidationError("--days is from 1 to 366") }
  }

  func run() async throws {
    let first = try from.map { try PlanDays.day($0) }
    let (report, agenda) = try await data.withRecord { record in
      (
        try await record.ask(PlanAPI.List(from: first, days: days)),
        try await record.ask(PlanAPI.Agenda())
      )
    }
    guard !json else {
      let plan = JSON.written { report.write(to: &$0, for: .here) }
      let beside = JSON.written { agenda.write(to: &$0, for: .here) }
      let whole = JSON.object((plan.object ?? []) + [JSON.Member("agenda", beside)])
      return Console.standardOutput.write(whole.text(indentedBy: 2) + "\n")
    }
    let range = PlanAPI.List(from: first, days: days).range(seenFrom: LocalTime.now.day)
    Console.standardOutput.write(
      PlanText.list(of: report.days, beside: agenda.days.filter { range.contains($0.day) })
    )
  }
}
