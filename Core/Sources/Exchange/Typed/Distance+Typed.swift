public import Training

extension Distance {
  /// Reads a distance as people write it: `10km`, `6.2 mi`, `800m`, `half`, `marathon`; in German
  /// too: `10,5 km`, `Halbmarathon`.
  ///
  /// A number without a unit is refused, because a guess between kilometers and miles would make
  /// every cue of the run wrong.
  public init(typed text: String) throws(TypedTextError) {
    let typed = TypedText(text)
    switch typed.word {
    case "marathon": self = .meters(42_195)
    case "half", "halfmarathon", "half-marathon", "halb", "halbmarathon": self = .meters(21_097.5)
    default:
      guard let quantities = typed.quantities, quantities.count == 1, let first = quantities.first
      else { throw .notADistance(text) }
      switch first.unit {
      case "m", "meter", "meters", "metre", "metres": self = .meters(first.number)
      case "k", "km", "kilometer", "kilometers", "kilometre", "kilometres":
        self = .kilometers(first.number)
      case "mi", "mile", "miles", "meile", "meilen": self = .miles(first.number)
      case "": throw .distanceWithoutUnit(text)
      default: throw .notADistance(text)
      }
    }
    guard meters >= 100, meters <= 500_000 else { throw .distanceOutOfRange(text) }
  }
}
