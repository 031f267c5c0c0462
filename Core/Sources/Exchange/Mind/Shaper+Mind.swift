import Training

extension Shaper {
  /// Millionths of a US dollar, as dollars.
  mutating func dollars(_ key: String, _ micros: inout Int64) throws(ShapeError) {
    var dollars = MindSettings.dollars(micros)
    try number(key, &dollars)
    if isReading { micros = Int64((dollars * Double(MindSettings.micros)).rounded()) }
  }
}
