public import Training

extension TerminalText {
  /// What to do where no place is kept.
  public static let noPlace = "Add the first place: pacesetter places add Home --with dumbbell"

  /// What is at a place, in one line.
  public static func equipment(of place: TrainingPlace) -> String {
    var parts = place.equipment.sorted()
    if parts.isEmpty { parts = ["no equipment"] }
    if !place.bar.isEmpty { parts.append("bar \(place.bar) kg") }
    if !place.plates.isEmpty { parts.append("plates \(place.plates)") }
    return parts.joined(separator: ", ")
  }
}
