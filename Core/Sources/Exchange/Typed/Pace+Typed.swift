public import Training

extension Pace {
  /// Reads a pace as people write it: `5:00/km`, `8:03/mi`, or `5:00` in the units of the plan.
  public init(typed text: String, units: UnitSystem) throws(TypedTextError) {
    let parts = TypedText(text).text.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard let first = parts.first, let clock = TypedText.clock(first), clock.count == 2 else {
      throw .notAPace(text)
    }
    let seconds = Double(clock[0] * 60 + clock[1])
    let perMile: Bool
    if parts.count == 1 {
      guard first.count == TypedText(text).text.count else { throw .notAPace(text) }
      perMile = units == .imperial
    } else {
      switch String(decoding: parts[1], as: UTF8.self) {
      case "km", "k": perMile = false
      case "mi", "mile": perMile = true
      default: throw .notAPace(text)
      }
    }
    self = .secondsPerKilometer(perMile ? seconds / Distance.miles(1).kilometers : seconds)
    guard secondsPerKilometer >= 120, secondsPerKilometer <= 1200 else {
      throw .paceOutOfRange(text)
    }
  }
}
