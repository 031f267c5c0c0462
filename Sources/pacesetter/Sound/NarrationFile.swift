import Formats
import Foundation
import Integrations
import Screens

/// A sound file of everything that is said, with the place of each line beside it.
struct NarrationFile {
  let path: String
  /// Where the place of each line is written, if anywhere.
  let timeline: String?
  let isQuiet: Bool

  /// Checks the folders before anything is played, not after half a minute of it.
  func check() throws {
    for path in [path, timeline] {
      if let path { try FileBytes.checkFolder(of: path) }
    }
  }

  /// Speaks the lines into the file.
  ///
  /// A silence is cut to `longestSilence`, in seconds; where that is nothing, every one is kept.
  /// The file lasts at least `length`, in seconds.
  func write(
    _ lines: [NarrationLine],
    by voice: any Voice,
    in studio: ClipStudio = ClipStudio(),
    longestSilence: Double?,
    lasting length: Double
  ) async throws {
    guard M4AEncoder().isInstalled else {
      throw Failure(
        .unavailable,
        "cannot write \(path): \(VoiceRefusal.noEncoder.description)"
      )
    }
    let bar = ProgressBar("speaking", of: lines.count, isShown: !isQuiet)
    let outcome: Narrator.Outcome
    do {
      outcome = try await Narrator(studio: studio, voice: voice).narrate(
        lines,
        into: URL(fileURLWithPath: path),
        longestSilence: longestSilence,
        lasting: length,
        progress: { bar.show($0) }
      )
    } catch {
      bar.end()
      throw Failure(error.code, "cannot write \(path): \(error.description)")
    }
    bar.end()
    try finish(outcome)
  }

  private func finish(_ outcome: Narrator.Outcome) throws(Failure) {
    if let timeline {
      try FileBytes.write(outcome.timeline.json.text(indentedBy: 2) + "\n", to: timeline)
    }
    if let first = outcome.unspoken.first {
      let words = TerminalText.unspoken(
        outcome.unspoken.count,
        because: first.reason.description
      )
      Console.standardError.write("pacesetter: \(words)\n")
    }
    let seconds = Int(outcome.timeline.seconds.rounded())
    if !isQuiet {
      Console.standardError.write(
        "pacesetter: \(path): \(outcome.timeline.entries.count) lines in "
          + "\(seconds / 60) min \(seconds % 60) s\n"
      )
    }
  }
}

extension SpeechError {
  /// The exit status: the disk or the voice failed.
  fileprivate var code: Failure.Code {
    switch self {
    case .file, .scratch: .inputOutput
    case .words, .voice, .sound, .noSound, .encoder, .player: .unavailable
    }
  }
}
