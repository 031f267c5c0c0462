public import Training

/// Plates and warm-up sets as a person reads them.
public enum PlateWords {
  /// What goes on each side: "Each side: 25 + 15 kg (100 kg, 0.5 kg cannot be loaded)".
  public static func side(
    _ loading: PlateRack.Loading,
    _ unit: MassUnit,
    in language: Language = .english
  ) -> String {
    let name = " " + unit.rawValue
    let number = { (value: Double) in GymWords.number(value, in: language) }
    let plates = loading.side.map { number($0) }.joined(separator: " + ")
    let head =
      loading.side.isEmpty
      ? language.pick("The bar alone", "Nur die Stange")
      : language.pick("Each side: ", "Je Seite: ") + plates + name
    let rest =
      loading.remainder > 0.004
      ? ", " + number(loading.remainder) + name
        + language.pick(" cannot be loaded", " lassen sich nicht auflegen") : ""
    return head + " (" + number(loading.total) + name + rest + ")"
  }

  /// A set before the work: "Warm-up: 5 × 40 kg".
  public static func rung(_ rung: WarmUp.Rung, in language: Language = .english) -> String {
    language.pick("Warm-up", "Aufwärmen") + ": \(rung.reps) × "
      + GymWords.load(rung.load, in: language)
  }
}
