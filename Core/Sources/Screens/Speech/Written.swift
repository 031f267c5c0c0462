public import Training

/// Figures as a person reads them on a screen, rounded half up (definition 12).
///
/// ```swift
/// print(Written.pace(pace, units: .metric))  // 5:12 /km
/// print(Written.duration(.seconds(3117)))  // 51:57
/// ```
public enum Written {
  /// Several things in a row: "A", "A and B", "A, B and C"; or "A, B or C", where one of them is chosen.
  public static func list(
    _ things: [String],
    or isChoice: Bool = false,
    in language: Language = .english
  ) -> String {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    let and = isChoice ? language.pick("or", "oder") : language.pick("and", "und")
    return things.dropLast().joined(separator: ", ") + " \(and) " + last
  }

  /// A pace: "5:12 /km", "8:22 /mi".
  public static func pace(_ pace: Pace, units: UnitSystem) -> String {
    ClockText.pair(seconds(of: pace, units: units)) + " /" + splitName(units)
  }

  /// A pace as its sport counts it: "2:00 /100 m" of who swims, "24.3 km/h" of who rides.
  public static func pace(
    _ pace: Pace,
    of sport: Recording.Sport,
    units: UnitSystem,
    in language: Language = .english
  ) -> String {
    switch (sport, units) {
    case (.swimming, .metric):
      return ClockText.pair(whole(pace.secondsPerKilometer / 10)) + " /100 m"
    case (.swimming, .imperial):
      let hundredYards = Distance.metersPerYard / 10
      return ClockText.pair(whole(pace.secondsPerKilometer * hundredYards)) + " /100 yd"
    case (.cycling, _):
      let length = units == .metric ? 1000 : Distance.metersPerMile
      let tenths = whole(36_000_000 / (pace.secondsPerKilometer * length))
      let figure = String(tenths / 10) + "." + String(tenths % 10)
      return decimal(figure, in: language) + (units == .metric ? " km/h" : " mph")
    case (.running, _), (.walking, _), (.other, _): return self.pace(pace, units: units)
    }
  }

  /// How far two paces are apart: "8 s/km".
  public static func gap(secondsPerKilometer gap: Double, units: UnitSystem) -> String {
    let seconds = seconds(ofGap: gap, units: units)
    if seconds >= 60 { return ClockText.pair(seconds) + " /" + splitName(units) }
    return (seconds == 0 ? "<1" : String(seconds)) + " s/" + splitName(units)
  }

  /// A time: "51:57", "1:02:05", "0:48".
  public static func duration(_ duration: Duration) -> String {
    let seconds = whole(duration.inSeconds)
    guard seconds >= 3600 else { return ClockText.pair(seconds) }
    return ClockText.hours(seconds)
  }

  /// A distance to the hundredth: "5.21 km", "3.24 mi".
  public static func distance(_ distance: Distance, units: UnitSystem) -> String {
    let length =
      switch units {
      case .metric: distance.kilometers
      case .imperial: distance.miles
      }
    let hundredths = whole(length * 100)
    return String(hundredths / 100) + "." + ClockText.two(hundredths % 100) + " " + splitName(units)
  }

  /// A distance as it is said: "5.2 km", "5 km", "400 m", "80 yd".
  public static func roundDistance(_ distance: Distance, units: UnitSystem) -> String {
    let length = RoundLength(distance, units: units)
    let unit =
      switch length.unit {
      case .meters: "m"
      case .yards: "yd"
      case .kilometers: "km"
      case .miles: "mi"
      }
    return String(length.whole) + (length.tenths == 0 ? "" : "." + String(length.tenths)) + " "
      + unit
  }

  /// A heart rate: "151 bpm".
  public static func heartRate(_ rate: HeartRate) -> String {
    String(whole(rate.beatsPerMinute)) + " bpm"
  }

  /// A cadence: "172 spm".
  public static func cadence(_ cadence: Cadence) -> String {
    String(whole(cadence.stepsPerMinute)) + " spm"
  }

  /// The nearest whole number, half up; nothing below zero, and a bound for what is no figure.
  static func whole(_ value: Double) -> Int {
    guard value > 0 else { return 0 }
    return value < 999_999 ? Int((value + 0.5).rounded(.down)) : 999_999
  }

  static func seconds(of pace: Pace, units: UnitSystem) -> Int {
    switch units {
    case .metric: whole(pace.secondsPerKilometer)
    case .imperial: whole(pace.secondsPerMile)
    }
  }

  static func seconds(ofGap gap: Double, units: UnitSystem) -> Int {
    whole(abs(gap) * units.splitDistance.kilometers)
  }

  private static func splitName(_ units: UnitSystem) -> String {
    switch units {
    case .metric: "km"
    case .imperial: "mi"
    }
  }
}
