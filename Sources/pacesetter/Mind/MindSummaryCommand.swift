import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Sums up one activity.
struct MindSummaryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Sum up one activity: what went well, and one thing to try.",
    discussion: """
      Every figure comes from the record. What was not measured is not mentioned.
      With --model, your model writes it; its words are checked against the record.

      Examples:
        pacesetter mind summary 3f2a
        pacesetter mind summary 3f2a --model
        pacesetter mind summary 3f2a --units imperial
      """
  )

  @Argument(help: "The first letters of its ID, as 'history' shows it.")
  var id: String

  @Option(help: "The units of distances and paces: metric or imperial.")
  var units = UnitSystem.metric

  @Flag(help: "Have the model write it.")
  var model = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    if model { return try await askModel() }
    let entry = try await data.withRecord { try await $0.askOfEntry(HistoryAPI.Show(id)) }
    guard case .activity(let activity, _) = entry else {
      throw Failure(
        .failure,
        "give the ID of a run or another activity; \(id) is a strength session"
      )
    }
    let sentences = RunWorth(activity).sentences(units: units)
    guard json else {
      Console.standardOutput.write(sentences.joined(separator: "\n") + "\n")
      return
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("id", activity.summary.id)
      json.field("by", "rules")
      json.array("sentences") { json in for sentence in sentences { json.value(sentence) } }
    }
    Console.standardOutput.write(writer.text + "\n")
  }

  private func askModel() async throws {
    let words = try await data.withRecord { try await $0.askOfEntry(MindAPI.SumUp(id)) }
    guard !json else {
      var writer = JSONWriter()
      words.write(to: &writer, for: APIReader(today: LocalTime.now.day, offset: .zero))
      Console.standardOutput.write(writer.text + "\n")
      return
    }
    Console.standardOutput.write(words.text + "\n")
    MindLines.write(words)
    for fact in words.facts {
      Console.standardOutput.write(
        TerminalText.worthRemembering("\(fact.kind.rawValue) \(fact.key) \(fact.value.text)") + "\n"
      )
    }
  }
}
