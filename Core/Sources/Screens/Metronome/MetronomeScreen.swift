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
  public init(of metronome: Metronome, in language: Language = .english) {
    let tempo = metronome.tempo
    beatsPerMinute = tempo.beatsPerMinute
    self.tempo = "\(tempo.beatsPerMinute)"
    unit = language.pick("Steps/min", "Schritte/min")
    canSlower = tempo > .slowest
    canFaster = tempo < .fastest
    volume = metronome.volume
    volumeText = "\(Int((metronome.volume * 100).rounded())) %"
    isPlaying = metronome.isPlaying
    button = metronome.isPlaying ? "STOP" : "START"
    canStart = metronome.problem == nil
    let failure = language.pick("Unable to start audio", "Der Ton lässt sich nicht einschalten")
    problem = metronome.problem.map { $0.isEmpty ? failure : "\(failure): \($0)" }
    note =
      metronome.isInterrupted
      ? language.pick(
        "Another sound came between. The ticks come back when it is over.",
        "Ein anderer Ton kam dazwischen. Die Schläge kommen zurück, wenn er vorbei ist."
      )
      : metronome.tapped.map { Self.words($0, language) }
    timbre = metronome.timbre
    timbres = Timbre.allCases.map { Choice(timbre: $0, name: $0.name(in: language)) }
    wakeAt = metronome.wakesAt?.inSeconds
  }

  /// Draws the metronome of a run.
  public init(of keeper: CadenceKeeper, in language: Language = .english) {
    self.init(of: keeper.metronome, in: language)
    guard keeper.plan.mode == .onDemand else { return }
    note =
      note
      ?? language.pick(
        "Sounds when your cadence leaves \(keeper.band(in: language))",
        "Schlägt, sobald deine Kadenz nicht bei \(keeper.band(in: language)) liegt"
      )
  }

  private static func words(_ reading: TapTempo.Reading, _ language: Language) -> String {
    switch reading {
    case .needsMore(let taps):
      return taps == 1
        ? language.pick("One more tap", "Noch einmal tippen")
        : language.pick(
          "Tap on with your steps: \(taps) more",
          "Tippe weiter mit deinen Schritten: noch \(taps)-mal"
        )
    case .steps(let steps, let isOneFoot):
      let found =
        isOneFoot
        ? language.pick(
          "You tap with one foot: \(steps) steps a minute.",
          "Du tippst mit einem Fuß: \(steps) Schritte pro Minute."
        )
        : language.pick(
          "You tap \(steps) steps a minute.",
          "Du tippst \(steps) Schritte pro Minute."
        )
      let (slowest, fastest) = (Tempo.slowest.beatsPerMinute, Tempo.fastest.beatsPerMinute)
      if steps < slowest {
        return found + " "
          + language.pick(
            "The slowest here is \(slowest).",
            "Langsamer als \(slowest) geht es nicht."
          )
      }
      if steps > fastest {
        return found + " "
          + language.pick(
            "The fastest here is \(fastest).",
            "Schneller als \(fastest) geht es nicht."
          )
      }
      return found
    }
  }
}

extension CadenceKeeper {
  /// The band around the tempo: "171 to 181".
  func band(in language: Language) -> String {
    let target = metronome.tempo.cadence.stepsPerMinute
    let (low, high) = (Int((target - plan.band).rounded()), Int((target + plan.band).rounded()))
    return "\(low)" + language.pick(" to ", " bis ") + "\(high)"
  }
}

extension Timbre {
  /// The name of the sound for a list to choose from.
  func name(in language: Language) -> String {
    switch self {
    case .wood: language.pick("Wood block", "Holzblock")
    case .bright: language.pick("Bright tone", "Heller Ton")
    }
  }
}
