public import Training

extension PlateRack {
  /// Reads the plates of a gym as somebody types them: "20x2 10x1 5".
  ///
  /// Pairs stand behind the weight; where none are said there are enough. Nothing where a word is no plate.
  public static func plates(typed text: String) -> [Plate]? {
    var plates: [Plate] = []
    var folded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{D7}", "X", "*": folded += "x"
      case ";", "\t", "\n", "\u{A0}", "+": folded += " "
      default: folded.unicodeScalars.append(scalar)
      }
    }
    for word in folded.split(separator: " ") {
      let parts = word.split(separator: "x", maxSplits: 1)
      var size = String(parts.first ?? "")
      if size.hasSuffix(",") { size = String(size.dropLast()) }
      let weight = Double(String(size.map { $0 == "," ? "." : $0 }))
      let last = parts.count > 1 ? String(parts[1].filter { $0 != "," }) : "8"
      guard let weight, weight > 0, weight <= 100, let pairs = Int(last), (0...50).contains(pairs)
      else { return nil }
      plates.append(Plate(weight, pairs: pairs))
    }
    return plates.count <= 40 ? plates : nil
  }
}
