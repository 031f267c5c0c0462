public import Coaching
public import Formats
import Training

extension RunPlayback.TimedEffect {
  /// Writes `{"at":312,"effect":{…}}`.
  public func write(to json: inout JSONWriter, language: String) {
    json.object { json in
      json.field("at", at.inSeconds)
      json.key("effect")
      effect.write(to: &json, in: moment, language: language)
    }
  }
}
