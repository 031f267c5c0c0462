/// What somebody looks for among everything that was done: words as people type them, and what they chose
/// beside them.
///
/// "november", "20 km", "rides" and "2025" mean a month, a length, a sport and a year, in English and in
/// German; each is looked for in names and notes as well, because a ride may be called "November".
public struct HistorySearch: Hashable, Sendable {
  /// What the list can be narrowed to.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case running, walking, cycling, swimming, other
    /// Sets with weights.
    case strength
  }

  /// One thing that an entry must have: the words somewhere in it, or what they mean.
  public struct Term: Hashable, Sendable {
    /// The words, in small letters.
    public var text: String
    /// The sport that they name.
    public var kind: Kind?
    /// The month that they name, from 1.
    public var month: Int?
    /// The year that they name.
    public var year: Int?
    /// The lengths that they name, in meters.
    public var meters: Range<Double>?
  }

  /// What an entry must have, all of it.
  public let terms: [Term]

  /// The only kind that is wanted.
  public let kind: Kind?

  /// The only year that is wanted, on the calendar of each place.
  public let year: Int?

  /// Reads what somebody typed, and takes what they chose.
  public init(_ text: String = "", kind: Kind? = nil, year: Int? = nil) {
    self.kind = kind
    self.year = year
    var terms: [Term] = []
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map { $0.lowercased() }
    var place = 0
    while place < words.count {
      let next = place + 1 < words.count ? words[place + 1] : nil
      if let next, let meters = Self.meters(words[place], next) {
        var term = Term(text: words[place] + " " + next)
        term.meters = meters
        terms.append(term)
        place += 2
        continue
      }
      terms.append(Self.term(words[place]))
      place += 1
    }
    // "runs in november": small words are dropped where something else is left.
    let telling = terms.filter { !Self.small.contains($0.text) }
    self.terms = telling.isEmpty ? terms : telling
  }

  // MARK: Reading

  private static func term(_ word: String) -> Term {
    var term = Term(text: word)
    term.kind = kind(word)
    term.month = month(word)
    if word.utf8.count == 4, let year = Int(word), (1900...2199).contains(year) { term.year = year }
    // "20km" in one word.
    let figures = word.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
    if !figures.isEmpty, figures.endIndex < word.endIndex {
      term.meters = meters(String(figures), String(word[figures.endIndex...]))
    }
    return term
  }

  private static func kind(_ word: String) -> Kind? {
    switch word {
    case "run", "runs", "running", "jog", "jogs", "jogging", "lauf", "läufe", "laufen", "joggen":
      .running
    case "walk", "walks", "walking", "hike", "hikes", "hiking", "gehen", "spaziergang", "wandern",
      "wanderung":
      .walking
    case "ride", "rides", "riding", "bike", "bikes", "biking", "cycle", "cycling", "rad",
      "radfahren", "radtour":
      .cycling
    case "swim", "swims", "swimming", "schwimmen": .swimming
    case "gym", "strength", "lift", "lifts", "lifting", "weights", "kraft", "krafttraining":
      .strength
    default: nil
    }
  }

  private static func month(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    let isMonth = { (name: String) in
      name == word || (name.hasPrefix(word) && word.utf8.count <= 4)
    }
    let place = months.firstIndex(where: isMonth) ?? germanMonths.firstIndex(where: isMonth)
    return place.map { $0 + 1 }
  }

  // What "20 km" covers: everything that is written as 20 with so many decimals.
  private static func meters(_ figures: String, _ unit: String) -> Range<Double>? {
    let scale: Double
    switch unit {
    case "km", "k", "kms", "kilometer", "kilometers", "kilometre", "kilometres": scale = 1000
    case "mi", "mile", "miles": scale = Distance.metersPerMile
    case "m", "meter", "meters", "metre", "metres": scale = 1
    default: return nil
    }
    var whole = 0.0
    var step = 1.0
    var isFraction = false
    for byte in figures.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if isFraction { return nil }
        isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFraction { step /= 10 }
        let digit = Double(byte - UInt8(ascii: "0"))
        whole = isFraction ? whole + digit * step : whole * 10 + digit
      default: return nil
      }
    }
    guard whole > 0, whole < 1e6 else { return nil }
    // Nobody runs 400 meters to the meter.
    let room = (scale == 1 ? 50 : step * scale) / 2
    return (whole * scale - room)..<(whole * scale + room)
  }

  private static let small =
    ["in", "of", "the", "on", "from", "my", "with", "a"]
    + ["im", "am", "vom", "von", "der", "die", "das", "mein", "meine", "mit"]

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let germanMonths = [
    "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september",
    "oktober", "november", "dezember",
  ]
}
