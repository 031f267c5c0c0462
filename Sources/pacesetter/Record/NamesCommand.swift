import ArgumentParser
import Exchange
import Formats
import Screens
import Storage
import Training

/// Shows what diaries call the exercises of the record, and changes what a name stands for.
struct NamesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "names",
    abstract: "Show what your diaries call exercises, and say which ones they mean.",
    discussion: """
      Names of Strong, Hevy, FitNotes and StrongLifts are matched to the catalogue by
      their words and their equipment. Where several exercises may be meant, a name is
      kept as it is until you choose. A choice holds for what is there and for whatever
      comes, and can be changed or taken back.

      Examples:
        pacesetter names                                 all of them
        pacesetter names --ask                           choose one after the other
        pacesetter names --map "Squat (Barbell)=Back Squat"
        pacesetter names --keep "Leg Press Keller"       an exercise of its own
        pacesetter names --reset "Squat (Barbell)"       as the catalogue has it
      """
  )

  @Flag(help: "Ask about every name that may mean several exercises.")
  var ask = false

  @Option(
    name: .customLong("map"),
    help: ArgumentHelp("Which exercise a name means.", valueName: "old=new")
  )
  var pairs: [String] = []

  @Option(help: ArgumentHelp("Keep a name as it is.", valueName: "name"))
  var keep: [String] = []

  @Option(help: ArgumentHelp("Take back what was chosen for a name.", valueName: "name"))
  var reset: [String] = []

  @Flag(help: "One JSON object a line on standard output.")
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
        Console.standardError.write("nothing is chosen for \"\(name)\" any more\n")
      }
      if ask { try await NameQuestions.ask(record) }
      guard pairs.isEmpty, keep.isEmpty, reset.isEmpty, !ask else { return }
      show(try await record.ask(NameAPI.List()).names)
    }
  }

  private func show(_ names: [DiaryName]) {
    if names.isEmpty, !json {
      Console.standardError.write("no diary of another program is in the record yet\n")
    }
    let width = names.map(\.name.count).max() ?? 0
    for name in names {
      var writer = JSONWriter()
      name.write(to: &writer)
      let row =
        RecordWords.padded(name.name, width + 2) + RecordWords.padded("\(name.sets)", 6)
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
