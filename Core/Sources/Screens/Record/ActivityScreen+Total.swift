extension ActivityScreen {
  /// What stands beside a total of an activity.
  enum Total: Hashable, Sendable {
    case distance, moving, elapsed, pace, averageHeartRate, maxHeartRate, ascent, energy, source
    case damage

    /// The label: "Moving time", "Zeit in Bewegung".
    func words(in language: Language) -> String {
      switch self {
      case .distance: language.pick("Distance", "Distanz")
      case .moving: language.pick("Moving time", "Zeit in Bewegung")
      case .elapsed: language.pick("Elapsed", "Gesamtzeit")
      case .pace: language.pick("Average pace", "Pace im Schnitt")
      case .averageHeartRate: language.pick("Average heart rate", "Puls im Schnitt")
      case .maxHeartRate: language.pick("Max heart rate", "Höchster Puls")
      case .ascent: language.pick("Elevation gain", "Höhenmeter")
      case .energy: language.pick("Energy", "Energie")
      case .source: language.pick("Recorded by", "Aufgezeichnet von")
      case .damage: language.pick("Damaged file", "Beschädigte Datei")
      }
    }
  }
}
