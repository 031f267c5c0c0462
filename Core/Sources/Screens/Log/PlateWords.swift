public import Training

/// Plates and warm-up sets as a person reads them.
public enum PlateWords {
  /// What goes on each side: "Each side: 25 + 15 kg (100 kg, 0.5 kg cannot be loaded)".
  public static func side(_ loading: PlateRack.Loading, _ unit: MassUnit) -> String {
    let name = " " + unit.rawValue
    let plates = loading.side.map { GymWords.number($0) }.joined(separator: " + ")
    let head = loading.side.isEmpty ? "The bar alone" : "Each side: " + plates + name
    let rest =
      loading.remainder > 0.004
      ? ", \(GymWords.number(loading.remainder))\(name) cannot be loaded" : ""
    return head + " (" + GymWords.number(loading.total) + name + rest + ")"
  }

  /// A set before the work: "Warm-up: 5 × 40 kg".
  public static func rung(_ rung: WarmUp.Rung) -> String {
    "Warm-up: \(rung.reps) × " + GymWords.load(rung.load)
  }
}
