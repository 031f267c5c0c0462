import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Changes the label, notes, effort or gear of an entry of the record.
struct NoteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Label an activity, add notes, rate its effort, and name its gear.",
    discussion: """
      What you leave out stays as it is. An empty text deletes the label, the notes
      or the gear, and an effort of 0 deletes the rating.

      Examples:
        pacesetter note 3f2a --label "Long run" --effort 7
        pacesetter note 3f2a --gear "Red shoes"
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

  @Option(help: ArgumentHelp("Your shoes or your bike.", valueName: "name"))
  var gear: String?

  @OptionGroup var data: DataOption

  func validate() throws {
    guard label != nil || notes != nil || effort != nil || gear != nil else {
      throw ValidationError("add --label, --notes, --effort or --gear")
    }
    guard (0...10).contains(effort ?? 0) else {
      throw ValidationError("--effort is \(effort ?? 0), expected a number from 1 to 10")
    }
    for (name, text, limit) in [
      ("--label", label, Remarks.longestLabel), ("--notes", notes, Remarks.longestNotes),
      ("--gear", gear, Remarks.longestGear),
    ] where !(text ?? "").hasCharacters(0...limit) {
      throw ValidationError("\(name) may have at most \(limit) characters")
    }
  }

  func run() async throws {
    var change = RemarkChange()
    if let label { change.label = .some(label.isEmpty ? nil : label) }
    if let notes { change.notes = .some(notes.isEmpty ? nil : notes) }
    if let effort { change.effort = .some(effort == 0 ? nil : effort) }
    if let gear { change.gear = .some(gear.isEmpty ? nil : gear) }
    let remarks = try await data.withRecord { [change] record in
      try await record.askOfEntry(HistoryAPI.Annotate(id, change))
    }
    for line in EntryText.lines(of: remarks) { Console.standardOutput.write(line + "\n") }
  }
}
