import Exchange
import Formats
import Screens
import Training

// What a coach sounds like, before it is chosen.
extension RunDesk {
  /// A minute of a coach: what it says at places of a made-up run.
  @inline(never) static func sample(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (coach, units, swearing, language) = try PageError.shaped {
      () throws(ShapeError) -> (Personality, UnitSystem, Bool, Language) in
      let units = try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric
      let swearing = try fields.bool("swearing", default: false)
      guard let coach = try fields.choice(Personality.self, ifPresent: "coach") else {
        throw fields.error("coach", fields["coach"], "a coach")
      }
      let language = try fields.choice(Language.self, ifPresent: "language") ?? .english
      return (coach, units, swearing, language)
    }
    try WantedWords.refuse(WantedWords(of: coach, in: language), fields)
    let sample = CoachSample(of: coach, units: units, swearing: swearing, in: language)
    return Reply.object { json in
      json.array("sample") { json in
        for part in sample.parts {
          json.object { json in
            json.field("when", part.when)
            json.field("text", part.text)
            json.field("spoken", part.spoken)
            json.field("seconds", part.seconds)
          }
        }
      }
    }
  }
}
