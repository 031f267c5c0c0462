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
      case .gap(let gap):
        json.object("gap") { json in
          json.field("kind", gap.kind.rawValue)
          json.field("from", gap.from.inSeconds)
          json.field("to", gap.to.inSeconds)
          json.field("bridged", gap.bridged.meters)
        }
      }
    }
  }

  /// Reads an effect.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    if let metrics = fields["metrics"] {
      self = .publish(try LiveMetrics(metrics))
    } else if let split = try fields.fields(ifPresent: "split") {
      self = .split(try Split(split))
    } else if let lap = try fields.fields(ifPresent: "lap") {
      self = .lap(try Split(lap))
    } else if let pause = try fields.fields(ifPresent: "autoPause") {
      guard let isOn = pause["on"]?.bool else {
        throw pause.error("on", pause["on"], "true or false")
      }
      self = .autoPause(isOn, since: try pause.duration("since"))
    } else if let gap = try fields.fields(ifPresent: "gap") {
      guard let kind = try gap.choice(TrackingGap.Kind.self, ifPresent: "kind") else {
        throw gap.error("kind", nil, "why nothing was measured")
      }
      self = .gap(
        TrackingGap(
          kind: kind,
          from: try gap.duration("from"),
          to: try gap.duration("to"),
          bridged: .meters(try gap.number(ifPresent: "bridged") ?? 0)
        )
      )
    } else {
      throw ShapeError(
        path: "",
        found: "an object",
        expected: "an effect such as {\"split\":{…}}"
      )
    }
  }
}
