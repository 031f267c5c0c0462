public import ArgumentParser
public import Coaching
import Exchange
import Integrations
import Screens
import Training

/// Ticks at a cadence, aloud or into a file.
struct MetronomeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metronome",
    abstract: "Play a metronome at your cadence, aloud or into a WAV file.",
    discussion: """
      One tick is one step. Keys while it plays in a terminal:
        + - or arrows  one step a minute faster or slower (page keys: five)
        space          start or stop            [ ]  softer or louder
        t              tap with your steps      w    the other sound
        q              quit

      Examples:
        pacesetter metronome                             180 steps a minute
        pacesetter metronome --bpm 172 --seconds 1800    for half an hour
        pacesetter metronome --bpm 172 --out tick.wav    a file to take along
        pacesetter metronome --baseline 164              a little above your own
      """
  )

  @Option(
    help: ArgumentHelp(
      "Steps per minute, 150 to 230 (default: 180, or above --baseline).",
      valueName: "steps"
    ),
    transform: readTempo
  )
  var bpm: Tempo?

  @Option(
    help: ArgumentHelp(
      "Your own cadence: suggests a tempo above it, warns if it is too high.",
      valueName: "steps"
    )
  )
  var baseline: Double?

  @Option(
    help: ArgumentHelp("How long to play (default: until q; 60 with --out).", valueName: "seconds")
  )
  var seconds: Double?

  @Option(help: ArgumentHelp("The volume, 0 to 1.", valueName: "volume"))
  var volume = Metronome.usualVolume

  @Option(help: "The sound of a tick.")
  var timbre: Timbre = .wood

  @Option(help: ArgumentHelp("Samples per second.", valueName: "hertz"))
  var rate = 48_000

  @Option(
    help: ArgumentHelp("Write a WAV file instead; - for standard output.", valueName: "file"),
    completion: .file(extensions: ["wav"])
  )
  var out: String?

  // What sound cards and files hold.
  private static let rates = 8_000...192_000

  func validate() throws {
    guard (0...1).contains(volume) else {
      throw ValidationError("--volume is \(volume), expected 0 to 1")
    }
    guard Self.rates.contains(rate) else {
      throw ValidationError("--rate is \(rate), expected 8000 to 192000 samples a second")
    }
    if let seconds {
      let longest = out == nil ? 864_000 : ClickFile.longest(rate: rate)
      guard seconds >= 0.1, seconds <= longest else {
        throw ValidationError("--seconds is \(seconds), expected 0.1 to \(Int(longest))")
      }
    }
    if let baseline, CadenceAdvice(baseline: .stepsPerMinute(baseline)) == nil {
      throw ValidationError("--baseline is \(baseline), expected 120 to 230 steps a minute")
    }
  }

  func run() async throws {
    if out == "-", Console.standardOutput.isTerminal {
      throw Failure(.usage, "redirect the WAV file with | or >; a terminal cannot show it")
    }
    let tempo = try advisedTempo()
    if let out {
      let file = ClickFile(
        tempo: tempo,
        seconds: seconds ?? 60,
        volume: volume,
        timbre: timbre,
        rate: rate
      )
      do { try file.write(to: out) } catch { throw Failure(.inputOutput, error.description) }
    } else {
      try await Interruption.end { try await play(tempo) }
    }
  }

  /// The tempo that is asked for, else the first step over the runner's own; with what is to be minded.
  private func advisedTempo() throws -> Tempo {
    guard let baseline, let advice = CadenceAdvice(baseline: .stepsPerMinute(baseline)) else {
      return bpm ?? .usual
    }
    tell(advice.sentence())
    if case .raise = advice.suggestion { tell(CadenceAdvice.warning()) }
    if let bpm {
      if let warning = advice.warning(about: bpm) { tell(warning) }
      return bpm
    }
    switch advice.suggestion {
    case .raise(let first, _): return first
    case .quickEnough: return Tempo(clamping: Int(baseline.rounded()))
    case .outOfReach: throw Failure(.failure, "choose a tempo yourself with --bpm")
    }
  }

  private func play(_ tempo: Tempo) async throws {
    var metronome = Metronome(tempo: tempo, volume: volume, timbre: timbre)
    _ = metronome.handle(.start, at: .zero)
    let live = LiveMetronome(metronome, rate: rate)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        let seconds = seconds
        group.addTask { try await live.play(through: SamplePlayer.installed(), for: seconds) }
        group.addTask { await MetronomeKeys(live).watch() }
        // Keys are watched until the sound has come to its end, and no longer.
        try await group.next()
        group.cancelAll()
      }
    } catch let error as LiveSoundError {
      throw Failure(.unavailable, error.description)
    }
  }

  private func tell(_ sentence: String) { Console.standardError.write(sentence + "\n") }
}

extension Timbre: @retroactive ExpressibleByArgument {}
