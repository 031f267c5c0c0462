public import Coaching
public import Formats
import Training

extension Metronome.Event {
  /// Writes the event as an object of one member: `{"tempo":181}`, `{"stop":true}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .start: json.field("start", true)
      case .stop: json.field("stop", true)
      case .tempo(let tempo): json.field("tempo", tempo.beatsPerMinute)
      case .step(let steps): json.field("step", steps)
      case .volume(let volume): json.field("volume", volume)
      case .timbre(let timbre): json.field("timbre", timbre.rawValue)
      case .tap: json.field("tap", true)
      case .interruptionBegan: json.field("interruption", Phase.began.rawValue)
      case .interruptionEnded: json.field("interruption", Phase.ended.rawValue)
      case .failed(let reason): json.field("failed", reason)
      case .ready: json.field("ready", true)
      case .tick: json.field("tick", true)
      }
    }
  }

  /// Reads an event of a metronome.
  public init(_ fields: Fields) throws(ShapeError) {
    if let tempo = try fields.tempo(ifPresent: "tempo") {
      self = .tempo(tempo)
    } else if let steps = try fields.integer(ifPresent: "step") {
      self = .step(Int(clamping: steps))
    } else if let volume = try fields.number(ifPresent: "volume") {
      self = .volume(volume)
    } else if let timbre = try fields.choice(Timbre.self, ifPresent: "timbre") {
      self = .timbre(timbre)
    } else if let phase = try fields.choice(Phase.self, ifPresent: "interruption") {
      self = phase == .began ? .interruptionBegan : .interruptionEnded
    } else if let reason = try fields.string(ifPresent: "failed") {
      self = .failed(reason)
    } else if let event = try Self.plain(fields) {
      self = event
    } else {
      throw ShapeError(
        path: "event",
        found: "an object",
        expected: "an event of the metronome such as {\"start\":true} or {\"tempo\":180}"
      )
    }
  }

  /// The events that have nothing to say but that they happened.
  private static func plain(_ fields: Fields) throws(ShapeError) -> Self? {
    if try fields.bool("start", default: false) { return .start }
    if try fields.bool("stop", default: false) { return .stop }
    if try fields.bool("tap", default: false) { return .tap }
    if try fields.bool("ready", default: false) { return .ready }
    if try fields.bool("tick", default: false) { return .tick }
    return nil
  }

  private enum Phase: String, CaseIterable {
    case began, ended
  }
}
