public import Coaching
import Training

/// What a person sees of a metronome: every figure, word and button.
///
/// ```swift
/// let screen = MetronomeScreen(of: Metronome())
/// print(screen.tempo, screen.unit, screen.button)  // 180 Steps/min START
/// ```
public struct MetronomeScreen: Hashable, Sendable {
  /// A sound of the ticks to choose from.
  public struct Choice: Hashable, Sendable {
    /// The sound.
    public var timbre: Timbre
    /// Its name.
    public var name: String
  }

  /// The tempo that is wanted.
  public var beatsPerMinute: Int

  /// The same, written.
  public var tempo: String

  /// What it counts.
  public var unit: String

  /// Whether there is a slower tempo.
  public var canSlower: Bool

  /// Whether there is a faster tempo.
  public var canFaster: Bool

  /// From 0 to 1.
  public var volume: Double

  /// The same, written.
  public var volumeText: String

  /// Whether ticks sound, be it at volume 0.
  public var isPlaying: Bool

  /// The word on the one large button.
  public var button: String

  /// Whether that button does anything.
  public var canStart: Bool

  /// Why it does nothing, if so.
  public var problem: String?

  /// What else is worth knowing now: what the taps say, or why it is silent.
  public var note: String?

  /// The sound of a tick.
  public var timbre: Timbre

  /// The sounds to choose from.
  public var timbres: [Choice]

  /// When the metronome next needs a tick, in seconds on the shell's clock.
  public var wakeAt: Double?

  /// Draws the current state of a metronome.
  public init(of metronome: Metronome) {
    let tempo = metronome.tempo
    beatsPerMinute = tempo.beatsPerMinute
    self.tempo = "\(tempo.beatsPerMinute)"
    unit = "Steps/min"
    canSlower = tempo > .slowest
    canFaster = tempo < .fastest
    volume = metronome.volume
    volumeText = "\(Int((metronome.volume * 100).rounded())) %"
    isPlaying = metronome.isPlaying
    button = metronome.isPlaying ? "STOP" : "START"
    canStart = metronome.problem == nil
    problem = metronome.problem.map { $0.isEmpty ? Self.failure : "\(Self.failure): \($0)" }
    note =
      metronome.isInterrupted
      ? "Another sound came between. The ticks come back when it is over."
      : metronome.tapped.map(Self.words)
    timbre = metronome.timbre
    timbres = Timbre.allCases.map { Choice(timbre: $0, name: $0.name) }
    wakeAt = metronome.wakesAt?.inSeconds
  }

  /// Draws the metronome of a run.
  public init(of keeper: CadenceKeeper) {
    self.init(of: keeper.metronome)
    guard keeper.plan.mode == .onDemand else { return }
    note = note ?? "Sounds when your cadence leaves \(keeper.bandInWords)"
  }

  private static let failure = "Unable to start audio"

  private static func words(_ reading: TapTempo.Reading) -> String {
    switch reading {
    case .needsMore(let taps):
      return taps == 1 ? "One more tap" : "Tap on with your steps: \(taps) more"
    case .steps(let steps, let isOneFoot):
      let found =
        isOneFoot
        ? "You tap with one foot: \(steps) steps a minute." : "You tap \(steps) steps a minute."
      if steps < Tempo.slowest.beatsPerMinute {
        return found + " The slowest here is \(Tempo.slowest.beatsPerMinute)."
      }
      if steps > Tempo.fastest.beatsPerMinute {
        return found + " The fastest here is \(Tempo.fastest.beatsPerMinute)."
      }
      return found
    }
  }
}

extension CadenceKeeper {
  /// The band around the tempo: "171 to 181".
  var bandInWords: String {
    let target = metronome.tempo.cadence.stepsPerMinute
    let (low, high) = (Int((target - plan.band).rounded()), Int((target + plan.band).rounded()))
    return "\(low) to \(high)"
  }
}

extension Timbre {
  /// The name of the sound for a list to choose from.
  public var name: String {
    switch self {
    case .wood: "Wood block"
    case .bright: "Bright tone"
    }
  }
}
