public import Training

/// What is said of gear.
public enum GearWords {
  /// What it has covered: "612.30 km in 84 activities, last used yesterday".
  public static func text(
    _ gear: Gear,
    units: UnitSystem = .metric,
    seenFrom today: Day,
    in language: Language = .english
  ) -> String {
    let count = gear.activities
    return Written.distance(gear.distance, units: units, in: language)
      + language.pick(
        count == 1 ? " in 1 activity" : " in \(count) activities",
        count == 1 ? " in 1 Aktivität" : " in \(count) Aktivitäten"
      )
      + language.pick(", last used: ", ", zuletzt benutzt: ")
      + DayWords.text(gear.last, seenFrom: today, in: language)
  }
}
