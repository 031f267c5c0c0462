public import Training

/// What a watch measures of the body during a workout, in one line: "131 bpm · 84 kcal".
public enum GymBody {
  /// The line, with the energy in kilocalories; nothing while nothing has been measured.
  public static func words(
    heartRate: HeartRate?,
    kilocalories: Double?,
    in language: Language
  ) -> String? {
    var parts: [String] = []
    if let heartRate { parts.append(Written.heartRate(heartRate, in: language)) }
    if let kilocalories { parts.append(Written.grouped(kilocalories, in: language) + " kcal") }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
