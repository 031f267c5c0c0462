/// The German names of kinds of exercise, as watches and apps write them into their files.
///
/// What is not listed keeps its own word: a file may name any kind.
enum SportWords {
  /// The German name of a kind such as "running", or nothing where there is none.
  static func german(_ kind: String) -> String? { names[kind] }

  private static let names: [String: String] = [
    "running": "Laufen", "trailRunning": "Trailrunning", "treadmillRunning": "Laufband",
    "walking": "Gehen", "hiking": "Wandern", "cycling": "Radfahren", "biking": "Radfahren",
    "indoorCycling": "Radfahren drinnen", "mountainBiking": "Mountainbiken",
    "swimming": "Schwimmen", "openWaterSwimming": "Freiwasserschwimmen", "rowing": "Rudern",
    "strength": "Krafttraining", "strengthTraining": "Krafttraining",
    "traditionalStrengthTraining": "Krafttraining",
    "functionalStrengthTraining": "Functional Training", "coreTraining": "Rumpftraining",
    "highIntensityIntervalTraining": "HIIT", "crossTraining": "Cross-Training",
    "mixedCardio": "Ausdauertraining", "elliptical": "Crosstrainer", "yoga": "Yoga",
    "pilates": "Pilates", "flexibility": "Dehnen", "crossCountrySkiing": "Skilanglauf",
    "downhillSkiing": "Skifahren", "snowboarding": "Snowboarden", "skating": "Skaten",
    "climbing": "Klettern", "dance": "Tanzen", "soccer": "Fußball", "tennis": "Tennis",
    "basketball": "Basketball", "golf": "Golf", "multisport": "Multisport",
    "cooldown": "Auslaufen", "other": "Andere Aktivität",
  ]
}
