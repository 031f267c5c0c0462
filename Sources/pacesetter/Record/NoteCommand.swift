import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Changes the label, notes or effort of an entry of the record.
struct NoteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Label an activity, add notes and rate its effort.",
    discussion: """
      What you leave out stays as it is. An empty text deletes the label or the
      notes, and an effort of 0 deletes the rating.

      Examples:
        pacesetter note 3f2a --label "Long run" --effort 7
        pacesetter note 3f2a --notes ""
      """
  )

  @Argument(help: "The first letters of its ID, as 'history' shows it.")
  var id: String

  @Option(help: ArgumentHelp("Its label.", valueName: "text"))
  var label: String?

  @Option(help: ArgumentHelp("Your notes.", valueName: "text"))
  var notes: String?

  @Option(help: ArgumentHelp("The effort, 1 to 10.", valueName: "number"))
  var effort: Int?

  @OptionGroup var data: DataOption

  func validate() throws {
    guard label != nil || notes != nil || effort != nil else {
      throw ValidationError("add --label, --notes or --effort")
    }
    guard (0...10).contains(effort ?? 0) else {
      throw ValidationError("--effort is \(effort ?? 0), expected a number from 1 to 10")
    }
    for (name, text, limit) in [
      ("--label", label, Remarks.longestLabel), ("--notes", notes, Remarks.longestNotes),
    ] where !(text ?? "").hasCharacters(0...limit) {
      throw ValidationError("\(name) may have at most \(limit) characters")
    }
  }

  func run() async throws {
    var change = RemarkChange()
    if let label { change.label = .some(label.isEmpty ? nil : label) }
    if let notes { change.notes = .some(notes.isEmpty ? nil : notes) }
    if let effort { change.effort = .some(effort == 0 ? nil : effort) }
    let remarks = try await data.withRecord { [change] record in
      try await record.askOfEntry(HistoryAPI.Annotate(id, change))
    }
    for line in EntryText.lines(of: remarks) { Console.standardOutput.write(line + "\n") }
  }
}
