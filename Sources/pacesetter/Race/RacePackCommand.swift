import ArgumentParser
import Exchange
import Formats
import Foundation
import Integrations
import Prompts
import Screens
import Record
import Training

/// Makes the sounds of a race ahead of it.
struct RacePackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Make every line of a race as a sound, the day before.",
    discussion: """
      The pack has all lines of five rehearsals and every line without a figure.
      Other lines are put together of pieces: numbers, and the words around them.

      The sounds stay in the cache of the server on this machine. --out also writes
      them to a folder, for 'run --pack'.

      A script of your own is proved first, on three runs of the race; without
      passing it gets no pack. Its text and its proof go into the folder too.

      Examples:
        pacesetter race pack berlin
        pacesetter race pack berlin --personality best_friend --out berlin-pack
        pacesetter race pack berlin --script "My Berlin" --out berlin-pack
        pacesetter run berlin.fit --race berlin --pack berlin-pack --out talk.m4a
      """
  )

  @Argument(help: "The start of the name of the race.")
  var race: String

  @Option(
    help: ArgumentHelp("A folder to write the sounds to.", valueName: "folder"),
    completion: .directory
  )
  var out: String?

  @Option(
    help: ArgumentHelp("A script to play, a file or one of 'script list'.", valueName: "script")
  )
  var script: String?

  @Option(help: ArgumentHelp("The voice (default: the best that is installed).", valueName: "name"))
  var voice: String?

  @Option(help: ArgumentHelp("The most sounds.", valueName: "number"))
  var sounds = RacePack.most

  @Option(help: "Kilometers or miles.")
  var units: UnitSystem = .metric

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  @OptionGroup(title: "The coach") var coach: CoachOptions
  @OptionGroup var data: DataOption
  @OptionGroup var voiceCommand: VoiceCommandOption

  func validate() throws {
    guard (1...RacePack.most).contains(sounds) else {
      throw ValidationError("--sounds is \(sounds), expected 1 to \(RacePack.most)")
    }
  }

  func run() async throws {
    let race = try await data.ask(RaceAPI.List()).entry(named: race).race
    let voice = try await installedVoice()
    var setup = RunSetup(
      coach: coach.personality ?? CoachOptions.usual,
      ownWords: try coach.ownWords(),
      swearing: coach.swearing,
      plan: RunPlan(race, units: units),
      runner: await data.runner(Runner()),
      seed: coach.seed,
      language: coach.language.rawValue,
      talk: coach.talk,
      without: Set(coach.withoutTopic),
      isMindful: true
    )
    let own = try await ownScript(for: &setup)
    let pack = RacePack(of: setup, most: sounds)
    let began = ContinuousClock.now
    let made = try await makeSounds(of: pack, with: own, for: race, by: voice)
    let seconds = Int(((ContinuousClock.now - began) / .seconds(1)).rounded())
    try tell(race, pack, made, seconds)
  }

  /// The script that was named and its proof, which it has passed; the run plays it.
  private func ownScript(for setup: inout RunSetup) async throws -> PackSink.ProvedScript? {
    guard let script else { return nil }
    let file = try await ScriptFile.named(script, in: data)
    setup.script = file.script
    let proof = ScriptProof(file.script, setup)
    let report = proof.report(on: ScriptRehearsal.usual(for: proof.plan))
    Console.standardOutput.write(ProofTable(report).text)
    guard report.isPlayable else {
      throw Failure(.badData, "mend the script, then make the pack; nothing has been made")
    }
    return PackSink.ProvedScript(text: file.text, report: report)
  }

  private func installedVoice() async throws -> any Voice {
    let roster = await VoiceRoster.installed(command: try voiceCommand.voice())
    do {
      return try roster.voiceForFiles(named: voice, speaking: coach.language.rawValue)
    } catch {
      if case .unknown = error { throw Failure(.usage, error.description) }
      throw Failure(.unavailable, error.description)
    }
  }

  /// Makes each line, and writes it to the folder if one is named.
  private func makeSounds(
    of pack: RacePack,
    with script: PackSink.ProvedScript?,
    for race: RaceSetup,
    by voice: any Voice
  ) async throws -> Made {
    var made = Made()
    let folder = try out.map { try PackSink(at: $0) }
    let studio = ClipStudio()
    let words = pack.sounds
    let bar = ProgressBar("making sounds", of: words.count, isShown: !quiet)
    defer { bar.end() }
    for (place, line) in words.enumerated() {
      do {
        let clip = try await studio.clip(of: try spoken(line), by: voice)
        try folder?.keep(clip, of: line, as: &made)
        made.count += 1
        made.bytes += clip.count
      } catch let error as SpeechError {
        made.failures.append("\(line): \(error.description)")
      }
      bar.show(place + 1)
    }
    if let folder, made.failures.isEmpty {
      if let script { try folder.keep(script) }
      try folder.finish(made, title: race.name, voice: voice.profile.settings)
    }
    return made
  }

  private func spoken(_ line: String) throws(SpeechError) -> SpokenWords {
    do { return try SpokenWords(line) } catch { throw .words(error) }
  }

  private func tell(_ race: RaceSetup, _ pack: RacePack, _ made: Made, _ seconds: Int) throws {
    let out = Console.standardOutput
    out.write(
      TerminalText.packed(
        race.name,
        ready: made.count,
        of: pack.sounds.count,
        bytes: made.bytes,
        seconds: seconds
      ) + "\n"
    )
    out.write(TerminalText.packParts(lines: pack.lines.count, pieces: pack.pieces.count) + "\n")
    guard let first = made.failures.first else { return }
    throw Failure(.unavailable, "the pack is not complete; \(first)")
  }

  /// What has been made so far.
  struct Made {
    var count = 0
    var bytes = 0
    var lines: [PackFolder.Line] = []
    var failures: [String] = []
  }
}
