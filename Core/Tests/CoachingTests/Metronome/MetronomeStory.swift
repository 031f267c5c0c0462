import Coaching
import Testing
import Training

/// Plays a story on a metronome: a time in seconds, what happens, and the effect that must come.
///
/// A line holds at most one effect; whatever else comes is told as an issue.
func story(_ text: String, location: SourceLocation = #_sourceLocation) -> Bool {
  var metronome = Metronome()
  var isTrue = true
  for line in text.split(separator: "\n") {
    let time = line.prefix(6).trimmed
    let words = line.dropFirst(6).prefix(15).trimmed.split(separator: " ").map(String.init)
    let expected = line.dropFirst(21).trimmed
    guard let seconds = Double(time), let event = event(words) else {
      Issue.record("not a line of a story: \(line)", sourceLocation: location)
      return false
    }
    let effects = metronome.handle(event, at: Duration(roundedSeconds: seconds)).map(words(for:))
    if effects != (expected.isEmpty ? [] : [expected]) {
      Issue.record("at \(line): got \(effects)", sourceLocation: location)
      isTrue = false
    }
  }
  return isTrue
}

private func event(_ words: [String]) -> Metronome.Event? {
  let number = words.count > 1 ? Double(words[1]) : nil
  switch words[0] {
  case "start": return .start
  case "stop": return .stop
  case "tap": return .tap
  case "tick": return .tick
  case "began": return .interruptionBegan
  case "ended": return .interruptionEnded
  case "failed": return .failed("no sound device")
  case "ready": return .ready
  case "tempo": return number.map { .tempo(Tempo(clamping: Int($0))) }
  case "step": return number.map { .step(Int($0)) }
  case "volume": return number.map { .volume($0) }
  case "timbre": return words.count > 1 ? Timbre(rawValue: words[1]).map { .timbre($0) } : nil
  default: return nil
  }
}

private func words(for effect: Metronome.Effect) -> String {
  switch effect {
  case .start(let tempo): "start \(tempo.beatsPerMinute)"
  case .stop: "stop"
  case .retime(let tempo): "retime \(tempo.beatsPerMinute)"
  case .volume(let volume): "volume \(volume)"
  case .timbre(let timbre): "timbre \(timbre.rawValue)"
  }
}

extension Substring {
  fileprivate var trimmed: String {
    split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
