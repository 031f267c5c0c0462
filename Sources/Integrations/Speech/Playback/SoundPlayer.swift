import Foundation

/// A program of this machine that plays a WAV file.
public struct SoundPlayer: Hashable, Sendable {
  private let program: String
  private let arguments: [String]

  /// What Linux desktops have, the sound server's own first; FFmpeg's player needs no desktop.
  private static let known = [
    SoundPlayer("pw-play", []), SoundPlayer("paplay", []), SoundPlayer("aplay", ["-q"]),
    SoundPlayer("ffplay", ["-nodisp", "-autoexit", "-v", "error"]),
  ]

  /// Creates a player that takes the file as its last argument.
  public init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// The first player that is installed, if any is.
  public static func installed() -> SoundPlayer? {
    known.first { InstalledProgram.path(of: $0.program) != nil }
  }

  /// The sentence for a machine that has none.
  public static let lack = "install a program that plays sound: apt install pulseaudio-utils"

  /// Plays a sound to its end.
  func play(_ sound: Sound) async throws(SpeechError) {
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .scratch(error) }
    defer { scratch.remove() }
    let file = scratch.file("line.wav")
    do {
      try Data(sound.wav).write(to: file)
    } catch {
      throw .file(path: file.path, reason: error.localizedDescription)
    }
    do {
      try await ChildProcess(
        program,
        arguments + [file.path],
        timeout: .seconds(sound.seconds + 10)
      ).run()
    } catch {
      throw .player(error)
    }
  }
}
