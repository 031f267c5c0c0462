public import Coaching
public import Formats
import Training

extension Metronome.Effect {
  /// Writes the effect as an object of one member: `{"start":{"beatsPerMinute":180}}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .start(let tempo):
        json.object("start") { $0.field("beatsPerMinute", tempo.beatsPerMinute) }
      case .stop: json.field("stop", true)
      case .retime(let tempo):
        json.object("retime") { $0.field("beatsPerMinute", tempo.beatsPerMinute) }
      case .volume(let volume): json.field("volume", volume)
      case .timbre(let timbre): json.field("timbre", timbre.rawValue)
      }
    }
  }
}
