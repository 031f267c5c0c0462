import ArgumentParser
import Coaching
import Formats
import Foundation
import Integrations
import Screens

/// Writes down voice notes, and says what a coach would take them for.
struct HearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hear",
    abstract: "Write down voice notes, and show what the coach takes them for.",
    discussion: """
      WebM, M4A, Ogg and WAV. Nothing leaves this machine: an address elsewhere is
      refused here.

      Examples:
        pacesetter hear note.webm
        pacesetter hear *.m4a --json
      """
  )

  @Argument(help: "The sounds.", completion: .file(extensions: ["webm", "m4a", "ogg", "wav"]))
  var sounds: [String]

  @Flag(help: "Print one JSON object per sound: file, text, meaning, seconds.")
  var json = false

  @OptionGroup var listen: ListenCommandOption

  private static let types = [
    "webm": "audio/webm", "m4a": "audio/mp4", "mp4": "audio/mp4", "ogg": "audio/ogg",
    "opus": "audio/ogg", "wav": "audio/wav",
  ]

  func run() async throws {
    guard let transcriber = try listen.transcriber() else {
      throw Failure(
        .unavailable,
        "no program writes down voice notes here; 'make voice-notes' sets one up"
      )
    }
    for sound in sounds { try await hear(sound, transcriber) }
  }

  private func hear(_ path: String, _ transcriber: Transcriber) async throws {
    let file = URL(fileURLWithPath: path)
    // The sentence names the file; the system's reason adds nothing to it.
    guard let bytes = try? Data(contentsOf: file) else {
      throw Failure(.noInput, "cannot read \(path)")
    }
    let begun = ContinuousClock.now
    let text: String
    do throws(ListeningRefusal) {
      let type = Self.types[file.pathExtension.lowercased()] ?? file.pathExtension
      text = try await transcriber.words(in: Array(bytes), type: type)
    } catch {
      switch error {
      case .type, .sound: throw Failure(.badData, "\(path): \(error.description)")
      default: throw Failure(.unavailable, error.description)
      }
    }
    let meaning = CommandGrammar.meaning(of: text).rawValue
    guard json else {
      Console.standardOutput.write("\(path): \(text.isEmpty ? "(nothing)" : text) [\(meaning)]\n")
      return
    }
    let took = (ContinuousClock.now - begun) / .milliseconds(10)
    let row: JSON = [
      "file": .string(path), "text": .string(text), "meaning": .string(meaning),
      "seconds": .number((took.rounded()) / 100),
    ]
    Console.standardOutput.write(row.text() + "\n")
  }
}
