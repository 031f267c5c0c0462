/// Whether figures in a text are those that the facts hold, within the precision they are written with.
struct FigureCheck {
  private let known: [Known]
  private let weekCount: Int

  private struct Known {
    let number: NumberReading
    let unit: String?
    let kind: Kind
  }

  /// What a time is: "5:12 /km" is a pace, "10 km in 52:10" is how long it took.
  private enum Kind { case pace, duration, open }

  /// Takes the figures of the facts; those of their dates are none.
  init(_ facts: String) {
    let tokens = SpokenDays(facts).tokens
    known = tokens.indices.compactMap { place in
      NumberReading(tokens, at: place).map {
        let unit = Self.unit(tokens, after: place + $0.length)
        // A fact writes a pace with its unit.
        let isPace = $0.isTime && (unit == "km" || unit == "mi")
        return Known(number: $0, unit: unit, kind: isPace ? .pace : .open)
      }
    }
    weekCount = Words.places(of: ["week", "from"], in: tokens).count
  }

  /// The figures of a text that no fact holds.
  func strangers(in text: String) -> [String] {
    let tokens = SpokenDays(text).tokens
    var strangers: [String] = []
    var place = 0
    while place < tokens.count {
      guard let number = NumberReading(tokens, at: place) else {
        place += 1
        continue
      }
      let unit = Self.unit(tokens, after: place + number.length)
      // "One to try", "your first kilometer": small numbers in words count nothing unless a unit follows.
      let counts = number.isDigits || unit != nil && !NumberReading.isOrdinal(tokens[place])
      if counts, !isWeeks(number, unit) {
        let said = Known(
          number: number,
          unit: unit,
          kind: Self.kind(tokens, at: place, after: place + number.length)
        )
        let isSpeed = said.kind == .pace && Self.isSpeed(tokens, after: place + number.length)
        if isSpeed || !known.contains(where: { Self.agree(said, $0) }) {
          strangers.append(
            tokens[place..<min(tokens.count, place + number.length + 1)].joined(separator: " ")
          )
        }
      }
      place += number.length
    }
    return strangers
  }

  /// "The last four weeks" are as many as there are facts of weeks.
  private func isWeeks(_ number: NumberReading, _ unit: String?) -> Bool {
    unit == "weeks" && number.value <= Double(weekCount)
  }

  private static func agree(_ said: Known, _ fact: Known) -> Bool {
    guard said.number.isTime == fact.number.isTime else { return false }
    if said.number.isTime {
      guard said.number.value == fact.number.value else { return false }
      switch (said.kind, fact.kind) {
      case (.pace, .open), (.pace, .duration), (.duration, .pace): return false
      case (.pace, .pace), (.duration, .open), (.duration, .duration), (.open, _): break
      }
      return true
    }
    if let unit = said.unit, unit != fact.unit { return false }
    var scale = 1.0
    for _ in 0..<said.number.decimals { scale *= 10 }
    return (fact.number.value * scale).rounded() == (said.number.value * scale).rounded()
  }

  private static func kind(_ tokens: [String], at place: Int, after: Int) -> Kind {
    let next = after < tokens.count ? tokens[after] : ""
    func isLength(_ place: Int) -> Bool {
      unit(tokens, after: place).map { $0 == "km" || $0 == "mi" } ?? false
    }
    let isPer = ["per", "a", "each", "every"].contains(next) && isLength(after + 1)
    if isLength(after) || isPer { return .pace }
    guard place > 1, tokens[place - 1] == "in" else { return .open }
    // "10 km in 52:10", but "each km in 5:12".
    let isMany = place > 2 && NumberReading(tokens, at: place - 3) != nil
    return isMany && isLength(place - 2) ? .duration : .open
  }

  /// "5:33 km/h" is a pace that is called a speed.
  private static func isSpeed(_ tokens: [String], after place: Int) -> Bool {
    let next = tokens[min(place + 1, tokens.count)..<min(place + 3, tokens.count)]
    return next.first == "h" || Array(next) == ["per", "hour"] || Array(next) == ["an", "hour"]
  }

  private static func unit(_ tokens: [String], after place: Int) -> String? {
    place < tokens.count ? units[tokens[place]] : nil
  }

  private static let units: [String: String] = [
    "km": "km", "kilometer": "km", "kilometers": "km", "kilometre": "km", "kilometres": "km",
    "k": "km", "mi": "mi", "mile": "mi", "miles": "mi", "m": "m", "meters": "m", "metres": "m",
    "bpm": "bpm", "beats": "bpm", "kcal": "kcal", "kg": "kg", "kilograms": "kg", "spm": "spm",
    "steps": "spm", "minutes": "min", "minute": "min", "min": "min", "hours": "h", "hour": "h",
    "seconds": "s", "second": "s", "s": "s", "runs": "runs", "run": "runs", "percent": "%",
    "week": "weeks", "weeks": "weeks",
  ]
}
