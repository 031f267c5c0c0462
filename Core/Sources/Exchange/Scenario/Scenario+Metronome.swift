import Coaching
import Training

extension Scenario {
  /// Plays a metronome's scenario: each event at its time, and nothing between.
  func metronomeEffects() throws(ScenarioError) -> [ScenarioOutcome.Effect] {
    try allow([])
    var metronome = Metronome()
    var effects: [ScenarioOutcome.Effect] = []
    for row in rows {
      for event in row.events {
        for effect in metronome.handle(try event.metronome(), at: row.at) {
          effects.append(ScenarioOutcome.Effect(at: row.at, words: effect.words))
        }
      }
    }
    return effects
  }
}

extension Scenario.Event {
  /// The event for a metronome.
  func metronome() throws(ScenarioError) -> Metronome.Event {
    switch words[0] {
    case "start": return .start
    case "stop": return .stop
    case "tap": return .tap
    case "tick": return .tick
    case "ready": return .ready
    case "interrupted": return .interruptionBegan
    case "uninterrupted": return .interruptionEnded
    case "failed": return .failed("no sound device")
    case "tempo": return .tempo(Tempo(clamping: try whole(1)))
    case "step": return .step(try whole(1))
    case "volume": return .volume(try number(1))
    case "timbre":
      guard words.count == 2, let timbre = Timbre(rawValue: words[1]) else { throw unknown }
      return .timbre(timbre)
    default: throw unknown
    }
  }
}

extension Metronome.Effect {
  /// The effect in the words of a row.
  var words: String {
    switch self {
    case .start(let tempo): "start \(tempo.beatsPerMinute)"
    case .stop: "stop"
    case .retime(let tempo): "retime \(tempo.beatsPerMinute)"
    case .volume(let volume): "volume " + Scenario.text(number: volume)
    case .timbre(let timbre): "timbre \(timbre.rawValue)"
    }
  }
}
