import Formats
import Foundation
import Integrations
import Screens

/// The voice of a run: aloud or into a file, and what is said when there is none.
///
/// Without a voice the words still come as text, and the lack is said once.
struct RunVoices {
  private let command: RunCommand
  private let voice: (any Voice)?
  private let lack: VoiceRefusal?
  private let studio = ClipStudio()

  /// Looks for the voice before the run, not after half a minute of it.
  ///
  /// An unknown name is a mistake worth stopping for; a machine without voices is not.
  init(_ command: RunCommand) async throws {
    self.command = command
    for path in [command.out, command.timeline] {
      if let path { try FileBytes.checkFolder(of: path) }
    }
    guard command.voice != nil || command.out != nil else {
      (voice, lack) = (nil, nil)
      return
    }
    let roster = await VoiceRoster.installed(command: try command.voiceCommand.voice())
    let language = command.options.coach.language.rawValue
    let name = command.voice == RunCommand.usualVoice ? nil : command.voice
    do {
      let found =
        command.out == nil
        ? try roster.voice(named: name, speaking: language)
        : try roster.voiceForFiles(named: name, speaking: language)
      (voice, lack) = (found, nil)
    } catch {
      if case .unknown = error { throw Failure(.usage, error.description) }
      (voice, lack) = (nil, error)
    }
  }

  /// The voice for the lines, if the command asks for one and the machine has one.
  func loudspeaker() -> Loudspeaker? {
    guard command.voice != nil, command.out == nil else { return nil }
    if let lack { tell(TerminalText.coachAsText(because: lack.description)) }
    guard let voice else { return nil }
    guard let player = SoundPlayer.installed() else {
      tell(TerminalText.coachAsText(because: SoundPlayer.lack))
      return nil
    }
    return Loudspeaker(studio: studio, voice: voice, player: player)
  }

  /// Says before the run which sound files of a script cannot be played.
  func check(_ files: [URL]) async {
    guard voice != nil else { return }
    for file in files {
      do {
        _ = try await SoundFileReader().read(file)
      } catch {
        tell(TerminalText.voiceInstead(because: error.description))
      }
    }
  }

  /// Writes everything that was said as one sound file.
  func narrate(_ lines: [NarrationLine], of length: Double, into path: String) async throws {
    guard let voice else {
      throw Failure(.unavailable, "cannot write \(path): \(lack?.description ?? "no voice")")
    }
    let file = NarrationFile(path: path, timeline: command.timeline, isQuiet: command.quiet)
    try await file.write(
      lines,
      by: voice,
      in: studio,
      longestSilence: command.fullTime ? nil : command.maxSilence,
      lasting: command.fullTime ? length : 0
    )
  }

  private func tell(_ sentence: String) {
    Console.standardError.write("pacesetter: \(sentence)\n")
  }
}
