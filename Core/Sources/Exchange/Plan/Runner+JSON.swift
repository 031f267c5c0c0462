import Formats
public import Training

extension Runner: Shaped {
  public static var blank: Runner { Runner() }

  /// `{"age":41,"maxHeartRate":185,"restingHeartRate":50,"kilograms":70,"sex":"female"}`; age and maximum
  /// heart rate are read as somebody typed them too.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    var years = age.map { Double($0) }
    if let typed = it.typed("age") {
      age = WholeField.age.value(typed: typed)
    } else {
      try it.positive("age", &years)
      if it.isReading { age = years.map { Int(min($0, 150)) } }
    }
    if let typed = it.typed("maxHeartRate") {
      maxHeartRate = WholeField.maxHeartRate.value(typed: typed).map { .beatsPerMinute(Double($0)) }
    } else {
      try it.heartRate("maxHeartRate", &maxHeartRate)
    }
    try it.heartRate("recordedHeartRate", &recordedHeartRate)
    try it.heartRate("doubtfulHeartRate", &doubtfulHeartRate)
    try it.heartRate("refusedHeartRate", &refusedHeartRate)
    try it.heartRate("restingHeartRate", &restingHeartRate)
    try it.heartRate("thresholdHeartRate", &thresholdHeartRate)
    try it.choice("zoneMethod", &zoneMethod)
    try it.member("zoneEdges", ["type": "array"]) { json in
      guard !zoneEdges.isEmpty else { return }
      json.array("zoneEdges") { json in for edge in zoneEdges { json.value(edge.beatsPerMinute) } }
    } read: { fields throws(ShapeError) in
      guard let value = fields["zoneEdges"] else { return }
      let edges = (value.array ?? []).compactMap { $0.number.map { HeartRate.beatsPerMinute($0) } }
      guard HeartRateZones.isPossible(edges) else {
        throw fields.error("zoneEdges", value, "five rising heart rates")
      }
      zoneEdges = edges
    }
    try it.positive("kilograms", &kilograms)
    try it.choice("sex", &sex)
    if !it.isWriting || !dislikes.isEmpty { it.texts("dislikes", &dislikes) }
  }
}
