import Formats
import Screens
public import Training

extension Gear: Shaped {
  public static var blank: Gear {
    let day = Day(daysSince1970: 0)
    return Gear(name: "", activities: 0, distance: .zero, moving: .zero, first: day, last: day)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("name", &name)
    try it.whole("activities", &activities)
    try it.meters("distanceMeters", &distance)
    try it.duration("movingSeconds", &moving, isRequired: true)
    try it.day("first", &first)
    try it.day("last", &last)
    let gear = self
    it.words("words") { reader in
      GearWords.text(gear, units: reader.units, seenFrom: reader.today, in: reader.language)
    }
  }
}
