import Training

extension ActivityScreen {
  /// What stands beside a total of an activity.
  enum Total: Hashable, Sendable {
    case distance, moving, elapsed, pace, averageHeartRate, maxHeartRate, ascent, energy, source
    case speed, gear, clock, damage

    /// A clock by its distance from Greenwich: "UTC+2", "UTC-3:30".
    static func clock(_ offset: UTCOffset) -> String {
      let (hours, minutes) = abs(offset.minutes).quotientAndRemainder(dividingBy: 60)
      guard offset != .zero else { return "UTC" }
      let rest = minutes > 0 ? ":" + ClockText.two(minutes) : ""
      return "UTC" + (offset < .zero ? "-" : "+") + "\(hours)" + rest
    }

    /// The label: "Moving time", "Zeit in Bewegung".
    func words(in language: Language) -> String {
      switch self {
      case .distance: language.pick("Distance", "Distanz")
      case .moving: language.pick("Moving time", "Zeit in Bewegung")
      case .elapsed: language.pick("Elapsed", "Gesamtzeit")
      case .pace: language.pick("Average pace", "Pace im Schnitt")
      case .speed: language.pick("Average speed", "Tempo im Schnitt")
      case .averageHeartRate: language.pick("Average heart rate", "Puls im Schnitt")
      case .maxHeartRate: language.pick("Max heart rate", "Höchster Puls")
      case .ascent: language.pick("Elevation gain", "Höhenmeter")
      case .energy: language.pick("Energy", "Energie")
      case .source: language.pick("Recorded by", "Aufgezeichnet von")
      case .gear: language.pick("Gear", "Ausrüstung")
      case .clock: language.pick("Clock", "Uhr")
      case .damage: language.pick("Damaged file", "Beschädigte Datei")
      }
    }
  }
}
