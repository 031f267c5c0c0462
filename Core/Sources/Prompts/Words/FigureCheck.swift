/// Whether figures in a text are those that the facts hold, within the precision they are written with.
struct FigureCheck {
  private let known: [Known]

  private struct Known {
    let number: NumberReading
    let unit: String?
  }

  /// Takes the figures of the facts.
  init(_ facts: String) {
    let tokens = Words.tokens(facts)
    known = tokens.indices.compactMap { place in
      NumberReading(tokens, at: place).map {
        Known(number: $0, unit: Self.unit(tokens, after: place + $0.length))
      }
    }
  }

  /// The figures of a text that no fact holds.
  func strangers(in text: String) -> [String] {
    let tokens = Words.tokens(text)
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
      if counts, !known.contains(where: { Self.agree(number, unit, $0) }) {
        strangers.append(
          tokens[place..<min(tokens.count, place + number.length + 1)].joined(separator: " ")
        )
      }
      place += number.length
    }
    return strangers
  }

  private static func agree(_ said: NumberReading, _ unit: String?, _ fact: Known) -> Bool {
    if let unit, let own = fact.unit, unit != own { return false }
    guard said.isTime == fact.number.isTime else { return false }
    if said.isTime { return said.value == fact.number.value }
    var scale = 1.0
    for _ in 0..<said.decimals { scale *= 10 }
    return (fact.number.value * scale).rounded() == (said.value * scale).rounded()
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
  ]
}
