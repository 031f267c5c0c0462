public import Training

/// The German words for what workouts and exercises are described by: equipment, focus, kind, level.
///
/// What is not listed keeps its own word: people may write anything into a workout.
enum GymTerms {
  /// The German word, or the text itself where there is none.
  static func german(_ text: String) -> String { words[text] ?? text }

  private static let words: [String: String] = [
    // Equipment.
    "mat": "Matte", "dumbbell": "Kurzhantel", "kettlebell": "Kettlebell", "barbell": "Langhantel",
    "bench": "Bank", "band": "Band", "rack": "Rack", "pull-up bar": "Klimmzugstange", "box": "Box",
    "cable machine": "Kabelzug", "chair": "Stuhl", "machine": "Maschine",
    "foam roller": "Faszienrolle", "medicine ball": "Medizinball", "dip bars": "Dip-Barren",
    "towel": "Handtuch", "sled": "Schlitten", "sandbag": "Sandsack", "jump rope": "Springseil",
    "treadmill": "Laufband", "trap bar": "Trap Bar", "table": "Tisch", "stairs": "Treppe",
    "slider": "Gleitscheiben", "ski erg": "SkiErg", "rower": "Rudergerät", "rope": "Seil",
    "rings": "Ringe", "pool": "Schwimmbecken", "leg press": "Beinpresse", "hill": "Berg",
    "elliptical": "Crosstrainer", "bike": "Rad", "battle rope": "Battle Rope",
    "air bike": "Airbike", "ab wheel": "Bauchroller", "wall": "Wand",
    // What is trained, and how.
    "squat": "Kniebeugen", "hinge": "Heben", "lunge": "Ausfallschritte", "push": "Drücken",
    "press": "Drücken über Kopf", "pull": "Ziehen", "carry": "Tragen", "core": "Rumpf",
    "jump": "Springen", "cardio": "Ausdauer", "run": "Laufen", "mobility": "Beweglichkeit",
    "balance": "Balance", "rest": "Ruhe", "speed": "Tempo", "full body": "Ganzkörper",
    "whole body": "Ganzkörper", "endurance": "Ausdauer", "threshold": "Schwelle", "legs": "Beine",
    "hips": "Hüfte", "technique": "Technik", "spine": "Wirbelsäule", "power": "Schnellkraft",
    "ankles": "Sprunggelenke", "walking": "Gehen", "strength": "Kraft", "breathing": "Atmung",
    "arms": "Arme",
    // Kinds and levels.
    "conditioning": "Kondition", "recovery": "Erholung", "mixed": "Gemischt",
    "beginner": "Anfänger", "intermediate": "Mittelstufe", "advanced": "Fortgeschrittene",
    // Muscles.
    "quads": "Quadrizeps", "hamstrings": "Beinbeuger", "glutes": "Gesäß", "calves": "Waden",
    "shins": "Schienbeine", "adductors": "Adduktoren", "abductors": "Abduktoren",
    "hip flexors": "Hüftbeuger", "abs": "Bauch", "obliques": "seitlicher Bauch",
    "lower back": "unterer Rücken", "upper back": "oberer Rücken", "lats": "Latissimus",
    "traps": "Trapez", "chest": "Brust", "shoulders": "Schultern",
    "rear shoulders": "hintere Schultern", "biceps": "Bizeps", "triceps": "Trizeps",
    "forearms": "Unterarme", "neck": "Nacken",
  ]
}

extension Language {
  /// What an English word of the catalog is called in this language.
  func term(_ text: String) -> String { pick(text, GymTerms.german(text)) }
}

extension Muscle {
  /// What a person calls it.
  public func words(in language: Language) -> String { language.term(rawValue) }

  /// The name at the beginning of a line.
  public func title(in language: Language = .english) -> String {
    words(in: language).capitalizedFirst
  }
}
