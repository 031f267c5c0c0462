import Training

/// Figures as German words, the way runners say them: "fünf zwölf pro Kilometer".
enum GermanSpoken {
  /// A whole number in words up to 999,999; what is larger is read digit by digit.
  static func number(_ value: Int) -> String {
    guard value >= 0 else { return "minus " + number(value == .min ? .max : -value) }
    guard value <= 999_999 else {
      return String(value).utf8.map { small[Int($0) - 48] }.joined(separator: " ")
    }
    if value < 1000 { return belowThousand(value) }
    let rest = value % 1000
    return joined(value / 1000) + "tausend" + (rest == 0 ? "" : belowThousand(rest))
  }

  /// A pace: "fünf zwölf pro Kilometer", "vier null fünf pro Kilometer", "sechs Minuten pro Meile".
  static func pace(_ pace: Pace, units: UnitSystem) -> String {
    clock(seconds: Written.seconds(of: pace, units: units)) + perSplit(units)
  }

  /// How far two paces are apart: "acht Sekunden pro Kilometer".
  static func gap(secondsPerKilometer gap: Double, units: UnitSystem) -> String {
    let seconds = Written.seconds(ofGap: gap, units: units)
    return (seconds == 0 ? "unter einer Sekunde" : span(seconds: seconds)) + perSplit(units)
  }

  /// A distance: "fünf Komma zwei Kilometer", "vierhundert Meter", "ein Kilometer", "eine Meile".
  static func distance(_ distance: Distance, units: UnitSystem) -> String {
    let length = RoundLength(distance, units: units)
    switch length.unit {
    case .meters: return counted(length.whole, "Meter", "Meter", one: "ein")
    case .yards: return counted(length.whole, "Yard", "Yards", one: "ein")
    case .kilometers, .miles:
      let isMetric = units == .metric
      guard length.tenths > 0 else {
        return isMetric
          ? counted(length.whole, "Kilometer", "Kilometer", one: "ein")
          : counted(length.whole, "Meile", "Meilen")
      }
      return number(length.whole) + " Komma " + small[length.tenths]
        + (isMetric ? " Kilometer" : " Meilen")
    }
  }

  /// A heart rate: "Puls hundertzweiundfünfzig".
  static func heartRate(_ rate: HeartRate) -> String {
    "Puls " + number(Written.whole(rate.beatsPerMinute))
  }

  /// A cadence: "hundertzweiundsiebzig Schritte pro Minute".
  static func cadence(_ cadence: Cadence) -> String {
    number(Written.whole(cadence.stepsPerMinute)) + " Schritte pro Minute"
  }

  /// Minutes and seconds as a clock is read, hours in full.
  static func clock(seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard seconds < 3600, minutes > 0, rest > 0 else { return span(seconds: seconds) }
    return number(minutes) + (rest < 10 ? " null " : " ") + number(rest)
  }

  /// Hours, minutes and seconds, those that are zero left out: "eine Stunde und zwei Minuten".
  static func span(seconds: Int) -> String {
    var parts: [String] = []
    if seconds >= 3600 { parts.append(counted(seconds / 3600, "Stunde", "Stunden")) }
    if seconds / 60 % 60 > 0 { parts.append(counted(seconds / 60 % 60, "Minute", "Minuten")) }
    if seconds % 60 > 0 || parts.isEmpty {
      parts.append(counted(seconds % 60, "Sekunde", "Sekunden"))
    }
    let last = parts.removeLast()
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " und " + last
  }

  /// Seconds between two times: "acht Sekunden", "zwei Minuten zweiundvierzig".
  static func seconds(_ seconds: Double) -> String {
    let whole = Written.whole(seconds)
    guard whole >= 60, whole % 60 > 0, whole < 3600 else { return span(seconds: whole) }
    return counted(whole / 60, "Minute", "Minuten") + " " + number(whole % 60)
  }

  /// A stop, roughly: "vierzig Sekunden", "eine Minute", "anderthalb Minuten", "fünf Minuten".
  static func stood(_ duration: Duration) -> String {
    let seconds = Written.whole(duration.inSeconds)
    if seconds < 50 { return counted(max(5, (seconds + 2) / 5 * 5), "Sekunde", "Sekunden") }
    let halves = (seconds + 15) / 30
    let (minutes, isHalf) = (halves / 2, halves % 2 == 1 && halves < 10)
    if minutes == 1 { return isHalf ? "anderthalb Minuten" : "eine Minute" }
    return isHalf
      ? number(minutes) + "einhalb Minuten" : number(max(2, (seconds + 30) / 60)) + " Minuten"
  }

  /// A finish or the range of one: "neunundvierzig dreißig", "fünfzig Minuten", "eine Stunde fünfzehn".
  static func finish(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (Written.whole(range.lowerBound), Written.whole(range.upperBound))
    return low == high
      ? finish(seconds: low) : finish(seconds: low) + " bis " + finish(seconds: high)
  }

  private static func finish(seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60 % 60, seconds % 60)
    guard seconds >= 3600, minutes > 0 else { return clock(seconds: seconds) }
    return counted(seconds / 3600, "Stunde", "Stunden") + " " + number(minutes)
      + (rest == 30 ? " dreißig" : "")
  }

  /// A count with its noun, feminine unless the word for one says otherwise.
  private static func counted(
    _ count: Int,
    _ noun: String,
    _ nouns: String,
    one: String = "eine"
  ) -> String {
    count == 1 ? one + " " + noun : number(count) + " " + nouns
  }

  private static func perSplit(_ units: UnitSystem) -> String {
    units == .metric ? " pro Kilometer" : " pro Meile"
  }

  /// A number below a thousand in front of another part of its word: "einundzwanzig", but "ein-tausend".
  private static func joined(_ value: Int) -> String {
    value % 100 == 1 ? String(belowThousand(value).dropLast()) : belowThousand(value)
  }

  private static func belowThousand(_ value: Int) -> String {
    if value < 20 { return small[value] }
    if value < 100 {
      let one = value % 10
      return (one == 0 ? "" : (one == 1 ? "ein" : small[one]) + "und") + tens[value / 10]
    }
    let (hundreds, rest) = (value / 100, value % 100)
    return (hundreds == 1 ? "" : small[hundreds]) + "hundert"
      + (rest == 0 ? "" : belowThousand(rest))
  }

  private static let small = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]

  private static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
}
