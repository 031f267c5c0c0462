public import Training

/// The metronome as a person uses it: handles events and returns commands for the sound engine.
///
/// ```
///              start                     interruption
///  silent ◀───────────▶ playing ──────────────────────▶ interrupted
///              stop      │   ▲                              │
///                        ▼   │ 0.3 s                        │ over, or start
///                       tempo changed                       ▼
///                                                        playing
/// ```
/// It makes no sound and owns no clock. Where the ticks fall is a matter of the ``BeatClock``.
public struct Metronome: Hashable, Sendable {
  /// What happens to a metronome.
  public enum Event: Hashable, Sendable {
    case start
    case stop
    case tempo(Tempo)
    /// So many steps per minute faster or slower, and never beyond the ends.
    case step(Int)
    /// From 0, which is silent, to 1; beyond that it is clamped.
    case volume(Double)
    case timbre(Timbre)
    /// A person taps the tempo.
    case tap
    /// A call or another app interrupts the sound.
    case interruptionBegan
    case interruptionEnded
    /// The sound engine cannot start, in the words of the system.
    case failed(String)
    /// The sound engine can start again.
    case ready
    /// Only time has passed.
    case tick
  }

  /// What a metronome asks for.
  public enum Effect: Hashable, Sendable {
    /// Tick from now on.
    case start(Tempo)
    /// Tick no more, now; a click that sounds may ring out.
    case stop
    /// Change the tempo and keep the phase: the next tick comes one new interval after the last.
    case retime(Tempo)
    /// Change the volume at once; at 0 the beat continues silently.
    case volume(Double)
    /// Change the sound of the ticks to come.
    case timbre(Timbre)
  }

  /// How long a change of tempo waits for the next one while ticks sound.
  public static let debounce: Duration = .milliseconds(300)

  /// The default volume.
  public static let usualVolume = 0.4

  /// The tempo that is wanted; what sounds may follow it ``debounce`` later.
  public private(set) var tempo: Tempo

  /// From 0 to 1.
  public private(set) var volume: Double

  /// The sound of a tick.
  public private(set) var timbre: Timbre

  /// Why the sound engine cannot start, as long as it cannot.
  public private(set) var problem: String?

  /// What the last taps say, until something else changes the tempo.
  public private(set) var tapped: TapTempo.Reading?

  private enum Play: Hashable {
    case silent
    case playing(Tempo, retimesAt: Duration?)
    /// Silent until the interruption is over.
    case interrupted
  }

  private var play = Play.silent
  private var taps = TapTempo()
  private var clock = Duration.zero

  /// Creates a silent metronome.
  public init(
    tempo: Tempo = .usual,
    volume: Double = usualVolume,
    timbre: Timbre = .wood
  ) {
    self.tempo = tempo
    self.volume = Self.clamped(volume) ?? Self.usualVolume
    self.timbre = timbre
  }

  /// Whether ticks sound, be it at volume 0.
  public var isPlaying: Bool {
    switch play {
    case .playing: true
    case .silent, .interrupted: false
    }
  }

  /// Whether it is silent only until an interruption is over.
  public var isInterrupted: Bool { play == .interrupted }

  /// When it next needs a tick, if at all.
  public var wakesAt: Duration? {
    switch play {
    case .playing(_, let retimesAt): retimesAt
    case .silent, .interrupted: nil
    }
  }

  /// Takes one event and returns the effects it asks for, in order.
  ///
  /// An earlier time than the last one counts as the last one.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    clock = max(clock, now)
    switch event {
    case .start: return passTime() + start()
    // What silences the ticks comes first and cancels a change that waits.
    case .stop: return silence(.silent)
    case .interruptionBegan: return isPlaying ? silence(.interrupted) : []
    case .interruptionEnded: return passTime() + (isInterrupted ? start() : [])
    case .failed(let reason):
      problem = reason
      return silence(.silent)
    case .ready:
      problem = nil
      return passTime()
    case .tempo(let tempo): return passTime() + change(to: tempo)
    case .step(let steps): return passTime() + change(to: tempo.changed(by: steps))
    case .tap: return passTime() + tap()
    case .volume(let volume): return passTime() + change(volume: volume)
    case .timbre(let timbre): return passTime() + change(timbre: timbre)
    case .tick: return passTime()
    }
  }

  private mutating func passTime() -> [Effect] {
    guard case .playing(_, let retimesAt?) = play, retimesAt <= clock else { return [] }
    play = .playing(tempo, retimesAt: nil)
    return [.retime(tempo)]
  }

  private mutating func start() -> [Effect] {
    guard problem == nil, !isPlaying else { return [] }
    play = .playing(tempo, retimesAt: nil)
    return [.start(tempo)]
  }

  private mutating func silence(_ silence: Play) -> [Effect] {
    let wasPlaying = isPlaying
    play = silence
    return wasPlaying ? [.stop] : []
  }

  private mutating func change(to wanted: Tempo) -> [Effect] {
    tapped = nil
    turn(to: wanted)
    return []
  }

  private mutating func tap() -> [Effect] {
    let reading = taps.tap(at: clock)
    tapped = reading
    if let tempo = reading.tempo { turn(to: tempo) }
    return []
  }

  /// While ticks sound, a change waits until no other follows; back at what sounds, it is none.
  private mutating func turn(to wanted: Tempo) {
    let isChange = wanted != tempo
    tempo = wanted
    guard isChange, case .playing(let sounding, _) = play else { return }
    play = .playing(sounding, retimesAt: wanted == sounding ? nil : clock + Self.debounce)
  }

  private mutating func change(volume wanted: Double) -> [Effect] {
    guard let wanted = Self.clamped(wanted), wanted != volume else { return [] }
    volume = wanted
    return [.volume(wanted)]
  }

  private mutating func change(timbre wanted: Timbre) -> [Effect] {
    guard wanted != timbre else { return [] }
    timbre = wanted
    return [.timbre(wanted)]
  }

  /// Nothing for what is no number.
  private static func clamped(_ volume: Double) -> Double? {
    volume.isNaN ? nil : min(max(volume, 0), 1)
  }
}
