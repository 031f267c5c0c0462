import Training

/// Finds what a line says about where the run stands: "halfway", "five kilometers down, five to go".
struct ScriptClaims {
  /// What it says, with the words that say so.
  private(set) var claims: [(claim: ScriptClaim, words: String)] = []
  /// Figures that say nothing about where the run stands, by their places in ``tokens``.
  private(set) var figures: [Int] = []

  let tokens: [String]
  private let split: Double

  /// Reads a line on a run in kilometers or miles.
  init(_ text: String, units: UnitSystem) {
    tokens = Words.tokens(text)
    split = units.splitDistance.meters
    findPhrases()
    findHalves()
    findRaces()
    findFigures()
  }

  // MARK: Words

  private static let phrases: [(claim: ScriptClaim, phrases: [String])] = [
    (.begun, ["here we go", "lets begin", "off we go", "first steps", "run begins", "run starts"]),
    (
      .done,
      [
        "you finished", "youve finished", "you have finished", "crossed the line",
        "crossed the finish", "run is over", "race is over", "you made it", "you did it",
        "all done", "its over", "youre done", "run complete", "run is done", "mission accomplished",
      ]
    ),
    (
      .nearEnd,
      [
        "almost there", "nearly there", "almost done", "nearly done", "almost home", "nearly home",
        "home stretch", "homestretch", "final stretch", "last stretch", "finish line is",
        "finish in sight", "finish is in sight", "finish is near", "final push", "last push",
        "final meters", "last meters", "final sprint", "final kick", "the end is near",
      ]
    ),
    (
      .lastSplit,
      [
        "final kilometer", "last kilometer", "final km", "last km", "final mile", "last mile",
        "last one", "final one", "final kilometre", "last kilometre",
      ]
    ),
    (.lastThird, ["final third", "last third"]),
  ]

  // Who says "for the last kilometer" or "save it for the final push" does not say that it is now.
  private static let ahead: Set<String> = [
    "for", "until", "till", "before", "towards", "toward", "not", "save", "by", "about", "isnt",
  ]

  private mutating func findPhrases() {
    for (claim, phrases) in Self.phrases {
      for phrase in phrases {
        for place in Words.places(of: Words.tokens(phrase), in: tokens)
        where !isAhead(place) && !isPast(phrase, at: place) {
          claims.append((claim, phrase))
        }
      }
    }
  }

  // "Last one in 5:12" and "the last kilometer was quick" speak of the one before.
  private func isPast(_ phrase: String, at place: Int) -> Bool {
    let next = place + Words.tokens(phrase).count
    return next < tokens.count && ["in", "was", "took"].contains(tokens[next])
  }

  private func isAhead(_ place: Int) -> Bool {
    tokens[max(0, place - 3)..<place].contains { Self.ahead.contains($0) }
  }

  private mutating func findHalves() {
    var places = tokens.indices.filter { tokens[$0] == "halfway" || tokens[$0] == "midway" }
    places += Words.places(of: ["half", "way"], in: tokens)
    places += Words.places(of: ["half", "done"], in: tokens)
    places += Words.places(of: ["half", "of", "it", "done"], in: tokens)
    for place in places {
      let before = tokens[max(0, place - 2)..<place]
      if before.contains(where: { ["past", "over", "beyond", "after", "than"].contains($0) }) {
        claims.append((.pastHalfway, "past halfway"))
      } else if before.contains(where: {
        Self.ahead.contains($0) || ["to", "nearly", "almost", "approaching"].contains($0)
      }) {
        claims.append((.beforeHalfway, "before halfway"))
      } else {
        claims.append((.halfway, "halfway"))
      }
    }
  }

  private mutating func findRaces() {
    for place in tokens.indices where tokens[place] == "marathon" {
      let isHalf = place > 0 && tokens[place - 1] == "half"
      claims.append(
        isHalf ? (.race(21_097.5), "half marathon") : (.race(42_195), "marathon")
      )
    }
  }

  // MARK: Figures

  private enum Direction { case covered, left, none }

  private static let covered: Set<String> = [
    "down", "done", "in", "behind", "covered", "complete", "completed", "gone", "already",
    "banked", "finished", "passed",
  ]
  private static let left: Set<String> = ["left", "remaining", "remain"]
  private static let lengths: [String: Double] = [
    "km": 1000, "k": 1000, "kilometer": 1000, "kilometers": 1000, "kilometre": 1000,
    "kilometres": 1000, "mile": Distance.metersPerMile, "miles": Distance.metersPerMile,
    "mi": Distance.metersPerMile, "m": 1, "meter": 1,
    "meters": 1, "metres": 1,
  ]
  private static let times: [String: Double] = [
    "minute": 60, "minutes": 60, "min": 60, "hour": 3600, "hours": 3600, "h": 3600,
  ]

  private mutating func findFigures() {
    var place = 0
    while place < tokens.count {
      if let number = NumberReading(tokens, at: place) {
        read(number, at: place)
        place += number.length
      } else {
        if tokens[place] == "an", place + 1 < tokens.count, tokens[place + 1] == "hour" {
          let isHalf = place > 0 && tokens[place - 1] == "half"
          addTime(isHalf ? 1800 : 3600, after: place + 2)
        }
        place += 1
      }
    }
  }

  private mutating func read(_ number: NumberReading, at place: Int) {
    let after = place + number.length
    let words = tokens[place..<min(tokens.count, after + 2)].joined(separator: " ")
    let unit = after < tokens.count ? tokens[after] : ""
    let before = place > 0 ? tokens[place - 1] : ""
    if let length = Self.lengths[before], length >= 1000, !number.isTime {
      // "Kilometer three."
      claims.append((.split(Int(number.value), meters: length), "\(before) \(words)"))
      return
    }
    if let length = Self.lengths[unit] {
      if isOrdinal(at: place) {
        // "Your first kilometer" may lie ahead or behind.
        if !isAhead(place) {
          claims.append((.split(Int(number.value), meters: length), words))
        }
        return
      }
      switch direction(after: after + 1) {
      case .covered: claims.append((.covered(number.value * length), words))
      case .left: claims.append((.left(number.value * length), words))
      case .none: note(place, number, hasUnit: true)
      }
      return
    }
    if let length = Self.times[unit], !number.isTime {
      if direction(after: after + 1) == .none {
        note(place, number, hasUnit: true)
      } else {
        addTime(number.value * length, after: after + 1)
      }
      return
    }
    // "Three down, seven to go."
    if !number.isTime, !isOrdinal(at: place), number.value == number.value.rounded() {
      switch direction(after: after) {
      case .covered where unit == "down" || unit == "done":
        claims.append((.covered(number.value * split), words))
        return
      case .left:
        claims.append((.left(number.value * split), words))
        return
      case .covered, .none: break
      }
    }
    note(place, number, hasUnit: false)
  }

  private mutating func note(_ place: Int, _ number: NumberReading, hasUnit: Bool) {
    // Small numbers in words count nothing without a unit: "one breath at a time".
    if number.isDigits || hasUnit { figures.append(place) }
  }

  private mutating func addTime(_ seconds: Double, after place: Int) {
    switch direction(after: place) {
    case .covered: claims.append((.elapsed(seconds), "the time"))
    case .left: claims.append((.timeLeft(seconds), "the time"))
    case .none: break
    }
  }

  private func isOrdinal(at place: Int) -> Bool {
    NumberReading.isOrdinal(tokens[place])
      || ["st", "nd", "rd", "th"].contains { tokens[place].hasSuffix($0) }
  }

  private func direction(after place: Int) -> Direction {
    guard place < tokens.count else { return .none }
    if place + 1 < tokens.count, tokens[place] == "to", ["go", "run"].contains(tokens[place + 1]) {
      return .left
    }
    if Self.left.contains(tokens[place]) { return .left }
    if tokens[place] == "more", place + 2 < tokens.count, tokens[place + 1] == "to",
      tokens[place + 2] == "go"
    {
      return .left
    }
    // "You have two kilometers done", "with 5 km behind you", "are in the bag".
    let next = tokens[place..<min(tokens.count, place + 2)]
    if let word = next.first, Self.covered.contains(word) {
      // "Five minutes in the sun" is no claim; "five minutes in" is one.
      if word == "in", place + 1 < tokens.count, !["and", "the"].contains(tokens[place + 1]) {
        return .none
      }
      if word == "in", place + 2 < tokens.count, tokens[place + 1] == "the",
        !["bag", "bank", "books"].contains(tokens[place + 2])
      {
        return .none
      }
      return .covered
    }
    if next.count == 2, next.first == "are" || next.first == "is", let word = next.last,
      Self.covered.contains(word)
    {
      return .covered
    }
    return .none
  }
}
