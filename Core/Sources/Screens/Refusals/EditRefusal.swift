public import Training

/// Why an activity is not cropped, split or merged.
public struct EditRefusal: Refusal {
  private let error: ActivityEditError

  /// Speaks for an error.
  public init(_ error: ActivityEditError) { self.error = error }

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    guard language == .german else { return error.description }
    return switch error {
    case .noReadings:
      "Diese Aktivität hat keine Messwerte über die Zeit und lässt sich deshalb nicht zuschneiden."
    case .tooShort:
      "Wähl einen längeren Teil: Jeder braucht mindestens \(Int(ActivityEdit.shortestPart))"
        + " Sekunden."
    case .overlap:
      "Diese beiden Aktivitäten überschneiden sich und lassen sich deshalb nicht verbinden."
    case .apart:
      "Wähl eine Aktivität, die höchstens \(Int(ActivityEdit.longestGap / 3600)) Stunden vor oder"
        + " nach dieser liegt."
    case .otherSport:
      "Wähl eine Aktivität derselben Sportart, oder ändere zuerst die Sportart."
    case .strength:
      "Wähl eine Aktivität; ein Krafttraining lässt sich nicht zuschneiden, teilen oder verbinden."
    case .itself: "Wähl eine andere Aktivität zum Verbinden."
    }
  }
}
