public import Coaching
public import Training

extension Trigger {
  /// What a message with this trigger waits for, as the ledger says it.
  public func sentence(units: UnitSystem, in language: Language = .english) -> String {
    func planned(_ place: String) -> String {
      language.pick("Planned for \(place).", "Geplant für \(place).")
    }
    func round(_ distance: Distance) -> String {
      Written.roundDistance(distance, units: units, in: language)
    }
    switch self {
    case .atDistance(let distance): return planned(round(distance))
    case .everyDistance(let distance):
      return planned(language.pick("every ", "alle ") + round(distance))
    case .atTime(let time): return planned(Written.duration(time))
    case .halfway: return planned(language.pick("halfway", "die Hälfte"))
    case .nearFinish(let remaining):
      return planned(language.pick("the last ", "die letzten ") + round(remaining))
    case .condition(let condition, _, _):
      return language.pick("It waits for: ", "Der Satz wartet auf: ")
        + condition.words(units: units, in: language) + "."
    case .fatigueZone(let condition):
      return language.pick("It waits for a minute of: ", "Der Satz wartet auf eine Minute mit: ")
        + condition.words(units: units, in: language) + "."
    }
  }
}
