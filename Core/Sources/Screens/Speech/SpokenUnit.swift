/// A unit that may follow a figure.
struct SpokenUnit {
  /// The unit of one.
  let one: String
  /// The unit of several.
  let many: String
  /// Whether a pace may be per this unit.
  let isLength: Bool

  private init(one: String, many: String? = nil, isLength: Bool = false) {
    self.one = one
    self.many = many ?? one + "s"
    self.isLength = isLength
  }

  /// Finds a unit by its usual spellings.
  init?(_ word: String) {
    switch word.lowercased() {
    case "km", "kms", "kilometer", "kilometers": self.init(one: "kilometre", isLength: true)
    case "mi", "mile", "miles": self.init(one: "mile", isLength: true)
    case "k": self.init(one: "k", many: "k", isLength: true)
    case "m", "meter", "meters": self.init(one: "metre", isLength: true)
    case "cm": self.init(one: "centimetre")
    case "ft": self.init(one: "foot", many: "feet")
    case "yd", "yds": self.init(one: "yard")
    case "bpm": self.init(one: "beat per minute", many: "beats per minute")
    case "spm": self.init(one: "step per minute", many: "steps per minute")
    case "rpm": self.init(one: "revolution per minute", many: "revolutions per minute")
    case "kph", "kmh": self.init(one: "kilometre per hour", many: "kilometres per hour")
    case "mph": self.init(one: "mile per hour", many: "miles per hour")
    case "h", "hr", "hrs": self.init(one: "hour")
    case "min", "mins": self.init(one: "minute")
    case "s", "sec", "secs": self.init(one: "second")
    case "ms": self.init(one: "millisecond")
    case "g": self.init(one: "gram")
    case "kg": self.init(one: "kilogram", many: "kilos")
    case "lb", "lbs": self.init(one: "pound")
    case "ml": self.init(one: "millilitre")
    case "l": self.init(one: "litre")
    case "kcal": self.init(one: "kilocalorie")
    case "w": self.init(one: "watt")
    default: return nil
    }
  }
}
