import Coaching
import Integrations
import Screens

/// What a person sees of a metronome in a terminal, and the keys that work it.
struct MetronomeKeys {
  private let live: LiveMetronome

  init(_ live: LiveMetronome) { self.live = live }

  /// Shows the metronome and handles keys until it is canceled or quits.
  func watch() async {
    let keyboard = Keyboard()
    var line = StatusLine()
    defer {
      line.end()
      keyboard?.restore()
    }
    if keyboard != nil { line.note(Self.help) }
    while !Task.isCancelled {
      for key in keyboard?.pressed() ?? [] { await act(on: key) }
      line.show(Self.words(for: MetronomeScreen(of: await live.metronome)))
      // Cut short only when it is cancelled.
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  private static let help = "+ - tempo   [ ] volume   space start/stop   t tap   w sound   q quit"

  private func act(on key: Key) async {
    switch key {
    case .up, .right, .character("+"), .character("="): await live.tell(.step(1))
    case .down, .left, .character("-"), .character("_"): await live.tell(.step(-1))
    case .pageUp: await live.tell(.step(5))
    case .pageDown: await live.tell(.step(-5))
    case .character(" "): await live.tell(live.metronome.isPlaying ? .stop : .start)
    case .character("["): await change(volume: -1)
    case .character("]"): await change(volume: 1)
    case .character("t"): await live.tell(.tap)
    case .character("w"):
      await live.tell(.timbre(live.metronome.timbre == .wood ? .bright : .wood))
    case .character("q"), .escape, .end: await live.end()
    case .character: break
    }
  }

  /// In steps of a twentieth, counted so that none is lost to rounding.
  private func change(volume steps: Double) async {
    let now = await (live.metronome.volume * 20).rounded()
    await live.tell(.volume((now + steps) / 20))
  }

  private static func words(for screen: MetronomeScreen) -> String {
    let sound = screen.timbres.first { $0.timbre == screen.timbre }?.name ?? ""
    let state = screen.isPlaying ? "playing" : "stopped"
    let figures = "\(screen.tempo) \(screen.unit.lowercased())   volume \(screen.volumeText)"
    // A line of a terminal has no room for both.
    return [figures, state, screen.note ?? sound].joined(separator: "   ")
  }
}
