public import Coaching
public import Formats
import Training

extension TrackerEffect {
  /// Writes the effect as an object of one member: `{"metrics":{…}}`, `{"split":{…}}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .publish(let metrics):
        json.key("metrics")
        metrics.write(to: &json)
      case .split(let split):
        json.key("split")
        split.write(to: &json)
      case .lap(let lap):
        json.key("lap")
        lap.write(to: &json)
      case .autoPause(let isOn, let since):
        json.object("autoPause") { json in
          json.field("on", isOn)
          json.field("since", since.inSeconds)
        }
      }
    }
  }
}
