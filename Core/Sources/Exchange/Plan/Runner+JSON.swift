public import Formats
public import Training

extension Runner: ObjectShaped {
  /// Writes what is known: `{"age":41,"maxHeartRate":185,"restingHeartRate":50,"kilograms":70,"sex":"female"}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes what is known into an object that is open.
  func writeMembers(to json: inout JSONWriter) {
    json.field("age", age)
    json.field("maxHeartRate", maxHeartRate?.beatsPerMinute)
    json.field("recordedHeartRate", recordedHeartRate?.beatsPerMinute)
    json.field("doubtfulHeartRate", doubtfulHeartRate?.beatsPerMinute)
    json.field("refusedHeartRate", refusedHeartRate?.beatsPerMinute)
    json.field("restingHeartRate", restingHeartRate?.beatsPerMinute)
    json.field("thresholdHeartRate", thresholdHeartRate?.beatsPerMinute)
    json.field("zoneMethod", zoneMethod?.rawValue)
    if !zoneEdges.isEmpty {
      json.array("zoneEdges") { json in for edge in zoneEdges { json.value(edge.beatsPerMinute) } }
    }
    json.field("kilograms", kilograms)
    json.field("sex", sex?.rawValue)
    guard !dislikes.isEmpty else { return }
    json.array("dislikes") { json in for dislike in dislikes { json.value(dislike) } }
  }

  /// Reads what is known of a runner; age and maximum heart rate also as somebody typed them.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init()
    if let text = fields["age"]?.string {
      age = WholeField.age.value(typed: text)
    } else {
      age = try fields.positive(ifPresent: "age").map { Int(min($0, 150)) }
    }
    if let text = fields["maxHeartRate"]?.string {
      maxHeartRate = WholeField.maxHeartRate.value(typed: text).map {
        .beatsPerMinute(Double($0))
      }
    } else {
      maxHeartRate = try fields.positive(ifPresent: "maxHeartRate").map { .beatsPerMinute($0) }
    }
    recordedHeartRate = try fields.positive(ifPresent: "recordedHeartRate").map {
      .beatsPerMinute($0)
    }
    doubtfulHeartRate = try fields.positive(ifPresent: "doubtfulHeartRate").map {
      .beatsPerMinute($0)
    }
    refusedHeartRate = try fields.positive(ifPresent: "refusedHeartRate").map {
      .beatsPerMinute($0)
    }
    restingHeartRate = try fields.positive(ifPresent: "restingHeartRate").map {
      .beatsPerMinute($0)
    }
    thresholdHeartRate = try fields.positive(ifPresent: "thresholdHeartRate").map {
      .beatsPerMinute($0)
    }
    zoneMethod = try fields.choice(HeartRateZones.Method.self, ifPresent: "zoneMethod")
    if let value = fields["zoneEdges"] {
      let edges = (value.array ?? []).compactMap { $0.number.map { HeartRate.beatsPerMinute($0) } }
      guard HeartRateZones.isPossible(edges) else {
        throw fields.error("zoneEdges", value, "five rising heart rates")
      }
      zoneEdges = edges
    }
    kilograms = try fields.positive(ifPresent: "kilograms")
    sex = try fields.choice(Sex.self, ifPresent: "sex")
    dislikes = (fields["dislikes"]?.array ?? []).compactMap { $0.string }
  }
}
