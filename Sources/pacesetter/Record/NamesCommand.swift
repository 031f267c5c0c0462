import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Training

/// Shows what diaries call the exercises of the record, and changes what a name stands for.
struct NamesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "names",
    abstract: "Show the exercise names of your diaries, and choose what they mean.",
    discussion: """
      The names of a diary are matched to the catalog by their words and equipment.
      A name that may mean several exercises stays as it is until you choose. Your
      choice applies to past and future imports, and you can change or reset it.

      Diaries are those of
      \(Written.list(ImportedPrograms.diaries)).

      Examples:
        pacesetter names                                 show all names
        pacesetter names --ask                           choose one by one
        pacesetter names --map "Squat (Barbell)=Back Squat"
        pacesetter names --keep "Leg Press Keller"       a separate exercise
        pacesetter names --reset "Squat (Barbell)"       the match of the catalog
      """
  )

  @Flag(help: "Ask about every name that may mean several exercises.")
  var ask = false

  @Option(
    name: .customLong("map"),
    help: ArgumentHelp("The exercise that a name means; repeatable.", valueName: "old=new")
  )
  var pairs: [String] = []

  @Option(help: ArgumentHelp("Keep a name unchanged; repeatable.", valueName: "name"))
  var keep: [String] = []

  @Option(help: ArgumentHelp("Reset the choice for a name; repeatable.", valueName: "name"))
  var reset: [String] = []

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @OptionGroup var data: DataOption

  func validate() throws {
    for pair in pairs where ImportCommand.pair(pair) == nil {
      throw ValidationError("--map is \(pair), expected \"Old name=New name\"")
    }
    if ask, !Question.canBeAsked {
      throw ValidationError("--ask needs a terminal; --map \"Old name=New name\" needs none")
    }
  }

  func run() async throws {
    try await data.withRecord { record in
      for (old, new) in pairs.compactMap(ImportCommand.pair) {
        try await NameQuestions.choose(new, for: old, in: record)
      }
      for name in keep { try await NameQuestions.choose(name, for: name, in: record) }
      for name in reset {
        _ = try await record.ask(NameAPI.Reset(name))
        Console.standardError.write(TerminalText.nothingChosen(for: name) + "\n")
      }
      if ask { try await NameQuestions.ask(record) }
      guard pairs.isEmpty, keep.isEmpty, reset.isEmpty, !ask else { return }
      show(try await record.ask(NameAPI.List()).names)
    }
  }

  private func show(_ names: [DiaryName]) {
    if names.isEmpty, !json {
      Console.standardError.write(TerminalText.noDiary + "\n")
    }
    let width = names.map(\.name.count).max() ?? 0
    for name in names {
      var writer = JSONWriter()
      name.write(to: &writer)
      let row =
        padded(name.name, to: width + 2) + padded("\(name.sets)", to: 6)
        + Self.words(of: name)
      Console.standardOutput.write((json ? writer.text : row) + "\n")
    }
  }

  private static func words(of name: DiaryName) -> String {
    let sentence = DiaryNameWords.sentence(of: name)
    guard case .unsure(let choices) = name.standing else { return sentence }
    return sentence + " " + choices.joined(separator: ", ")
  }
}
