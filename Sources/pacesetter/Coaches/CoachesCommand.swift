import ArgumentParser
import Formats
import Foundation
import Integrations
import Screens
import Training

/// Lists the coaches, and lets one be heard before it is chosen.
struct CoachesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coaches",
    abstract: "List the coaches, or hear a minute of one.",
    discussion: """
      Examples:
        pacesetter coaches
        pacesetter coaches old_hand
        pacesetter coaches roast_coach --voice
        pacesetter coaches best_friend --language de
        pacesetter coaches zen_guide --out zen.m4a
        pacesetter coaches ada.en.txt
      """
  )

  @Argument(help: "The coach to hear, or the file of your own; without one, all are listed.")
  var coach: NamedCoach?

  @Option(help: "Kilometers or miles.")
  var units: UnitSystem = .metric

  @Flag(help: "Let the coach swear, if the personality does.")
  var swearing = false

  @Option(name: .customLong("language"), help: "The language that the coach speaks.")
  var wanted: Language = .english

  @Option(
    defaultAsFlag: RunCommand.usualVoice,
    help: ArgumentHelp(
      "Speak aloud, in this voice if you name one; with --out, the voice of the file.",
      valueName: "name"
    )
  )
  var voice: String?

  @Option(help: ArgumentHelp("Write the minute as one M4A file.", valueName: "file"))
  var out: String?

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var voiceCommand: VoiceCommandOption

  func validate() throws {
    if coach == nil, voice != nil || out != nil {
      throw ValidationError("name a coach to hear: pacesetter coaches old_hand --voice")
    }
    if case .ours(let coach) = coach, !coach.speaks(language) {
      throw ValidationError("\(coach.rawValue) does not speak '\(language.rawValue)' yet")
    }
  }

  func run() async throws {
    guard let coach else { return list() }
    let parts = try sample(of: coach).parts
    show(parts)
    if let out {
      try await write(parts, to: out)
    } else if voice != nil {
      try await say(parts)
    }
  }

  private func sample(of coach: NamedCoach) throws(Failure) -> CoachSample {
    if let own = try coach.ownWords(in: language) {
      CoachSample(of: own, units: units, swearing: swearing)
    } else {
      CoachSample(of: coach.personality, units: units, swearing: swearing, in: language)
    }
  }

  private var language: Language { coach?.language ?? wanted }

  /// Seconds between two lines.
  private static let pause = 0.7

  private func list() {
    let coaches = Personality.allCases
    if json {
      let list = JSON.array(
        coaches.map {
          ["id": .string($0.rawValue), "name": .string($0.name), "about": .string($0.about)]
        }
      )
      Console.standardOutput.write(list.text(indentedBy: 2) + "\n")
    } else {
      for coach in coaches {
        Console.standardOutput.write("\(padded(coach.rawValue, to: 14)) \(coach.about)\n")
      }
    }
  }

  private func show(_ parts: [CoachSample.Part]) {
    if json {
      let list = JSON.array(
        parts.map {
          ["when": .string($0.when), "text": .string($0.text), "spoken": .string($0.spoken)]
        }
      )
      Console.standardOutput.write(list.text(indentedBy: 2) + "\n")
    } else {
      for part in parts {
        Console.standardOutput.write("\(padded(part.when, to: 26)) \(part.text)\n")
      }
    }
  }

  // MARK: Hearing

  private func chosenVoice() async throws(Failure) -> any Voice {
    let roster = await VoiceRoster.installed(command: try voiceCommand.voice())
    do {
      let name = voice == RunCommand.usualVoice ? nil : voice
      return out == nil
        ? try roster.voice(named: name, speaking: language.rawValue)
        : try roster.voiceForFiles(named: name, speaking: language.rawValue)
    } catch {
      if case .unknown = error { throw Failure(.usage, error.description) }
      throw Failure(.unavailable, error.description)
    }
  }

  private func say(_ parts: [CoachSample.Part]) async throws {
    let voice = try await chosenVoice()
    guard let player = SoundPlayer.installed() else {
      throw Failure(.unavailable, SoundPlayer.lack)
    }
    let loudspeaker = Loudspeaker(studio: ClipStudio(), voice: voice, player: player)
    for part in parts {
      await loudspeaker.say(part.spoken, as: part.when)
      if let failure = await loudspeaker.takeEndings().compactMap({ $0.failure }).first {
        throw Failure(.unavailable, failure.description)
      }
    }
  }

  private func write(_ parts: [CoachSample.Part], to path: String) async throws {
    let file = NarrationFile(path: path, timeline: nil, isQuiet: false)
    try file.check()
    var at = 0.0
    var lines: [NarrationLine] = []
    for part in parts {
      lines.append(NarrationLine(at: at, spoken: part.spoken, text: part.text))
      at += part.seconds + Self.pause
    }
    try await file.write(
      lines,
      by: try await chosenVoice(),
      longestSilence: Self.pause,
      lasting: 0
    )
  }
}
