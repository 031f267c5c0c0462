import Formats
public import Screens
public import Training

/// How long somebody is free before their calendar wants them, and for which race they rest; for the finder
/// and in words.
public struct FreeReport: APIAnswer, Shaped, Hashable {
  /// The gap; nothing where nothing follows today.
  public private(set) var gap: RankingRequest.Gap?

  /// The race that is near, if one is.
  public private(set) var race: RankingRequest.Race?

  /// Takes a gap and a race.
  public init(_ gap: RankingRequest.Gap?, race: RankingRequest.Race? = nil) {
    self.gap = gap
    self.race = race
  }

  /// The sentence: "Free 40 minutes before Dinner at 18:00".
  public func words(in language: Language = .english) -> String? {
    gap.map { FreeWords.sentence($0, in: language) }
  }

  public static var blank: FreeReport { FreeReport(nil) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    let gap = RankingRequest.Gap(minutes: 1, before: 0, title: nil)
    try it.object("gap", &self.gap, from: gap) { it, gap throws(ShapeError) in
      try it.whole("minutes", &gap.minutes, in: 1...1440)
      try it.whole("before", &gap.before, in: 0...1439)
      try it.text("title", &gap.title)
    }
    let race = RankingRequest.Race("", days: 0)
    try it.object("race", &self.race, from: race) { it, race throws(ShapeError) in
      try it.text("name", &race.name)
      try it.whole("days", &race.days, in: 0...30)
    }
    it.words("words") { reader in words(in: reader.language) }
  }
}
