import Training

// How much of something a text tells somebody to take.
extension SafetyLint {
  /// What is taken, and how much of it is too much.
  private enum Substance {
    case carbohydrate, fluid, salt, caffeine

    /// How much of it at once is doubtful, and how much is refused.
    ///
    /// In grams; of a fluid in milliliters. ``anHour`` says the same of an hour.
    var atOnce: (Double, Double) {
      switch self {
      case .carbohydrate: (60, 90)
      case .fluid: (500, 1000)
      case .salt: (2, 5)
      case .caffeine: (0.2, 0.4)
      }
    }

    var anHour: (Double, Double) {
      switch self {
      case .carbohydrate: (60, 120)
      case .fluid: (800, 1000)
      case .salt: (1.5, 3)
      case .caffeine: (0.1, 0.3)
      }
    }

    var name: String {
      switch self {
      case .carbohydrate: "carbohydrate"
      case .fluid: "drink"
      case .salt: "salt"
      case .caffeine: "caffeine"
      }
    }

    /// What definition 18 advises.
    var advice: String {
      switch self {
      case .carbohydrate:
        "30 to 60 g an hour are usual; more takes a mixture of sugars and practice"
      case .fluid: "drink by thirst, 400 to 800 ml an hour; too much water is dangerous"
      case .salt: "leave salt to what the runner has tried in training"
      case .caffeine: "leave caffeine to what the runner is used to, at most 200 mg at once"
      }
    }

    init?(_ word: String) {
      switch word {
      case "sugar", "sugars", "carb", "carbs", "carbohydrate", "carbohydrates", "glucose",
        "fructose", "maltodextrin", "gel", "gels", "dextrose", "honey":
        self = .carbohydrate
      case "water", "fluid", "fluids", "drink", "cola", "coke", "juice", "beer", "isotonic", "tea",
        "liquid":
        self = .fluid
      case "salt", "sodium": self = .salt
      case "caffeine": self = .caffeine
      default: return nil
      }
    }
  }

  /// An amount as it was written.
  private struct Amount {
    var first: Int
    /// The word behind it.
    var end: Int
    /// Grams or millilitres.
    var value: Double
    var isVolume: Bool
  }

  mutating func lookForAmounts() {
    var index = 0
    while index < words.count {
      guard let amount = amount(at: index) else {
        lookForPieces(at: &index)
        continue
      }
      index = amount.end
      guard let substance = substance(of: amount) else { continue }
      judge(amount, substance)
    }
  }

  private mutating func judge(_ amount: Amount, _ substance: Substance) {
    let isHourly = isHourly(from: amount.end)
    let (doubtful, refused) = isHourly ? substance.anHour : substance.atOnce
    guard amount.value > doubtful || amount.value >= refused else { return }
    let text = quote(amount.first, amount.end - amount.first)
    note(
      amount.value >= refused ? .error : .warning,
      at: amount.first,
      "\"\(text)\" is much \(substance.name) \(isHourly ? "for an hour" : "at once")",
      substance.advice
    )
  }

  /// What an amount is of: the next such word in its sentence, else the one before.
  private func substance(of amount: Amount) -> Substance? {
    let sentence = words[amount.first].sentence
    for index in amount.end..<min(words.count, amount.end + 6)
    where words[index].sentence == sentence {
      guard let found = Substance(words[index].text),
        (found == .fluid) == amount.isVolume || amount.isVolume
      else { continue }
      return amount.isVolume ? .fluid : found
    }
    if amount.isVolume { return .fluid }
    for index in stride(from: amount.first - 1, through: max(0, amount.first - 6), by: -1)
    where words[index].sentence == sentence {
      if let found = Substance(words[index].text), found != .fluid { return found }
    }
    return nil
  }

  private func isHourly(from end: Int) -> Bool {
    for index in end..<min(words.count, end + 6) {
      if words[index].text == "hourly" { return true }
      guard ["hour", "h", "hr"].contains(words[index].text), index > 0 else { continue }
      if ["per", "an", "each", "every", "a"].contains(words[index - 1].text) { return true }
    }
    return false
  }

  /// A number with a unit: "200 g", "three and a half litres", "half a litre", "a litre".
  private func amount(at index: Int) -> Amount? {
    var place = index
    guard let number = number(at: &place) else { return nil }
    while place < words.count, ["a", "an", "of"].contains(words[place].text), place < index + 4 {
      place += 1
    }
    guard place < words.count, words[place].sentence == words[index].sentence,
      let unit = Self.unit(words[place].text)
    else { return nil }
    return Amount(
      first: index,
      end: place + 1,
      value: number * unit.factor,
      isVolume: unit.isVolume
    )
  }

  private func number(at place: inout Int) -> Double? {
    let first = words[place]
    if first.text == "a" || first.text == "an" {
      guard place + 1 < words.count else { return nil }
      place += 1
      // "A hundred", "a couple", "a litre".
      guard let number = words[place].number else { return 1 }
      place += 1
      return number
    }
    guard var total = first.number else { return nil }
    place += 1
    while place < words.count, words[place].sentence == first.sentence {
      let word = words[place]
      if word.text == "and", place + 1 < words.count {
        if words[place + 1].number != nil {
          place += 1
          continue
        }
        if place + 2 < words.count, words[place + 1].text == "a", words[place + 2].text == "half" {
          place += 3
          return total + 0.5
        }
        break
      }
      guard let number = word.number else { break }
      total = number >= 100 ? total * number : total + number
      place += 1
    }
    return total
  }

  private static func unit(_ word: String) -> (factor: Double, isVolume: Bool)? {
    switch word {
    case "g", "gram", "grams", "gramme", "grammes": (1, false)
    case "mg", "milligram", "milligrams": (0.001, false)
    case "kg", "kilo", "kilos": (1000, false)
    case "ml", "millilitre", "millilitres", "milliliter", "milliliters": (1, true)
    case "cl", "centilitre", "centilitres": (10, true)
    case "dl", "decilitre", "decilitres": (100, true)
    case "l", "litre", "litres", "liter", "liters": (1000, true)
    case "pint", "pints": (500, true)
    case "bottle", "bottles": (500, true)
    case "gallon", "gallons": (3800, true)
    default: nil
    }
  }

  // MARK: Pieces

  private static let taking = [
    "take", "eat", "have", "swallow", "down", "drink", "get", "use", "chew", "grab", "pop",
  ]

  /// Things that are counted: gels, coffees, tablets of salt.
  private mutating func lookForPieces(at index: inout Int) {
    defer { index += 1 }
    guard let count = words[index].number, index + 1 < words.count, index > 0 else { return }
    let isTaken = (max(0, index - 3)..<index).contains {
      Self.taking.contains(words[$0].text) && words[$0].sentence == words[index].sentence
    }
    guard isTaken else { return }
    let next = words[index + 1].text
    let (least, most, substance): (Double, Double, Substance)
    switch next {
    case "gels": (least, most, substance) = (3, 4, .carbohydrate)
    case "espressos", "espresso", "coffees": (least, most, substance) = (3, 5, .caffeine)
    case "salt" where reads("salt tablets", at: index + 1):
      (least, most, substance) = (3, 6, .salt)
    default: return
    }
    guard count >= least else { return }
    note(
      count >= most ? .error : .warning,
      at: index,
      "\"\(quote(index, 2))\" is much \(substance.name) at once",
      substance.advice
    )
  }
}
