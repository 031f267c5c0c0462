public import Formats
public import Training

extension CadencePlan {
  /// Writes the plan: `{"target":176,"mode":"on-demand","band":5,"after":15}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("target", target.beatsPerMinute)
      json.field("mode", mode.rawValue)
      json.field("band", band)
      json.field("after", after.inSeconds)
    }
  }

  /// Reads a plan; what is absent but the target has the default.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let target = try fields.tempo(ifPresent: "target") else {
      throw fields.error("target", nil, "the steps a minute to keep")
    }
    self.init(target: target)
    mode = try fields.choice(Mode.self, ifPresent: "mode") ?? mode
    band = try Self.number(fields, "band", in: Self.bands) ?? band
    if let seconds = try Self.number(fields, "after", in: Self.patiences) {
      after = Duration(roundedSeconds: seconds)
    }
  }

  private static func number(
    _ fields: Fields,
    _ key: String,
    in range: ClosedRange<Double>
  ) throws(ShapeError) -> Double? {
    guard let number = try fields.number(ifPresent: key) else { return nil }
    guard range.contains(number) else {
      throw fields.error(
        key,
        fields[key],
        "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      )
    }
    return number
  }
}
