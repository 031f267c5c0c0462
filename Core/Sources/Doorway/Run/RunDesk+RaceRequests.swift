import Exchange
import Formats
import Screens
import Training

// The race that a run on a day is.
extension RunDesk {
  /// Finds the race of a day among those that the record has told of, with what it asks for.
  @inline(never) static func race(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (race, units) = try PageError.shaped {
      () throws(ShapeError) -> (RaceSetup?, UnitSystem) in
      let known = try fields.fields(ifPresent: "known")
      let races = try known.map { fields throws(ShapeError) in try KnownRunner.races(in: fields) }
      let text = try fields.string("day")
      guard let day = Day(text) else {
        throw fields.error("day", fields["day"], "a day such as 2026-09-27")
      }
      let units = try fields.choice(UnitSystem.self, ifPresent: "units") ?? .metric
      return (RaceSetup.race(on: day, among: races ?? []), units)
    }
    return Reply.object { json in
      guard let race else { return }
      json.field("sentence", RaceOffer(race, units: units, in: fields.language()).sentence)
      json.key("race")
      race.write(to: &json)
      race.writePlan(in: units, to: &json)
    }
  }
}
