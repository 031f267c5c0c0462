public import Formats
public import Screens
public import Training

/// How long somebody is free before their calendar wants them, and for which race they rest; for the finder
/// and in words.
public struct FreeReport: APIAnswer, Hashable {
  /// The gap; nothing where nothing follows today.
  public let gap: RankingRequest.Gap?

  /// The race that is near, if one is.
  public let race: RankingRequest.Race?

  /// Takes a gap and a race.
  public init(_ gap: RankingRequest.Gap?, race: RankingRequest.Race? = nil) {
    self.gap = gap
    self.race = race
  }

  /// The sentence: "Free 40 minutes before Dinner at 18:00".
  public func words(in language: Language = .english) -> String? {
    gap.map { FreeWords.sentence($0, in: language) }
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      if let gap {
        json.object("gap") { json in
          json.field("minutes", gap.minutes)
          json.field("before", gap.before)
          json.field("title", gap.title)
        }
      }
      if let race {
        json.object("race") { json in
          json.field("name", race.name)
          json.field("days", race.days)
        }
      }
      json.field("words", words(in: reader.language))
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    gap = try fields.fields(ifPresent: "gap").map { gap throws(ShapeError) in
      RankingRequest.Gap(
        minutes: try gap.whole("minutes", 1...1440) ?? 1,
        before: try gap.whole("before", 0...1439) ?? 0,
        title: try gap.string(ifPresent: "title")
      )
    }
    race = try fields.fields(ifPresent: "race").map { race throws(ShapeError) in
      RankingRequest.Race(try race.string("name"), days: try race.whole("days", 0...30) ?? 0)
    }
  }
}
