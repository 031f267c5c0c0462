import ArgumentParser
import Coaching
import Exchange
import Formats
import Integrations
import Screens
import Server
import Record

/// Corrects what a voice note says, or has it written down again.
struct TranscriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Correct what a voice note says, or have it written down.",
    discussion: """
      'show' lists the voice notes of a run with their names; the first letters
      are enough. What was heard is kept beside your correction.

      Examples:
        pacesetter transcript 9f2c                            what it says
        pacesetter transcript 9f2c my calf is tight
        pacesetter transcript 9f2c --undo                     what was heard, again
        pacesetter transcript 9f2c --listen                   have it written down
      """
  )

  @Argument(help: "The first letters of the voice note's name.")
  var note: String

  @Argument(help: "What you said.")
  var words: [String] = []

  @Flag(help: "Take your correction back.")
  var undo = false

  @Flag(help: "Have it written down by the recognizer of 'hear'.")
  var listen = false

  @OptionGroup var recognizer: ListenCommandOption
  @OptionGroup var data: DataOption

  func validate() throws {
    guard [undo, listen, !words.isEmpty].filter({ $0 }).count <= 1 else {
      throw ValidationError("give the words, --undo or --listen")
    }
    guard words.joined(separator: " ").hasCharacters(0...VoiceNote.longestText) else {
      throw ValidationError("the words may have at most \(VoiceNote.longestText) characters")
    }
  }

  func run() async throws {
    let text = words.joined(separator: " ")
    let transcriber = try recognizer.transcriber()
    let said = try await data.withRecord(listen: transcriber) { record in
      if undo { return try await record.ask(NoteAPI.Restore(note)) }
      if listen { return try await record.ask(NoteAPI.Listen(note)) }
      if !text.isEmpty { return try await record.ask(NoteAPI.Correct(note, text)) }
      return try await record.ask(NoteAPI.Show(note))
    }
    Console.standardOutput.write((said.text ?? TerminalText.notWrittenDown) + "\n")
    if let heard = said.heard, heard != said.text {
      Console.standardOutput.write(TerminalText.heard(heard) + "\n")
    }
  }
}
