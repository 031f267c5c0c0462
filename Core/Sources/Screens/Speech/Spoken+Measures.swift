public import Training

extension Spoken {
  /// A pace: "five twelve per kilometre", "four oh-five per kilometre", "six minutes flat per mile".
  public static func pace(_ pace: Pace, units: UnitSystem) -> String {
    clock(seconds: Written.seconds(of: pace, units: units)) + " per " + splitName(units)
  }

  /// How far two paces are apart: "eight seconds per kilometre".
  public static func gap(secondsPerKilometer gap: Double, units: UnitSystem) -> String {
    let seconds = Written.seconds(ofGap: gap, units: units)
    let words = seconds == 0 ? "less than a second" : span(seconds: seconds)
    return words + " per " + splitName(units)
  }

  /// A time in full: "one hour, two minutes and five seconds".
  public static func duration(_ duration: Duration) -> String {
    span(seconds: Written.whole(duration.inSeconds))
  }

  /// A time as a runner says a split: "five twelve", "five oh-four", "six minutes flat".
  public static func shortDuration(_ duration: Duration) -> String {
    clock(seconds: Written.whole(duration.inSeconds))
  }

  /// A distance: "five point two kilometres", "four hundred metres", "one mile", "eighty yards".
  public static func distance(_ distance: Distance, units: UnitSystem) -> String {
    let length = RoundLength(distance, units: units)
    switch length.unit {
    case .meters: return counted(length.whole, "metre")
    case .yards: return counted(length.whole, "yard")
    case .kilometers, .miles:
      let fraction = length.tenths == 0 ? "" : " point " + small[length.tenths]
      let name = splitName(units)
      return number(length.whole) + fraction
        + (length.whole == 1 && length.tenths == 0 ? " \(name)" : " \(name)s")
    }
  }

  /// A heart rate: "one hundred and fifty-one beats per minute".
  public static func heartRate(_ rate: HeartRate) -> String {
    counted(Written.whole(rate.beatsPerMinute), "beat") + " per minute"
  }

  /// A cadence: "one hundred and seventy-two steps per minute".
  public static func cadence(_ cadence: Cadence) -> String {
    counted(Written.whole(cadence.stepsPerMinute), "step") + " per minute"
  }

  /// Minutes and seconds as a clock is read, hours in full.
  static func clock(seconds: Int) -> String {
    let minutes = seconds / 60
    let rest = seconds % 60
    guard seconds < 3600, minutes > 0 else { return span(seconds: seconds) }
    if rest == 0 { return counted(minutes, "minute") + " flat" }
    return number(minutes) + (rest < 10 ? " oh-" + small[rest] : " " + number(rest))
  }

  /// Hours, minutes and seconds, those that are zero left out.
  static func span(seconds: Int) -> String {
    var parts: [String] = []
    if seconds >= 3600 { parts.append(counted(seconds / 3600, "hour")) }
    if seconds / 60 % 60 > 0 { parts.append(counted(seconds / 60 % 60, "minute")) }
    if seconds % 60 > 0 || parts.isEmpty { parts.append(counted(seconds % 60, "second")) }
    let last = parts.removeLast()
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }

  /// A count with its noun: "one beat", "two beats".
  static func counted(_ count: Int, _ noun: String) -> String {
    number(count) + " " + noun + (count == 1 ? "" : "s")
  }

  private static func splitName(_ units: UnitSystem) -> String {
    switch units {
    case .metric: "kilometre"
    case .imperial: "mile"
    }
  }
}
