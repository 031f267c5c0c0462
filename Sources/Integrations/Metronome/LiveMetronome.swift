public import Coaching
import Foundation
import Training

/// A metronome that sounds on this machine until it is stopped.
///
/// It renders little more than the player takes, so that a key acts soon, and every tick comes from the
/// core's exact beat clock.
public actor LiveMetronome {
  /// The current state of the metronome.
  public private(set) var metronome: Metronome

  private let rate: Int
  private let clock = ContinuousClock()
  private let begun: ContinuousClock.Instant
  private var track: ClickTrack
  private var pipe: SamplePipe?
  private var lastSample = Int64.max
  private var isEnding = false

  // How often the player is looked after, and how much is rendered at a time.
  private static let step = 0.01
  // A player that takes whatever it gets still gets no more than this ahead of the clock.
  private static let lead = 0.25
  // By how much a sound card's clock may be faster than the machine's.
  private static let slack = 1.0001
  // What a player is given to play its last samples.
  private static let farewell: Duration = .seconds(2)

  private enum Ending {
    case fed
    case played
    case failed(ChildProcessError)
  }

  /// Prepares a metronome; it may be playing already.
  public init(_ metronome: Metronome, rate: Int) {
    self.metronome = metronome
    self.rate = rate
    begun = clock.now
    track = ClickTrack(rate: rate)
  }

  /// Tells the metronome something now.
  public func tell(_ event: Metronome.Event) {
    for effect in metronome.handle(event, at: begun.duration(to: clock.now)) { track.apply(effect) }
  }

  /// Lets it come to its end, when the last click has rung out.
  public func end() {
    tell(.stop)
    isEnding = true
  }

  /// Plays through the first of the players that can, for so many seconds or until ``end()``.
  public func play(
    through players: [SamplePlayer],
    for seconds: Double? = nil
  ) async throws(LiveSoundError) {
    guard !players.isEmpty else { throw .noPlayer }
    lastSample = seconds.map { Int64(($0 * Double(rate)).rounded()) } ?? .max
    var failures: [(program: String, error: ChildProcessError)] = []
    for player in players {
      switch try await play(through: player) {
      case .fed: return
      case .played: throw .ended(player.program)
      case .failed(let error):
        if Task.isCancelled { return }
        // A program that was tried in two ways has one reason: that of the last.
        if failures.last?.program == player.program { failures.removeLast() }
        failures.append((player.program, error))
        // Who has played for a second could; to ask the next would be a tick in two voices.
        if track.position > rate { throw .players(failures.map { $0.error }) }
      }
    }
    throw .players(failures.map { $0.error })
  }

  private func play(through player: SamplePlayer) async throws(LiveSoundError) -> Ending {
    let pipe = try SamplePipe()
    let child = player.child(reading: pipe.file, rate: rate)
    self.pipe = pipe
    defer { self.pipe = nil }
    // A player that failed before took the first ticks with it.
    track = ClickTrack(rate: rate, volume: metronome.volume, timbre: metronome.timbre)
    if metronome.isPlaying { track.apply(.start(metronome.tempo)) }
    return await withTaskGroup(of: Ending.self) { race in
      race.addTask {
        do throws(ChildProcessError) {
          try await child.run()
          return .played
        } catch {
          return .failed(error)
        }
      }
      race.addTask {
        await self.feed()
        return .fed
      }
      let first = await race.next() ?? .fed
      if case .fed = first {
        race.addTask {
          // Woken early only when it has gone by itself, or nobody waits any more.
          try? await Task.sleep(for: Self.farewell)
          return .fed
        }
        _ = await race.next()
      }
      race.cancelAll()
      return first
    }
  }

  /// Feeds the player until the end.
  private func feed() async {
    let start = clock.now
    while !Task.isCancelled, let pipe {
      tell(.tick)
      pipe.push()
      let passed = start.duration(to: clock.now).inSeconds
      let limit = min(lastSample, Int64((passed * Self.slack + Self.lead) * Double(rate)))
      while pipe.isFree, track.position < limit, !hasEnded {
        let count = min(limit - track.position, Int64(Self.step * Double(rate)))
        pipe.give(Sound(samples: track.render(Int(count)), rate: rate).pcm16)
      }
      if pipe.isFree, hasEnded { break }
      // Cut short only when it is cancelled, and then the loop ends.
      try? await Task.sleep(for: .seconds(Self.step))
    }
    pipe?.close()
  }

  private var hasEnded: Bool {
    track.position >= lastSample || isEnding && track.isSilent
  }
}
